import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const motoOilTreatment: SimpleProductSeed = {
  type: 'simple',
  slug: 'moto-oil-treatment',
  category: 'campuran-oli',
  date: '2025-11-24T03:00:00Z',
  totalSales: 811,
  sku: 'STP-OT-MOT-60',
  cents: 320,
  stock: { kind: 'managed', quantity: 136, lowAmount: 20 },
  parcel: { weight: 72, length: 4, width: 4, height: 11 },
  content: { amount: 60, unit: 'ml' },
  packshot: {
    container: 'slim-mini',
    label: { name: ['Moto Oil', 'Treatment'], description: 'Aman kopling basah', volume: '60 ml' },
    colours: { body: '#f0a500', label: '#c92f10', ink: '#ffffff', band: '#0c171c', cap: '#0c171c' },
  },
  copy: {
    id: {
      name: 'Moto Oil Treatment, 60 ml',
      shortDescription: 'Peredam gesek khusus motor: mesin halus, kopling basah tidak selip.',
      description: html`
        <p>Campuran oli mobil mengandung pelicin yang merambat ke kampas kopling motor. Rasanya enak sehari, lalu gas meraung tanpa tarikan.</p>
        <p>Yang ini disusun tanpa pelicin organik. Pelindungnya boron, yang hanya bekerja di titik <strong>logam bertemu logam</strong> dengan tekanan tinggi, dan membiarkan kampas tetap menggigit.</p>
        <ul>
          <li>Suara rantai keteng dan klep lebih rapat</li>
          <li>Perpindahan gigi terasa pendek</li>
          <li>Lulus uji kopling setara JASO MA</li>
        </ul>
        <p>Bebek, sport, trail, dan matik, 4-tak semua merek.</p>`,
      extraDescription: html`
        <h3>Sebotol sekali ganti</h3>
        <p>Tuang 60 ml ke <strong>800 ml–1,2 liter</strong> oli baru. Kurangi olinya 60 ml agar level tidak lewat. Untuk matik 650 ml, cukup 40 ml: ada garis di botol. Motor besar berkapasitas 2 liter ke atas, dua botol.</p>
        <h3>Sebelum membuka tutup</h3>
        <p>Kocok 10 detik, boronnya mengendap. Bila kulit Anda sensitif, pakai sarung tangan. Jangan dituang ke tangki bensin atau garpu depan.</p>`,
      customTextarea: 'Saya jual ini ke anak motor sejak kopling mereka selip gara-gara campuran mobil.',
      productCardLists: ['Aman kopling basah', '60 ml untuk 1 L oli', 'Formula boron'],
      specifications: [
        ['Isi', '60 ml'],
        ['Bahan aktif', 'Ester borat'],
        ['Uji kopling', 'Setara JASO MA (T 904)'],
        ['Titik nyala', '190 °C'],
        ['Massa jenis (15 °C)', '0,92 kg/L'],
      ],
    },
    en: {
      name: 'Moto Oil Treatment, 60 ml',
      shortDescription: 'Friction protection made for motorcycles: a smooth engine and no slip in a wet clutch.',
      description: html`
        <p>Oil treatments for cars contain slip agents that creep on to a motorcycle’s clutch plates. It feels lovely for a day, then the engine howls and the bike stays put.</p>
        <p>This one does without organic slip agents. Its protection is boron, which only acts where <strong>metal meets metal</strong> under high pressure and leaves the plates to bite.</p>
        <ul>
          <li>Tightens up cam-chain and valve noise</li>
          <li>Shifts feel shorter</li>
          <li>Clutch test equal to JASO MA</li>
        </ul>
        <p>Underbone, sport, trail and scooter: four-strokes of every make.</p>`,
      extraDescription: html`
        <h3>One bottle, one oil change</h3>
        <p>Add 60 ml to <strong>800 ml–1.2 litres</strong> of fresh oil, and leave out 60 ml of oil to keep the level right. Scooters with 650 ml need only 40 ml, marked on the bottle. Big bikes holding 2 litres and more take two.</p>
        <h3>Before you open it</h3>
        <p>Shake for 10 seconds, as the boron settles. Wear gloves if your skin is sensitive. Not for the petrol tank, nor for the front fork.</p>`,
      customTextarea: 'I began stocking it after too many riders ruined a clutch with car treatment.',
      productCardLists: ['Safe for wet clutches', '60 ml to 1 L of oil', 'Boron formula'],
      specifications: [
        ['Contents', '60 ml'],
        ['Active ingredient', 'Borate ester'],
        ['Clutch test', 'Equal to JASO MA (T 904)'],
        ['Flash point', '190 °C'],
        ['Density (15 °C)', '0.92 kg/L'],
      ],
    },
  },
  reviews: [
    {
      author: 'Aldi Firmansyah',
      email: 'aldi.firmansyah@example.com',
      rating: 5,
      language: 'id',
      text: 'Vixion 90 ribu km, suara klep lebih rapat dan kopling aman.',
      date: '2026-01-20',
      verified: true,
    },
    {
      author: 'Bagus Sadewa',
      email: 'bagus.sadewa@example.com',
      rating: 4,
      language: 'id',
      text: 'KLX buat trabas, oper gigi lebih enak. Kocok dulu, isinya mengendap.',
      date: '2026-04-05',
      verified: true,
    },
    {
      author: 'Michelle Santoso',
      email: 'michelle.santoso@example.com',
      rating: 5,
      language: 'en',
      text: 'My NMAX hums instead of rattling now. One bottle per oil change is easy to remember.',
      date: '2026-07-08',
      verified: true,
    },
    {
      author: 'Zainal Arifin',
      email: 'zainal.arifin@example.com',
      rating: 3,
      language: 'id',
      text: 'Di Beat baru tidak terasa apa-apa, mungkin untuk motor yang sudah tua saja.',
      date: '2026-10-11',
      verified: false,
    },
  ],
};
