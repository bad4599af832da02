import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const valveLubricant: SimpleProductSeed = {
  type: 'simple',
  slug: 'valve-lubricant',
  category: 'campuran-bahan-bakar',
  date: '2025-08-11T03:00:00Z',
  totalSales: 512,
  sku: 'STP-FA-VLV-250',
  cents: 660,
  stock: { kind: 'managed', quantity: 58, lowAmount: 10 },
  parcel: { weight: 252, length: 8, width: 5, height: 18 },
  content: { amount: 250, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'slim-flat',
    label: { name: ['Valve', 'Lubricant'], description: 'Klep & dudukan klep', volume: '250 ml' },
    colours: { body: '#eceae4', label: '#d0310f', band: '#0c171c', cap: '#d0310f' },
  },
  copy: {
    id: {
      name: 'Valve Lubricant, 250 ml',
      shortDescription: 'Melapisi klep dan dudukannya pada mesin lama serta mobil berbahan bakar gas.',
      description: html`
        <p>Mesin sebelum tahun 90-an dirancang untuk bensin bertimbal. Timbal dulu menjadi bantalan antara klep buang dan dudukannya; bensin sekarang tidak punya bantalan itu, begitu juga gas LPG dan CNG yang membakar kering.</p>
        <p>Valve Lubricant mengganti peran timbal dengan garam kalium yang menempel tipis di permukaan dudukan klep setiap kali mesin menyala. Celah klep bertahan lebih lama, kompresi tidak bocor.</p>
        <ul>
          <li>Mencegah dudukan klep termakan</li>
          <li>Menjaga setelan celah klep</li>
          <li>Mengurangi bunyi kering di kepala silinder</li>
        </ul>
        <p>Teman yang tepat untuk mobil klasik, angkutan berbahan bakar gas, dan motor tua.</p>`,
      extraDescription: html`
        <h3>Dosis</h3>
        <p>Setiap pengisian bensin: <strong>1 ml per liter</strong>, jadi satu botol cukup untuk 250 liter. Tutupnya berisi 20 ml, pas untuk 20 liter. Pada mobil gas, campur 50 ml ke bensin di tangki cadangan dan jalankan 10 menit dengan bensin setiap 1.000 km.</p>
        <p>Boleh dipakai bersama pembersih bensin, tetapi jangan dalam botol takar yang sama.</p>
        <h3>Yang perlu dijaga</h3>
        <p>Iritasi pada mata: bila terpercik, bilas 15 menit dengan air mengalir. Jauhkan dari percikan api bengkel, terutama saat menggerinda. Tumpahan di lantai diserap pasir, bukan disiram ke selokan.</p>`,
      customTextarea: 'Kijang lama yang celah klepnya habis tiap 10.000 km, sekarang tahan dua kali lipat.',
      productCardLists: ['Pengganti timbal', '1 ml per liter bensin', 'Klasik, LPG, CNG', 'Satu botol untuk 250 L'],
      specifications: [
        ['Isi', '250 ml'],
        ['Bahan aktif', 'Garam kalium organik'],
        ['Takaran', '1 : 1.000'],
        ['Titik nyala', '58 °C'],
        ['Massa jenis (15 °C)', '0,84 kg/L'],
        ['Bebas dari', 'Timbal, besi, mangan'],
      ],
    },
    en: {
      name: 'Valve Lubricant, 250 ml',
      shortDescription: 'Coats valves and seats in older engines and in cars that run on gas.',
      description: html`
        <p>Engines from before the nineties were designed around leaded petrol. Lead once cushioned the exhaust valve as it met its seat; modern petrol has no such cushion, and neither do LPG and CNG, which burn dry.</p>
        <p>Valve Lubricant takes over with a potassium salt that leaves a thin film on the seat at every firing. Valve clearances hold longer and compression stays where it should.</p>
        <ul>
          <li>Stops seats from wearing away</li>
          <li>Holds the valve clearance you set</li>
          <li>Quietens a dry-sounding cylinder head</li>
        </ul>
        <p>A good companion for classic cars, gas-powered taxis and old motorcycles.</p>`,
      extraDescription: html`
        <h3>Dosing</h3>
        <p>At each fill: <strong>1 ml per litre</strong> of petrol, so a bottle lasts 250 litres. The cap holds 20 ml, just right for 20 litres. On gas conversions put 50 ml into the petrol reserve and run 10 minutes on petrol every 1,000 km.</p>
        <p>It may be used alongside a fuel cleaner, though not measured in the same cup.</p>
        <h3>Look out for</h3>
        <p>Irritates eyes: after a splash, rinse under running water for 15 minutes. Keep clear of workshop sparks, grinding above all. Soak up a spill on the floor with sand instead of hosing it into a drain.</p>`,
      customTextarea: 'Old Kijangs that lost their clearances every 10,000 km now go twice as far between adjustments.',
      productCardLists: ['Replaces lead', '1 ml per litre of petrol', 'Classics, LPG, CNG', 'A bottle treats 250 L'],
      specifications: [
        ['Contents', '250 ml'],
        ['Active ingredient', 'Organic potassium salt'],
        ['Dose', '1 : 1,000'],
        ['Flash point', '58 °C'],
        ['Density (15 °C)', '0.84 kg/L'],
        ['Free of', 'Lead, iron, manganese'],
      ],
    },
  },
  reviews: [
    {
      author: 'Bambang Sutrisno',
      email: 'bambang.sutrisno@example.com',
      rating: 5,
      language: 'id',
      text: 'Kijang Super 1990 saya biasanya setel klep tiap enam bulan. Sejak pakai ini setahun masih pas.',
      date: '2025-10-14',
      verified: true,
    },
    {
      author: 'Suryadi Lesmana',
      email: 'suryadi.lesmana@example.com',
      rating: 4,
      language: 'id',
      text: 'Vios taksi yang sudah pakai CNG, bunyi kepala silinder lebih halus. Tutupnya sekalian jadi takaran, praktis.',
      date: '2026-02-20',
      verified: true,
    },
    {
      author: 'Richard Simatupang',
      email: 'richard.simatupang@example.com',
      rating: 5,
      language: 'en',
      text: 'Keeps the head of my 1978 Corolla happy on unleaded. One bottle lasts me most of a year of weekend drives.',
      date: '2026-06-08',
      verified: true,
    },
  ],
};
