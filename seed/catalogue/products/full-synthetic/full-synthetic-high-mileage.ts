import { html } from '../../../html.ts';
import type { Packshot } from '../../../pictures/packshot.ts';
import type { VariableProductSeed } from '../../product-seed.ts';

const pack = (container: Packshot['container'], grade: string, volume: string): Packshot => ({
  container,
  label: {
    name: ['Full Synthetic', 'High Mileage'],
    description: 'Di atas 100.000 km',
    grade,
    volume,
    standard: 'API SN',
  },
  colours: { body: '#23292e', label: '#f0a500', ink: '#0c171c', band: '#c92f10', cap: '#c92f10' },
});

export const fullSyntheticHighMileage: VariableProductSeed = {
  type: 'variable',
  slug: 'full-synthetic-high-mileage',
  category: 'oli-full-sintetik-formula',
  date: '2026-03-16T03:00:00Z',
  totalSales: 342,
  sku: 'STP-FSH',
  attributes: ['viscosity', 'size'],
  defaults: { viscosity: '10w40', size: '4l' },
  variations: [
    {
      sku: 'STP-FSH-5W40-4L',
      attributes: { viscosity: '5w40', size: '4l' },
      cents: 3990,
      stock: { kind: 'managed', quantity: 31, lowAmount: 6 },
      parcel: { weight: 3650, length: 22, width: 11, height: 28 },
      packshot: pack('jug4', '5W-40', '4 L'),
    },
    {
      sku: 'STP-FSH-10W40-1L',
      attributes: { viscosity: '10w40', size: '1l' },
      cents: 1090,
      stock: { kind: 'managed', quantity: 57, lowAmount: 10 },
      parcel: { weight: 930, length: 11, width: 7, height: 24 },
      packshot: pack('jug1', '10W-40', '1 L'),
    },
    {
      sku: 'STP-FSH-10W40-4L',
      attributes: { viscosity: '10w40', size: '4l' },
      cents: 3890,
      stock: { kind: 'managed', quantity: 44, lowAmount: 8 },
      parcel: { weight: 3660, length: 22, width: 11, height: 28 },
      packshot: pack('jug4', '10W-40', '4 L'),
    },
  ],
  copy: {
    id: {
      name: 'Full Synthetic High Mileage',
      shortDescription: 'Untuk mesin di atas 100.000 km: sil dilenturkan, rembes ditahan, oli tidak cepat susut.',
      description: html`
        <p>Setelah 100.000 km, karet sil mengeras dan celah ring piston melebar. Oli merembes keluar dan naik ke ruang bakar; Anda menambah seperempat liter tiap bulan tanpa tahu ke mana perginya.</p>
        <p>Seri High Mileage memakai <strong>ester pelentur sil</strong> dan kekentalan di batas atas kelasnya. Bahan dasarnya tetap sintetik, sehingga mesin tua tidak perlu mundur ke oli mineral.</p>
        <ul>
          <li>Sil katup dan sil kruk as kembali lentur</li>
          <li>Susut oli berkurang setelah dua kali ganti</li>
          <li>Deterjen lembut, tidak merontokkan kerak lama sekaligus</li>
        </ul>
        <p>5W-40 untuk mesin keluaran 2005–2015, 10W-40 untuk yang lebih tua.</p>`,
      extraDescription: html`
        <h3>Peralihan dari oli lama</h3>
        <p>Pada penggantian pertama, ganti lagi di 3.000 km karena oli akan mengangkat endapan. Selanjutnya setiap <strong>7.500 km</strong>. Kapasitas umum 3,5–4 liter; cek stik setiap 1.000 km dan catat susutnya. Hasil pada sil biasanya terlihat setelah 1.500 km.</p>
        <h3>Kapan harus ke bengkel</h3>
        <p>Rembes yang menetes di lantai dalam semalam, atau susut lebih dari 1 liter tiap 1.000 km, tidak bisa ditolong oli. Jangan mengisi melewati MAX: busa oli merusak katalis. Jauhkan botol dari jangkauan anak kecil.</p>`,
      customTextarea: 'Mesin 150 ribu belum tentu turun mesin. Kadang cuma silnya haus.',
      productCardLists: ['Di atas 100.000 km', 'Pelentur sil', 'Susut oli berkurang'],
      specifications: [
        ['Standar', 'API SN'],
        ['SAE', '5W-40, 10W-40'],
        ['Bahan dasar', 'Group III dan ester'],
        ['Viskositas 100 °C', '15,2 / 15,6 cSt'],
        ['Pemuaian sil (NBR)', '+3 sampai +6 %'],
        ['Titik nyala', '236 °C'],
      ],
    },
    en: {
      name: 'Full Synthetic High Mileage',
      shortDescription: 'For engines past 100,000 km: softens seals, slows seepage and keeps the level up.',
      description: html`
        <p>Past 100,000 km the rubber seals harden and ring gaps widen. Oil seeps out and climbs into the cylinders; you add a quarter litre a month and never see where it goes.</p>
        <p>High Mileage uses <strong>seal-conditioning esters</strong> and sits at the thick end of its grade. The base remains synthetic, so an older engine need not step back to mineral oil.</p>
        <ul>
          <li>Valve-stem and crankshaft seals regain their give</li>
          <li>Less oil lost after two changes</li>
          <li>Mild detergents that do not shake old sludge loose all at once</li>
        </ul>
        <p>5W-40 for engines of 2005–2015, 10W-40 for older ones.</p>`,
      extraDescription: html`
        <h3>Moving over from another oil</h3>
        <p>Make the second change after 3,000 km, since the oil will be lifting deposits. From then on, every <strong>7,500 km</strong>. Typical fill 3.5–4 litres; read the dipstick every 1,000 km and note what it lost. Seals usually respond within 1,500 km.</p>
        <h3>When to see a garage</h3>
        <p>A puddle overnight, or more than 1 litre gone in 1,000 km, is beyond the help of oil. Do not fill over MAX: froth ruins the catalyst. Keep the bottle where toddlers cannot get at it.</p>`,
      customTextarea: 'An engine at 150,000 may not need a rebuild. Sometimes the seals are just thirsty.',
      productCardLists: ['Past 100,000 km', 'Conditions seals', 'Less oil lost'],
      specifications: [
        ['Standard', 'API SN'],
        ['SAE', '5W-40, 10W-40'],
        ['Base oil', 'Group III and ester'],
        ['Viscosity at 100 °C', '15.2 / 15.6 cSt'],
        ['Seal swell (NBR)', '+3 to +6 %'],
        ['Flash point', '236 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Sumarno Hadi',
      email: 'sumarno.hadi@example.com',
      rating: 5,
      language: 'id',
      text: 'Kijang Kapsul 230 ribu km, rembes di sil belakang berhenti setelah ganti kedua.',
      date: '2026-06-24',
      verified: true,
    },
    {
      author: 'Ferdinand Lumban',
      email: 'ferdinand.lumban@example.com',
      rating: 4,
      language: 'en',
      text: 'My 2008 CR-V used half a litre a month. It is down to a cupful since I switched to the 5W-40.',
      date: '2026-08-17',
      verified: true,
    },
    {
      author: 'Yanti Marlina',
      email: 'yanti.marlina@example.com',
      rating: 4,
      language: 'id',
      text: 'Avanza 2009 asap tipis pagi hari berkurang. Belum hilang, tapi jelas lebih baik.',
      date: '2026-10-05',
      verified: false,
    },
  ],
};
