import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const engineDegreaser: SimpleProductSeed = {
  type: 'simple',
  slug: 'engine-degreaser',
  category: 'pembersih-mesin',
  date: '2025-02-20T03:30:00Z',
  totalSales: 486,
  sku: 'STP-CLN-DEGR-500',
  cents: 560,
  stock: { kind: 'managed', quantity: 74, lowAmount: 10 },
  parcel: { weight: 520, length: 7, width: 7, height: 26 },
  content: { amount: 500, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'can',
    label: { name: ['Engine', 'Degreaser'], description: 'Semprot, diamkan, bilas', volume: '500 ml' },
  },
  copy: {
    id: {
      name: 'Engine Degreaser, 500 ml',
      shortDescription: 'Semprot, diamkan lima menit, bilas. Oli dan debu di blok mesin ikut hanyut.',
      description: html`
        <p>Rembesan oli ditambah debu jalan menjadi kerak yang menahan panas dan menyembunyikan kebocoran. Engine Degreaser menembus kerak itu dengan busa pekat yang menempel di bidang tegak, tidak langsung menetes seperti solar atau bensin.</p>
        <p>Ruang mesin yang bersih bukan cuma soal tampilan. Begitu bloknya kering, sumber rembes terlihat dalam hitungan hari, dan montir Anda bekerja lebih cepat.</p>
        <ul>
          <li>Busa menempel 5–10 menit di blok, karter, dan girboks.</li>
          <li>Terbilas air biasa, tanpa lapisan licin tersisa.</li>
          <li>Dipakai juga untuk kaki-kaki, lantai garasi, dan mesin pemotong rumput.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Tunggu mesin hangat kuku, sekitar 30–40 °C. Jangan pernah menyemprot mesin panas.</li>
          <li>Tutup alternator, boks sekring, koil, dan mulut filter udara dengan plastik.</li>
          <li>Kocok kaleng, semprot dari bawah ke atas sejauh 20–30 cm. Satu ruang mesin sedan memakai kira-kira setengah kaleng.</li>
          <li>Diamkan 5–10 menit, sikat bagian tebal, bilas dengan tekanan rendah, lalu keringkan.</li>
        </ol>
        <h3>Keselamatan</h3>
        <p>Aerosol sangat mudah menyala: jauhkan dari rokok, percikan, dan knalpot panas. Isi bertekanan, simpan di bawah 50 °C dan jangan ditinggal di mobil yang dijemur. Lindungi mata dan cat; bila kena cat, bilas segera.</p>`,
      customTextarea: 'Cuci mesin sebelum mencari bocor. Separuh diagnosis selesai di situ.',
      productCardLists: ['Busa menempel di bidang tegak', '5–10 menit lalu bilas', 'Membuka jejak rembesan oli'],
      specifications: [
        ['Isi', '500 ml, aerosol'],
        ['Pemakaian', 'Blok mesin, girboks, kaki-kaki, lantai beton'],
        ['Waktu diam', '5–10 menit'],
        ['Cukup untuk', '2 ruang mesin sedan'],
        ['Sifat', 'Sangat mudah menyala'],
      ],
    },
    en: {
      name: 'Engine Degreaser, 500 ml',
      shortDescription: 'Spray on, wait five minutes, rinse off. Oil and road dust leave the block together.',
      description: html`
        <p>A weeping gasket plus road dust makes a crust that holds heat in and hides where the leak begins. Engine Degreaser works its way underneath as a dense foam that stays on upright surfaces, where petrol or diesel would simply run off.</p>
        <p>A clean engine bay is more than vanity. Once the block is dry, a leak shows itself within days and whoever works on the car finds it sooner.</p>
        <ul>
          <li>Foam holds for 5–10 minutes on block, sump and gearbox.</li>
          <li>Rinses away with plain water and leaves no slippery film.</li>
          <li>Just as useful on suspension parts, garage floors and mowers.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Let the engine cool to hand-warm, about 30–40 °C. Never spray a hot engine.</li>
          <li>Cover alternator, fuse box, ignition coils and air intake with plastic.</li>
          <li>Shake the can and spray from the bottom up at 20–30 cm. A saloon’s engine bay takes about half a can.</li>
          <li>Wait 5–10 minutes, brush the thick spots, rinse at low pressure and let dry.</li>
        </ol>
        <h3>Safety</h3>
        <p>Extremely flammable aerosol: no cigarettes, sparks or hot exhausts nearby. Pressurised: keep below 50 °C and never leave it in a car parked in the sun. Shield eyes and paintwork, and rinse paint at once if it is hit.</p>`,
      customTextarea: 'Wash the engine before you look for the leak. That is half the diagnosis done.',
      productCardLists: [
        'Foam clings to upright surfaces',
        '5–10 minutes, then rinse',
        'Makes oil leaks easy to trace',
      ],
      specifications: [
        ['Contents', '500 ml aerosol'],
        ['Use on', 'Engine block, gearbox, underbody, concrete'],
        ['Dwell time', '5–10 minutes'],
        ['Goes as far as', '2 saloon engine bays'],
        ['Hazard', 'Extremely flammable'],
      ],
    },
  },
  reviews: [
    {
      author: 'Dedi Kurniawan',
      email: 'dedi.kurniawan@example.com',
      rating: 5,
      language: 'id',
      text: 'Blok mesin Kijang kapsul saya sepuluh tahun tidak pernah dicuci. Dua kali semprot langsung ketahuan rembesnya dari sil timing.',
      date: '2025-04-12',
      verified: true,
    },
    {
      author: 'Fajar Nugroho',
      email: 'fajar.nug@example.com',
      rating: 4,
      language: 'id',
      text: 'Busanya awet menempel, hemat. Baunya cukup tajam, jadi pakai masker.',
      date: '2025-09-02',
      verified: true,
    },
    {
      author: 'Hendra Wijaya',
      email: 'hendra.w@example.com',
      rating: 4,
      language: 'en',
      text: 'Half a can cleaned the whole bay of my Yaris. Thick grease on the gearbox still needed a brush.',
      date: '2026-01-27',
      verified: true,
    },
    {
      author: 'Lilis Suryani',
      email: 'lilis.suryani@example.com',
      rating: 5,
      language: 'id',
      text: 'Bengkel kecil kami pakai ini untuk cuci mesin sebelum turun blok. Terbilas bersih, lantai tidak licin.',
      date: '2026-05-15',
      verified: true,
    },
  ],
};
