import { html } from '../../../html.ts';
import type { Colourway, Packshot } from '../../../pictures/packshot.ts';
import type { VariableProductSeed } from '../../product-seed.ts';

const COLOURS: Readonly<Record<string, Partial<Colourway>>> = {
  '0W-20': { label: '#dbe3e6', cap: '#10507f' },
  '5W-30': {},
  '5W-40': { label: '#f0a500', cap: '#0c171c' },
};

const pack = (container: Packshot['container'], grade: string, volume: string): Packshot => ({
  container,
  label: { name: ['Full Synthetic'], description: 'Oli mesin bensin & diesel', grade, volume, standard: 'API SP' },
  colours: COLOURS[grade] ?? {},
});

export const fullSynthetic: VariableProductSeed = {
  type: 'variable',
  slug: 'full-synthetic',
  category: 'oli-full-sintetik-formula',
  date: '2025-02-10T03:00:00Z',
  featured: true,
  totalSales: 2965,
  sku: 'STP-FS',
  attributes: ['viscosity', 'size'],
  defaults: { viscosity: '5w30', size: '4l' },
  variations: [
    {
      sku: 'STP-FS-0W20-1L',
      attributes: { viscosity: '0w20', size: '1l' },
      cents: 1090,
      stock: { kind: 'managed', quantity: 0, lowAmount: 12 },
      parcel: { weight: 915, length: 11, width: 7, height: 24 },
      packshot: pack('jug1', '0W-20', '1 L'),
    },
    {
      sku: 'STP-FS-0W20-4L',
      attributes: { viscosity: '0w20', size: '4l' },
      cents: 3890,
      stock: { kind: 'managed', quantity: 76, lowAmount: 10 },
      parcel: { weight: 3610, length: 22, width: 11, height: 28 },
      packshot: pack('jug4', '0W-20', '4 L'),
    },
    {
      sku: 'STP-FS-5W30-1L',
      attributes: { viscosity: '5w30', size: '1l' },
      cents: 1050,
      stock: { kind: 'managed', quantity: 185, lowAmount: 20 },
      parcel: { weight: 925, length: 11, width: 7, height: 24 },
      packshot: pack('jug1', '5W-30', '1 L'),
    },
    {
      sku: 'STP-FS-5W30-4L',
      attributes: { viscosity: '5w30', size: '4l' },
      cents: 4490,
      sale: { cents: 3690 },
      stock: { kind: 'managed', quantity: 140, lowAmount: 15 },
      parcel: { weight: 3640, length: 22, width: 11, height: 28 },
      packshot: pack('jug4', '5W-30', '4 L'),
    },
    {
      sku: 'STP-FS-5W40-4L',
      attributes: { viscosity: '5w40', size: '4l' },
      cents: 3790,
      stock: { kind: 'managed', quantity: 52, lowAmount: 10 },
      parcel: { weight: 3650, length: 22, width: 11, height: 28 },
      packshot: pack('jug4', '5W-40', '4 L'),
    },
  ],
  copy: {
    id: {
      name: 'Full Synthetic',
      shortDescription: 'Oli full sintetik API SP untuk mobil bensin dan diesel ringan, tahan macet dan tahan panas.',
      description: html`
        <p>Jalan 10 km satu jam, AC menyala, suhu aspal 50 °C: bagi oli, macet Jakarta lebih berat daripada jalan tol. Full Synthetic dibuat dari bahan dasar PAO dan Group III yang tidak cepat encer maupun menguap di keadaan itu.</p>
        <p>Paket aditifnya memenuhi <strong>API SP</strong>, artinya rantai kam, piston, dan turbo ikut diperhitungkan, termasuk letupan dini (LSPI) pada mesin turbo kecil.</p>
        <ul>
          <li>Lapisan oli sudah terbentuk sejak putaran pertama</li>
          <li>Piston tetap bersih sampai 10.000 km</li>
          <li>Penguapan rendah, jadi jarang perlu tambah</li>
        </ul>
        <p>Pilih 0W-20 untuk LCGC dan mesin keluaran 2013 ke atas, 5W-30 untuk kebanyakan mobil keluarga, dan 5W-40 untuk mesin yang sering ditarik kencang atau sudah melewati 100.000 km.</p>`,
      extraDescription: html`
        <h3>Ganti oli yang benar</h3>
        <ol>
          <li>Panaskan mesin 5 menit, buka baut tap, biarkan menetes 15 menit.</li>
          <li>Ganti filter oli dan ring baut tap.</li>
          <li>Tuang 90 % dari kapasitas di buku manual, tunggu 3 menit, lalu lengkapi sampai antara MIN dan MAX.</li>
        </ol>
        <p>Interval: <strong>10.000 km atau 6 bulan</strong>, mana yang lebih dulu. Untuk taksi dan angkutan daring, 7.500 km.</p>
        <h3>Keselamatan kerja</h3>
        <p>Oli bekas mengandung logam dan jelaga: pakai sarung tangan, cuci tangan sampai siku. Tampung dalam jeriken tertutup dan serahkan ke bengkel penampung oli bekas.</p>`,
      customTextarea: 'Kalau ragu, cocokkan angka di tutup oli mesin. Selisih satu angka masih aman, dua jangan.',
      productCardLists: [
        'API SP, ILSAC GF-6A (0W-20 dan 5W-30)',
        'Sampai 10.000 km',
        'Bensin dan diesel ringan',
        '1 L dan 4 L',
      ],
      specifications: [
        ['Standar', 'API SP/CF'],
        ['SAE', '0W-20, 5W-30, 5W-40'],
        ['Bahan dasar', 'PAO dan Group III'],
        ['Viskositas 100 °C', '8,4 / 10,9 / 14,1 cSt'],
        ['Indeks viskositas', '168–174'],
        ['Titik nyala', '230 °C'],
        ['Titik tuang', '−42 °C'],
      ],
    },
    en: {
      name: 'Full Synthetic',
      shortDescription: 'Fully synthetic API SP oil for petrol cars and light diesels, built for heat and traffic.',
      description: html`
        <p>Ten kilometres in an hour, air-conditioning on, tarmac at 50 °C: to engine oil, a Jakarta jam is harder than the motorway. Full Synthetic starts from PAO and Group III base oils that neither thin out nor boil off in it.</p>
        <p>The additive pack meets <strong>API SP</strong>, which covers timing chains, pistons and turbochargers, and low-speed pre-ignition in small turbo engines.</p>
        <ul>
          <li>A film of oil from the very first turn</li>
          <li>Pistons stay clean for 10,000 km</li>
          <li>Low evaporation, so topping up is rare</li>
        </ul>
        <p>Choose 0W-20 for small eco cars and engines from 2013 on, 5W-30 for most family cars, 5W-40 for engines driven hard or past 100,000 km.</p>`,
      extraDescription: html`
        <h3>Changing it properly</h3>
        <ol>
          <li>Warm the engine for 5 minutes, open the drain plug and let it drip for 15.</li>
          <li>Renew the oil filter and the plug washer.</li>
          <li>Pour in 90 % of the capacity in your handbook, wait 3 minutes, then bring the level between MIN and MAX.</li>
        </ol>
        <p>Interval: <strong>10,000 km or 6 months</strong>, whichever comes first. Taxis and ride-hailing cars, 7,500 km.</p>
        <h3>Working safely</h3>
        <p>Used oil holds metal and soot: wear gloves and wash to the elbow. Collect it in a closed jerrycan and hand it to a garage that takes waste oil.</p>`,
      customTextarea: 'If in doubt read the figure on the filler cap. One step away is fine, two is not.',
      productCardLists: [
        'API SP, ILSAC GF-6A (0W-20 and 5W-30)',
        'Up to 10,000 km',
        'Petrol and light diesel',
        '1 L and 4 L',
      ],
      specifications: [
        ['Standard', 'API SP/CF'],
        ['SAE', '0W-20, 5W-30, 5W-40'],
        ['Base oil', 'PAO and Group III'],
        ['Viscosity at 100 °C', '8.4 / 10.9 / 14.1 cSt'],
        ['Viscosity index', '168–174'],
        ['Flash point', '230 °C'],
        ['Pour point', '−42 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Taufik Rahman',
      email: 'taufik.rahman@example.com',
      rating: 5,
      language: 'id',
      text: 'Innova bensin 2019 pakai 5W-30, suara halus sampai kilometer ke-9.000. Oli yang keluar juga tidak encer.',
      date: '2025-04-08',
      verified: true,
    },
    {
      author: 'Lia Kusuma',
      email: 'lia.kusuma@example.com',
      rating: 5,
      language: 'id',
      text: 'Pakai 0W-20 di Calya, konsumsi naik jadi 17 km/l dalam kota. Kemasannya mudah dituang.',
      date: '2025-06-12',
      verified: true,
    },
    {
      author: 'Daniel Hutapea',
      email: 'daniel.hutapea@example.com',
      rating: 5,
      language: 'en',
      text: 'Second change with the 5W-30 in my Xpander. Level has not moved between services.',
      date: '2025-09-02',
      verified: true,
    },
    {
      author: 'Rudi Hartanto',
      email: 'rudi.hartanto@example.com',
      rating: 4,
      language: 'id',
      text: 'Bagus di Avanza, sayang 4 L masih sisa setengah liter dan tutupnya agak keras.',
      date: '2025-11-23',
      verified: true,
    },
    {
      author: 'Putri Handayani',
      email: 'putri.handayani@example.com',
      rating: 5,
      language: 'id',
      text: 'HR-V 1.5 setelah ganti ini tidak kasar lagi waktu pagi. Bengkel langganan juga bilang olinya bersih.',
      date: '2026-02-14',
      verified: true,
    },
    {
      author: 'Jonathan Setiadi',
      email: 'jonathan.setiadi@example.com',
      rating: 4,
      language: 'en',
      text: 'Running 5W-40 in a 140,000 km Camry. Quieter chain on start-up, and the price on sale is hard to beat.',
      date: '2026-05-06',
      verified: false,
    },
    {
      author: 'Asep Sunandar',
      email: 'asep.sunandar@example.com',
      rating: 5,
      language: 'id',
      text: 'Taksi online Sigra, ganti tiap 7.500 km. Sudah empat kali ganti, mesin adem.',
      date: '2026-08-03',
      verified: true,
    },
    {
      author: 'Indah Permatasari',
      email: 'indah.permatasari@example.com',
      rating: 3,
      language: 'id',
      text: 'Olinya oke, tapi 0W-20 ukuran 1 L habis terus jadi terpaksa beli yang 4 L untuk Ayla.',
      date: '2026-10-19',
      verified: true,
    },
  ],
};
