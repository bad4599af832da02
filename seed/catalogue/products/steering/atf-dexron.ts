import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const atfDexron: SimpleProductSeed = {
  type: 'simple',
  slug: 'atf-dexron',
  category: 'power-steering',
  date: '2025-06-17T05:00:00Z',
  totalSales: 268,
  sku: 'STP-STR-ATF3-1L',
  cents: 860,
  stock: { kind: 'managed', quantity: 52, lowAmount: 8 },
  parcel: { weight: 930, length: 11, width: 7, height: 24 },
  content: { amount: 1000, unit: 'ml' },
  packshot: {
    container: 'jug1',
    label: {
      name: ['ATF'],
      description: 'Transmisi otomatis & setir',
      grade: 'D-III',
      volume: '1 L',
      standard: 'Dexron III',
    },
    colours: { body: '#8f989c', label: '#2c6b45', ink: '#ffffff', cap: '#2c6b45' },
  },
  copy: {
    id: {
      name: 'ATF Dexron III, 1 L',
      shortDescription: 'Oli merah untuk transmisi otomatis 4 percepatan dan setir yang meminta ATF.',
      description: html`
        <p>Transmisi otomatis konvensional hidup dari gesekan yang tepat: cukup menggigit saat pindah gigi, cukup licin supaya tidak menyentak. Dexron III mengatur keduanya dan tetap stabil pada suhu kerja 90 °C di kemacetan.</p>
        <p>Warnanya merah agar mudah dibedakan dari oli mesin saat mencari kebocoran. Oli ini juga diminta oleh banyak power steering dan transfer case kendaraan 4x4.</p>
        <ul>
          <li>Perpindahan gigi halus, tanpa sentakan dari D ke R.</li>
          <li>Tahan oksidasi: warna merah bertahan lebih lama.</li>
          <li>Ramah sil nitril dan poliakrilat.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Baca stik transmisi saat mesin hidup dan panas, tuas di P, kecuali pabrik menentukan lain.</li>
          <li>Kuras lewat baut karter, ganti saringan dan paking, catat berapa liter yang keluar.</li>
          <li>Isi kembali sejumlah yang sama, pindahkan tuas P-R-N-D dua kali, cek lagi.</li>
        </ol>
        <h3>Takaran dan jadwal</h3>
        <p>Kuras karter 3–4,5 L; kuras penuh dengan mesin 7–9 L; setir 0,8–1 L. Ganti tiap 40.000 km.</p>
        <h3>Keselamatan</h3>
        <p>Bukan untuk CVT, kopling ganda, atau transmisi yang meminta Dexron VI. Oli panas bisa melepuhkan kulit: tunggu sampai hangat.</p>`,
      customTextarea: 'Merah bagus, cokelat waspada, bau gosong jangan ditunda. Cium stiknya sebelum beli mobil bekas.',
      productCardLists: ['Dexron III, warna merah', 'Transmisi 4 percepatan dan setir', 'Perpindahan gigi halus'],
      specifications: [
        ['Isi', '1 L'],
        ['Spesifikasi', 'Dexron III H, Allison C-4'],
        ['Kekentalan 100 °C', '7,3 mm²/s'],
        ['Indeks kekentalan', '172'],
        ['Warna', 'Merah'],
      ],
    },
    en: {
      name: 'ATF Dexron III, 1 L',
      shortDescription: 'The red fluid for four-speed automatics and for steering that asks for ATF.',
      description: html`
        <p>A conventional automatic lives on the right amount of friction: enough bite to change gear, enough slip not to jolt. Dexron III settles both, and stays stable at the 90 °C a gearbox reaches in traffic.</p>
        <p>It is dyed red so that a leak is never mistaken for engine oil. Many power-steering systems and 4x4 transfer cases ask for it too.</p>
        <ul>
          <li>Smooth shifts, no thump from D to R.</li>
          <li>Resists oxidation and stays red for longer.</li>
          <li>Kind to nitrile and polyacrylate seals.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Read the gearbox dipstick hot, engine running, lever in P, unless the maker says otherwise.</li>
          <li>Drain at the pan, renew filter and gasket, and measure what comes out.</li>
          <li>Refill with the same amount, move the lever through P-R-N-D twice and check again.</li>
        </ol>
        <h3>Amount and interval</h3>
        <p>Pan drain 3–4.5 L, machine flush 7–9 L, steering 0.8–1 L. Renew every 40,000 km.</p>
        <h3>Safety</h3>
        <p>Not for CVTs, dual-clutch gearboxes or anything that requires Dexron VI. Hot fluid scalds: wait until it is merely warm.</p>`,
      customTextarea:
        'Red is good, brown is a warning, burnt is an emergency. Smell the stick before you buy a used automatic.',
      productCardLists: ['Dexron III, dyed red', 'Four-speed automatics and steering', 'Smooth gear changes'],
      specifications: [
        ['Contents', '1 L'],
        ['Specification', 'Dexron III H, Allison C-4'],
        ['Viscosity at 100 °C', '7.3 mm²/s'],
        ['Viscosity index', '172'],
        ['Colour', 'Red'],
      ],
    },
  },
  reviews: [
    {
      author: 'Suryadi',
      email: 'suryadi.otomotif@example.com',
      rating: 5,
      language: 'id',
      text: 'Empat liter untuk kuras karter Altis 2004. Hentakan dari P ke D hilang sejak hari pertama.',
      date: '2025-08-04',
      verified: true,
    },
    {
      author: 'Melissa Tjandra',
      email: 'melissa.tjandra@example.com',
      rating: 4,
      language: 'en',
      text: 'Used it for the steering of an old BMW that takes ATF. Works well, the jug glugs a bit when you pour.',
      date: '2025-11-17',
      verified: true,
    },
    {
      author: 'Hasan Basri',
      email: 'hasan.basri@example.com',
      rating: 5,
      language: 'id',
      text: 'Transfer case Taft Hiline jadi halus. Merahnya bening, gampang cek bocor.',
      date: '2026-04-01',
      verified: true,
    },
  ],
};
