import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const dpfCleaner: SimpleProductSeed = {
  type: 'simple',
  slug: 'dpf-cleaner',
  category: 'campuran-bahan-bakar',
  date: '2026-10-26T03:00:00Z',
  totalSales: 21,
  sku: 'STP-FA-DPF-300',
  cents: 790,
  stock: { kind: 'managed', quantity: 60, lowAmount: 10 },
  parcel: { weight: 300, length: 6, width: 6, height: 20 },
  content: { amount: 300, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'slim-long',
    label: { name: ['DPF', 'Cleaner'], description: 'Bantu regenerasi filter diesel', volume: '300 ml' },
    colours: { body: '#0b7f86', label: '#f3f5f5', ink: '#07474c', band: '#07474c', cap: '#0c171c' },
  },
  copy: {
    id: {
      name: 'DPF Cleaner, 300 ml',
      shortDescription: 'Menurunkan suhu bakar jelaga agar filter partikel diesel bersih di rute dalam kota.',
      description: html`
        <p>Filter partikel membersihkan diri bila gas buang cukup panas, kira-kira setelah 20 menit di jalan tol. Mobil yang hanya menempuh 8 km ke kantor tidak pernah sampai ke sana, dan lampu DPF pun menyala.</p>
        <p>Katalis besi dan serium dalam DPF Cleaner menurunkan suhu bakar jelaga dari sekitar 600 °C menjadi <strong>450 °C</strong>. Regenerasi jadi lebih sering tuntas, walau rutenya pendek.</p>
        <ul>
          <li>Regenerasi lebih singkat</li>
          <li>Tekanan balik gas buang turun</li>
          <li>Solar pasca-injeksi yang mengencerkan oli berkurang</li>
        </ul>
        <p>Untuk diesel Euro 4 ke atas yang dilengkapi DPF.</p>`,
      extraDescription: html`
        <h3>Langkah</h3>
        <ol>
          <li>300 ml untuk 50–70 liter solar berkadar belerang rendah.</li>
          <li>Pada tangki itu, jalankan sekali 30 menit di atas 2.000 rpm.</li>
          <li>Ulangi setiap 3.000 km untuk rute kota, 5.000 km untuk campuran.</li>
        </ol>
        <p>Bila lampu DPF berkedip atau mobil masuk mode darurat, filter perlu dibersihkan di bengkel lebih dulu.</p>
        <h3>Awas panas</h3>
        <p>Selama regenerasi, knalpot bisa melampaui 600 °C: jangan parkir di atas rumput kering. Cairan dapat terbakar dan berbahaya bagi organisme air.</p>`,
      customTextarea: 'Lampu DPF baru menyala? Sebotol ini plus setengah jam tol, jangan langsung ganti filter.',
      productCardLists: ['Diesel Euro 4 ke atas', '300 ml untuk 50–70 L', 'Cocok untuk rute pendek'],
      specifications: [
        ['Isi', '300 ml'],
        ['Bahan aktif', 'Katalis besi dan serium organik'],
        ['Suhu bakar jelaga', 'Turun menjadi sekitar 450 °C'],
        ['Titik nyala', '60 °C'],
        ['Massa jenis (15 °C)', '0,84 kg/L'],
      ],
    },
    en: {
      name: 'DPF Cleaner, 300 ml',
      shortDescription: 'Lets soot burn at a lower temperature, so a diesel filter stays clear on city routes.',
      description: html`
        <p>A particulate filter cleans itself once the exhaust is hot enough, some 20 minutes into a motorway run. A car that only covers 8 km to the office never gets there, and on comes the DPF light.</p>
        <p>Iron and cerium catalysts in DPF Cleaner bring the burning point of soot down from around 600 °C to <strong>450 °C</strong>. Regeneration finishes more often, even on short hops.</p>
        <ul>
          <li>Shorter regenerations</li>
          <li>Lower exhaust back-pressure</li>
          <li>Less post-injected diesel thinning the oil</li>
        </ul>
        <p>For Euro 4 and later diesels fitted with a DPF.</p>`,
      extraDescription: html`
        <h3>Steps</h3>
        <ol>
          <li>300 ml to 50–70 litres of low-sulphur diesel.</li>
          <li>During that tank, drive once for 30 minutes above 2,000 rpm.</li>
          <li>Repeat every 3,000 km in town, every 5,000 km on mixed routes.</li>
        </ol>
        <p>If the DPF light flashes or the car is in limp mode, the filter needs workshop cleaning first.</p>
        <h3>Mind the heat</h3>
        <p>While regenerating, the exhaust can exceed 600 °C: never park on dry grass. The liquid burns and is harmful to aquatic life.</p>`,
      customTextarea: 'DPF light just come on? A bottle and half an hour of toll road before you price a new filter.',
      productCardLists: ['Euro 4 diesels and later', '300 ml treats 50–70 L', 'Made for short routes'],
      specifications: [
        ['Contents', '300 ml'],
        ['Active ingredient', 'Organic iron and cerium catalyst'],
        ['Soot burns at', 'About 450 °C'],
        ['Flash point', '60 °C'],
        ['Density (15 °C)', '0.84 kg/L'],
      ],
    },
  },
  reviews: [],
};
