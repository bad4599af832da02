import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const motoFuelCleaner: SimpleProductSeed = {
  type: 'simple',
  slug: 'moto-fuel-cleaner',
  category: 'campuran-bahan-bakar',
  date: '2025-06-02T03:00:00Z',
  totalSales: 2740,
  sku: 'STP-FA-MFC-60',
  cents: 290,
  stock: { kind: 'unmanaged', status: 'in-stock' },
  parcel: { weight: 66, length: 4, width: 4, height: 11 },
  content: { amount: 60, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'slim-mini',
    label: { name: ['Moto Fuel', 'Cleaner'], description: 'Injeksi & karburator', volume: '60 ml' },
    colours: { body: '#23292e', label: '#8fd0ea', ink: '#0c171c', band: '#0c171c', cap: '#f0a500' },
  },
  copy: {
    id: {
      name: 'Moto Fuel Cleaner, 60 ml',
      shortDescription: 'Botol saku untuk motor: dua kali isi tangki, saluran bensin bersih lagi.',
      description: html`
        <p>Motor matik hidup di jarak pendek: antar anak, ke pasar, pulang. Mesin jarang sempat panas, sisa bensin menempel di injektor atau spuyer, lalu gas awal terasa kosong.</p>
        <p>Takarannya dibuat untuk tangki kecil, jadi tidak perlu menebak setengah tutup botol mobil. Bahan pembersihnya juga ramah untuk slang karet dan pelampung karburator.</p>
        <ul>
          <li>Tarikan awal lebih responsif</li>
          <li>Hidup pagi cukup sekali tekan starter</li>
          <li>Muat di saku jaket dan boks depan</li>
        </ul>`,
      extraDescription: html`
        <h3>Untuk motor Anda</h3>
        <ol>
          <li>Tuang setengah botol (30 ml) ke tangki yang tinggal satu bar.</li>
          <li>Isi penuh, 4–6 liter.</li>
          <li>Sisanya pakai pada pengisian berikut. Tangki 10 liter ke atas langsung satu botol.</li>
        </ol>
        <p>Jadwal yang enak diingat: setiap 3.000 km, bersamaan dengan ganti oli.</p>
        <h3>Hati-hati</h3>
        <p>Jangan menuang saat knalpot masih panas. Lap tetesan di jok dan bodi plastik dalam satu menit, dan jauhkan dari rokok, korek, serta jangkauan anak.</p>`,
      customTextarea: 'Motor ojek online yang tiap hari berhenti-jalan paling terasa bedanya.',
      productCardLists: ['Injeksi dan karburator', '30 ml untuk 4–6 L', 'Ukuran saku'],
      specifications: [
        ['Isi', '60 ml (dua kali pakai)'],
        ['Bahan aktif', 'Deterjen amina dalam nafta bebas aromatik'],
        ['Titik nyala', '48 °C'],
        ['Massa jenis (15 °C)', '0,78 kg/L'],
        ['Cocok untuk', 'Motor 4-tak 110–1000 cc'],
      ],
    },
    en: {
      name: 'Moto Fuel Cleaner, 60 ml',
      shortDescription: 'A pocket bottle for motorcycles: two tankfuls and the fuel path is clean again.',
      description: html`
        <p>Scooters live on short trips: the school run, the market, home. The engine seldom gets properly hot, fuel residue settles in the injector or the jets, and the first twist of the throttle feels empty.</p>
        <p>This one is dosed for small tanks, so there is no guessing at half a cap of car additive. It is kind to rubber hoses and carburettor floats as well.</p>
        <ul>
          <li>Sharper pull-away</li>
          <li>One press of the starter in the morning</li>
          <li>Fits a jacket pocket or glove box</li>
        </ul>`,
      extraDescription: html`
        <h3>On your motorcycle</h3>
        <ol>
          <li>With one bar left on the gauge, pour in half the bottle (30 ml).</li>
          <li>Brim the tank, 4–6 litres.</li>
          <li>Use the rest at the next fill. Tanks of 10 litres and more take the whole bottle.</li>
        </ol>
        <p>An easy rhythm to remember: every 3,000 km, together with the oil change.</p>
        <h3>Caution</h3>
        <p>Let the exhaust cool before pouring. Wipe drips off the seat and plastic panels within a minute, and keep well away from cigarettes, lighters and small hands.</p>`,
      customTextarea: 'Ride-hailing bikes that stop and go all day show the biggest change.',
      productCardLists: ['Injected and carburetted', '30 ml treats 4–6 L', 'Pocket size'],
      specifications: [
        ['Contents', '60 ml (two uses)'],
        ['Active ingredient', 'Amine detergent in low-aromatic naphtha'],
        ['Flash point', '48 °C'],
        ['Density (15 °C)', '0.78 kg/L'],
        ['Suits', 'Four-stroke motorcycles, 110–1000 cc'],
      ],
    },
  },
  reviews: [
    {
      author: 'Joko Susilo',
      email: 'joko.susilo@example.com',
      rating: 5,
      language: 'id',
      text: 'Narik ojol pakai Vario 125, tarikan bawah balik seperti baru. Harga segini tidak terasa.',
      date: '2025-07-05',
      verified: true,
    },
    {
      author: 'Nurul Hidayah',
      email: 'nurul.hidayah@example.com',
      rating: 4,
      language: 'id',
      text: 'Scoopy saya yang jarang dipakai sekarang sekali starter langsung hidup.',
      date: '2025-09-20',
      verified: true,
    },
    {
      author: 'Eko Prasetyo',
      email: 'eko.prasetyo@example.com',
      rating: 5,
      language: 'id',
      text: 'Supra X karburator umur 14 tahun, spuyer tidak mampet lagi. Taruh di boks buat jaga-jaga.',
      date: '2025-12-29',
      verified: true,
    },
    {
      author: 'Made Aryawan',
      email: 'made.aryawan@example.com',
      rating: 5,
      language: 'en',
      text: 'Perfect dose for my PCX. No more guessing with car bottles.',
      date: '2026-03-03',
      verified: false,
    },
    {
      author: 'Lukman Hakim',
      email: 'lukman.hakim@example.com',
      rating: 3,
      language: 'id',
      text: 'Cukup oke di Mio, tapi botolnya tanpa corong jadi agak belepotan di mulut tangki.',
      date: '2026-08-30',
      verified: true,
    },
  ],
};
