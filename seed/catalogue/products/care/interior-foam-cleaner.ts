import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const interiorFoamCleaner: SimpleProductSeed = {
  type: 'simple',
  slug: 'interior-foam-cleaner',
  category: 'interior-dan-eksterior',
  date: '2025-10-21T03:40:00Z',
  totalSales: 261,
  sku: 'STP-CAR-FOAM-500',
  cents: 630,
  stock: { kind: 'managed', quantity: 49, lowAmount: 8 },
  parcel: { weight: 560, length: 7, width: 7, height: 28 },
  content: { amount: 500, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'can-tall',
    label: { name: ['Interior', 'Foam Cleaner'], description: 'Jok kain, plafon, karpet', volume: '500 ml' },
    colours: { body: '#eef6f6', cap: '#f0a500', tip: '#07474c' },
  },
  copy: {
    id: {
      name: 'Interior Foam Cleaner, 500 ml',
      shortDescription: 'Busa kering untuk jok kain, plafon, dan karpet. Noda terangkat tanpa membasahi spons.',
      description: html`
        <p>Plafon mobil direkatkan dengan lem. Air yang terlalu banyak membuatnya turun seperti tenda. Karena itu pembersihnya harus busa: menggantung di serat, mengangkat kotoran, lalu mengering bersama kotoran itu.</p>
        <p>Interior Foam Cleaner memecah keringat, tumpahan kopi, dan jejak sepatu. Sikat ada di tutupnya, jadi satu tangan cukup.</p>
        <ul>
          <li>Kering dalam 20–30 menit dengan pintu terbuka.</li>
          <li>Menetralkan bau apak dari serat, bukan menutupnya dengan parfum.</li>
          <li>Dipakai juga untuk sofa, kereta bayi, dan busa dalam helm.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Sedot debu. Kocok kaleng sepuluh kali.</li>
          <li>Semprot tipis dari jarak 25 cm, seluas dua telapak tangan.</li>
          <li>Tunggu 30 detik, sikat ringan, lap dengan kain lembap sebelum busa mengering.</li>
          <li>Untuk plafon: semprot ke kain, tepuk-tepuk, jangan digosok.</li>
        </ol>
        <h3>Takaran</h3>
        <p>60 ml untuk satu jok, setengah kaleng untuk seluruh kabin hatchback.</p>
        <h3>Keselamatan</h3>
        <p>Gas pendorong mudah menyala: buka semua pintu, jangan merokok. Uji warna kain di tempat tersembunyi. Simpan di luar mobil.</p>`,
      customTextarea: 'Plafon turun karena dicuci, bukan karena kotor. Pakai busa, tepuk, selesai.',
      productCardLists: ['Busa kering, plafon aman', 'Sikat di tutup kaleng', 'Menetralkan bau apak'],
      specifications: [
        ['Isi', '500 ml, aerosol'],
        ['Permukaan', 'Kain, karpet, plafon, vinil'],
        ['Waktu kering', '20–30 menit'],
        ['Sekali pakai', '60 ml per jok'],
        ['Sifat', 'Mudah menyala'],
      ],
    },
    en: {
      name: 'Interior Foam Cleaner, 500 ml',
      shortDescription: 'Dry foam for fabric seats, headlining and carpet. Lifts stains without soaking the padding.',
      description: html`
        <p>A headlining is glued on. Too much water, and it comes down like a tent. So the cleaner has to be foam: it hangs in the fibre, lifts the dirt and dries together with it.</p>
        <p>Interior Foam Cleaner breaks up sweat, spilt coffee and shoe marks. The brush sits in the cap, which leaves you a free hand.</p>
        <ul>
          <li>Dry in 20–30 minutes with the doors open.</li>
          <li>Neutralises mustiness in the fibre rather than perfuming over it.</li>
          <li>Useful for sofas, prams and helmet liners.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Vacuum first. Shake the can ten times.</li>
          <li>Spray thinly from 25 cm over an area of two hands.</li>
          <li>Wait 30 seconds, brush lightly, and wipe with a damp cloth before the foam dries.</li>
          <li>On headlining: spray on to a cloth and dab, never rub.</li>
        </ol>
        <h3>Amount</h3>
        <p>60 ml for a seat, half a can for the cabin of a hatchback.</p>
        <h3>Safety</h3>
        <p>The propellant is flammable: open every door and do not smoke. Test the colour in a hidden place. Do not store the can in the car.</p>`,
      customTextarea: 'Headlinings sag from washing, not from dirt. Foam, dab, done.',
      productCardLists: ['Dry foam, safe on headlining', 'Brush built into the cap', 'Neutralises musty smells'],
      specifications: [
        ['Contents', '500 ml aerosol'],
        ['Surfaces', 'Fabric, carpet, headlining, vinyl'],
        ['Drying time', '20–30 minutes'],
        ['Per seat', '60 ml'],
        ['Hazard', 'Flammable'],
      ],
    },
  },
  reviews: [
    {
      author: 'Ahmad Fauzi',
      email: 'ahmad.fauzi@example.com',
      rating: 5,
      language: 'id',
      text: 'Jok Carry dagang yang hitam kembali abu-abu. Plafon saya tepuk saja, tidak turun.',
      date: '2025-11-27',
      verified: true,
    },
    {
      author: 'Jessica Halim',
      email: 'jessica.halim@example.com',
      rating: 4,
      language: 'en',
      text: 'Got a curry stain out of my Yaris seat in two passes. The foam spreads further than you expect, spray less.',
      date: '2026-03-13',
      verified: true,
    },
    {
      author: 'Tri Wahyuni',
      email: 'tri.wahyuni@example.com',
      rating: 5,
      language: 'id',
      text: 'Dipakai untuk busa helm, besoknya sudah tidak apak.',
      date: '2026-07-09',
      verified: true,
    },
    {
      author: 'Samsul Arifin',
      email: 'samsul.arifin@example.com',
      rating: 3,
      language: 'id',
      text: 'Noda lama oli di karpet Gran Max hanya memudar. Untuk debu dan keringat bagus.',
      date: '2026-10-10',
      verified: true,
    },
  ],
};
