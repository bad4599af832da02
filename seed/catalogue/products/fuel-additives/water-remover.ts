import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const waterRemover: SimpleProductSeed = {
  type: 'simple',
  slug: 'water-remover',
  category: 'campuran-bahan-bakar',
  date: '2025-11-03T03:00:00Z',
  totalSales: 640,
  sku: 'STP-FA-WTR-200',
  cents: 510,
  stock: { kind: 'managed', quantity: 84, lowAmount: 10 },
  parcel: { weight: 196, length: 6, width: 6, height: 18 },
  content: { amount: 200, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'slim-long',
    label: { name: ['Water', 'Remover'], description: 'Mengikat air di tangki', volume: '200 ml' },
    colours: { body: '#10507f', label: '#ffffff', ink: '#0c2f4c', band: '#0c2f4c', cap: '#ffffff' },
  },
  copy: {
    id: {
      name: 'Water Remover, 200 ml',
      shortDescription: 'Mengikat air di dasar tangki bensin supaya ikut terbakar, bukan menyumbat saluran.',
      description: html`
        <p>Musim hujan, tangki setengah kosong, udara lembap: embun menetes ke dalam bensin dan berkumpul di dasar. Gejalanya khas, mobil tersendat setelah tikungan atau mati sesaat lalu hidup lagi.</p>
        <p>Alkohol dalam Water Remover menyatukan air dengan bensin menjadi campuran yang bisa terbakar. Air keluar lewat knalpot sebagai uap, dan tangki baja tidak lagi berkarat dari dalam.</p>
        <ul>
          <li>Menyerap sampai 60 ml air per botol</li>
          <li>Mencegah karat di tangki dan rel injektor</li>
          <li>Menolong setelah melewati banjir atau salah isi di eceran</li>
        </ul>
        <p>Hanya untuk bensin. Untuk mesin diesel, pilih Diesel Treatment yang memisahkan air ke filter.</p>`,
      extraDescription: html`
        <h3>Petunjuk</h3>
        <ol>
          <li>Tuang satu botol ke tangki berisi minimal 20 liter bensin.</li>
          <li>Goyangkan mobil pelan dari samping atau jalan berkelok sebentar agar air terangkat.</li>
          <li>Habiskan setengah tangki. Ulangi bila mesin masih tersendat.</li>
        </ol>
        <p>Untuk pencegahan selama musim hujan, 100 ml pada setiap tangki ketiga sudah cukup.</p>
        <h3>Jangan diabaikan</h3>
        <p>Isinya alkohol dengan nyala yang hampir tak terlihat. Jauhkan dari api pilot kompor dan percikan starter. Tidak boleh dituang ke tangki solar. Uap dapat membuat pusing, tuang di udara terbuka.</p>`,
      customTextarea: 'Habis banjir mobil tersendat? Air di tangki tersangka pertama, bukan businya.',
      productCardLists: ['Serap 60 ml air', 'Hanya untuk bensin', 'Cegah karat tangki'],
      specifications: [
        ['Isi', '200 ml'],
        ['Bahan aktif', 'Isopropanol dan penghambat karat'],
        ['Daya serap', 'Hingga 60 ml air'],
        ['Takaran', '200 ml untuk 20–60 L bensin'],
        ['Titik nyala', '12 °C'],
        ['Massa jenis (15 °C)', '0,79 kg/L'],
      ],
    },
    en: {
      name: 'Water Remover, 200 ml',
      shortDescription: 'Binds the water at the bottom of a petrol tank so it burns off and cannot block a line.',
      description: html`
        <p>Rainy season, half-empty tank, humid air: condensation drips into the petrol and gathers at the bottom. The signs are typical. The car hiccups after a bend, or cuts out for a second and carries on.</p>
        <p>The alcohol in Water Remover joins water and petrol into a mix that burns. Water leaves through the exhaust as steam, and a steel tank stops rusting from within.</p>
        <ul>
          <li>Takes up as much as 60 ml of water per bottle</li>
          <li>Keeps rust out of tank and fuel rail</li>
          <li>First aid after a flood or a bad roadside fill</li>
        </ul>
        <p>Petrol only. For diesel engines choose Diesel Treatment, which sends water to the filter instead.</p>`,
      extraDescription: html`
        <h3>Directions</h3>
        <ol>
          <li>Pour one bottle into a tank holding at least 20 litres of petrol.</li>
          <li>Rock the car gently from the side or drive a few bends to lift the water.</li>
          <li>Use up half the tank. Repeat if the engine still hesitates.</li>
        </ol>
        <p>As prevention through the wet months, 100 ml in every third tank will do.</p>
        <h3>Do not ignore</h3>
        <p>This is alcohol, and its flame is nearly invisible. Stay clear of pilot lights and starter sparks. Never pour it into a diesel tank. Fumes can make you dizzy, so work outdoors.</p>`,
      customTextarea: 'Hesitating after a flood? Suspect water in the tank before you blame the plugs.',
      productCardLists: ['Absorbs 60 ml of water', 'Petrol only', 'Keeps tanks from rusting'],
      specifications: [
        ['Contents', '200 ml'],
        ['Active ingredient', 'Isopropanol and rust inhibitor'],
        ['Capacity', 'Up to 60 ml of water'],
        ['Dose', '200 ml to 20–60 L of petrol'],
        ['Flash point', '12 °C'],
        ['Density (15 °C)', '0.79 kg/L'],
      ],
    },
  },
  reviews: [
    {
      author: 'Irwan Saputra',
      email: 'irwan.saputra@example.com',
      rating: 4,
      language: 'id',
      text: 'Setelah banjir di Kelapa Gading, Sigra tersendat terus. Satu botol dan setengah tangki, normal lagi.',
      date: '2026-01-30',
      verified: true,
    },
    {
      author: 'Maria Lestari',
      email: 'maria.lestari@example.com',
      rating: 5,
      language: 'id',
      text: 'Karimun saya mati-mati waktu hujan, ternyata tangki berair. Tertolong, tidak jadi kuras tangki.',
      date: '2026-02-25',
      verified: true,
    },
    {
      author: 'Anton Wijaya',
      email: 'anton.wijaya@example.com',
      rating: 3,
      language: 'en',
      text: 'Helped my old Civic a little, but there was more water than one bottle could take. Needed three.',
      date: '2026-05-11',
      verified: true,
    },
    {
      author: 'Dian Ayuningtyas',
      email: 'dian.ayuningtyas@example.com',
      rating: 4,
      language: 'id',
      text: 'Dipakai buat pencegahan musim hujan di Terios. Sejauh ini aman.',
      date: '2026-11-04',
      verified: false,
    },
  ],
};
