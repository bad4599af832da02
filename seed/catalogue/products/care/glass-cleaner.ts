import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const glassCleaner: SimpleProductSeed = {
  type: 'simple',
  slug: 'glass-cleaner',
  category: 'interior-dan-eksterior',
  date: '2025-04-22T04:10:00Z',
  totalSales: 288,
  sku: 'STP-CAR-GLAS-500',
  cents: 490,
  sale: { cents: 390, to: '2026-12-31T16:59:59Z' },
  stock: { kind: 'managed', quantity: 92, lowAmount: 12 },
  parcel: { weight: 565, length: 12, width: 8, height: 27 },
  content: { amount: 500, unit: 'ml' },
  packshot: {
    container: 'trigger',
    label: { name: ['Glass', 'Cleaner'], description: 'Kaca bening, tanpa jejak', volume: '500 ml' },
    colours: { label: '#8fd0ea', ink: '#0c171c', band: '#10507f', cap: '#10507f' },
  },
  copy: {
    id: {
      name: 'Glass Cleaner, 500 ml',
      shortDescription: 'Kaca bening dalam dua usap, tanpa garis pelangi saat disorot lampu malam.',
      description: html`
        <p>Lapisan kabut di sisi dalam kaca depan berasal dari uap plastik dasbor. Siang tidak terasa, malam hari ia memecah lampu lawan menjadi bintang. Air dan koran hanya meratakannya.</p>
        <p>Glass Cleaner mengikat lapisan itu dengan alkohol ringan lalu menguap sebelum sempat membentuk garis. Tanpa amonia, jadi kaca film dan kisi pemanas belakang tidak rusak.</p>
        <ul>
          <li>Sisi dalam dan luar, spion, visor helm polikarbonat.</li>
          <li>Menghapus jejak jari, asap rokok, dan serangga kering.</li>
          <li>Wiper tidak lagi menggeletar di kaca yang bersih dari minyak.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Semprot 2–3 kali per kaca, atau ke kain untuk sisi dalam.</li>
          <li>Lap lurus mendatar dengan kain pertama.</li>
          <li>Keringkan tegak lurus dengan kain kedua. Bila masih ada garis, Anda tahu garis itu di sisi mana.</li>
        </ol>
        <h3>Takaran</h3>
        <p>Sekitar 30 ml untuk seluruh kaca mobil keluarga. Bersihkan sisi dalam dua minggu sekali.</p>
        <h3>Keselamatan</h3>
        <p>Mengandung alkohol, jauhkan dari api. Jangan dipakai pada layar sentuh tanpa izin buku manualnya. Simpan dari jangkauan anak.</p>`,
      customTextarea: 'Silau lampu malam? Sebelum periksa mata, lap dulu kaca bagian dalam.',
      productCardLists: ['Tanpa amonia, aman kaca film', 'Tanpa garis', 'Untuk visor helm juga'],
      specifications: [
        ['Isi', '500 ml'],
        ['Bahan aktif', 'Alkohol < 10 %, surfaktan'],
        ['Amonia', 'Tidak ada'],
        ['Permukaan', 'Kaca, cermin, polikarbonat'],
        ['Sekali pakai', '30 ml'],
      ],
    },
    en: {
      name: 'Glass Cleaner, 500 ml',
      shortDescription: 'Clear glass in two wipes, and no rainbow streaks when headlamps hit it at night.',
      description: html`
        <p>The haze inside your windscreen is vapour from the dashboard plastic. Unnoticed by day, it turns oncoming lamps into stars at night. Water and newspaper only spread it around.</p>
        <p>Glass Cleaner binds that film with a little alcohol and is gone before it can streak. It is free of ammonia, so window tint and rear heating lines come to no harm.</p>
        <ul>
          <li>Inside and outside, mirrors, polycarbonate visors.</li>
          <li>Removes fingerprints, cigarette film and dried insects.</li>
          <li>Wipers stop juddering once the glass is free of oil.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Spray 2–3 times per pane, or on to the cloth for the inside.</li>
          <li>Wipe straight across with the first cloth.</li>
          <li>Dry up and down with a second one. Should a streak remain, its direction tells you which side it is on.</li>
        </ol>
        <h3>Amount</h3>
        <p>About 30 ml for all the glass of a family car. Do the inside every fortnight.</p>
        <h3>Safety</h3>
        <p>Contains alcohol: keep away from flames. Not for touch screens unless their manual allows it. Keep out of the reach of children.</p>`,
      customTextarea: 'Dazzled at night? Before you see an optician, wipe the inside of the windscreen.',
      productCardLists: ['Ammonia-free, safe with tint', 'No streaks', 'For helmet visors as well'],
      specifications: [
        ['Contents', '500 ml'],
        ['Active', 'Alcohol < 10 %, surfactants'],
        ['Ammonia', 'None'],
        ['Surfaces', 'Glass, mirrors, polycarbonate'],
        ['Per car', '30 ml'],
      ],
    },
  },
  reviews: [
    {
      author: 'Hesti Wardani',
      email: 'hesti.wardani@example.com',
      rating: 4,
      language: 'id',
      text: 'Kaca film Honda City aman setelah enam bulan. Paling enak pakai dua kain seperti petunjuk.',
      date: '2025-06-09',
      verified: true,
    },
    {
      author: 'Farid Anwar',
      email: 'farid.anwar@example.com',
      rating: 5,
      language: 'id',
      text: 'Visor helm KYT bening lagi, tidak ada goresan baru.',
      date: '2025-09-23',
      verified: true,
    },
    {
      author: 'Benny Kusnadi',
      email: 'benny.kusnadi@example.com',
      rating: 3,
      language: 'en',
      text: 'Good on the inside film. For hard water spots on the side windows of my Innova it does little, you need a polish.',
      date: '2026-02-17',
      verified: true,
    },
    {
      author: 'Oktavia Lestari',
      email: 'oktavia.lestari@example.com',
      rating: 5,
      language: 'id',
      text: 'Perbedaannya kelihatan di tol malam hari, lampu lawan tidak pecah lagi.',
      date: '2026-09-03',
      verified: true,
    },
  ],
};
