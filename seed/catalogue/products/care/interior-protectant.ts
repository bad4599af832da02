import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const interiorProtectant: SimpleProductSeed = {
  type: 'simple',
  slug: 'interior-protectant',
  category: 'interior-dan-eksterior',
  date: '2025-02-12T02:00:00Z',
  featured: true,
  totalSales: 824,
  sku: 'STP-CAR-INTP-500',
  cents: 680,
  stock: { kind: 'managed', quantity: 134, lowAmount: 15 },
  parcel: { weight: 580, length: 12, width: 8, height: 27 },
  content: { amount: 500, unit: 'ml' },
  packshot: {
    container: 'trigger',
    label: { name: ['Interior', 'Protectant'], description: 'Dasbor, kulit, vinil', volume: '500 ml' },
  },
  copy: {
    id: {
      name: 'Interior Protectant, 500 ml',
      shortDescription: 'Lindungi dasbor, kulit, dan vinil dari matahari. Hasilnya satin, bukan licin mengilap.',
      description: html`
        <p>Mobil yang dijemur dari pagi sampai sore menyimpan suhu kabin di atas 60 °C. Plastik dasbor kehilangan pelenturnya, memutih, lalu retak di sekitar lubang speaker. Interior Protectant menyusup ke pori plastik dan membawa penyaring UV yang menahan proses itu.</p>
        <p>Tampilan akhirnya satin seperti mobil baru. Kaca depan tidak memantulkan kilap dasbor, dan debu tidak menempel karena permukaannya kering, tidak berminyak.</p>
        <ul>
          <li><strong>Penyaring UV</strong> untuk dasbor, panel pintu, dan trim vinil.</li>
          <li><strong>Antistatis</strong>: debu jalan mudah dilap dengan kain kering.</li>
          <li><strong>Aroma tipis</strong> yang hilang dalam satu jam.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Kerjakan di tempat teduh. Lap debu dengan kain lembap lebih dulu.</li>
          <li>Semprot 3–4 kali ke kain mikrofiber, jangan langsung ke layar atau ventilasi.</li>
          <li>Ratakan satu arah, tunggu semenit, poles dengan sisi kain yang kering.</li>
        </ol>
        <h3>Takaran</h3>
        <p>Sekitar 25 ml untuk kabin lima penumpang. Ulangi sebulan sekali, dua minggu sekali bila mobil selalu di luar.</p>
        <h3>Keselamatan</h3>
        <p>Jangan dipakai pada pedal, lingkar setir, sadel motor, dan karpet: bisa licin. Uji di sudut tersembunyi untuk kulit anilin atau suede. Jauhkan dari mata.</p>`,
      customTextarea: 'Dasbor retak tidak bisa ditambal rapi. Dua puluh lima mililiter sebulan jauh lebih murah.',
      productCardLists: [
        'Penyaring UV untuk iklim tropis',
        'Hasil satin, tidak silau',
        'Kering, tidak menangkap debu',
        '20 kali pakai per botol',
      ],
      specifications: [
        ['Isi', '500 ml'],
        ['Permukaan', 'Plastik, vinil, kulit berlapis, karet'],
        ['Hasil akhir', 'Satin'],
        ['Sekali pakai', '25 ml'],
        ['Bahan dasar', 'Air dan polimer, tanpa minyak mineral'],
      ],
    },
    en: {
      name: 'Interior Protectant, 500 ml',
      shortDescription: 'Shields dashboard, leather and vinyl from the sun. Satin finish, never greasy.',
      description: html`
        <p>A car parked in the tropical sun holds more than 60 °C inside by early afternoon. Dashboard plastic loses its plasticiser, turns chalky and cracks around the speaker grilles. Interior Protectant soaks into the pores and leaves a UV filter there.</p>
        <p>The finish is the satin of a new car. There is no glare in the windscreen, and because the surface dries completely it does not collect dust.</p>
        <ul>
          <li><strong>UV filter</strong> for dashboard, door cards and vinyl trim.</li>
          <li><strong>Antistatic</strong>, so road dust comes off with a dry cloth.</li>
          <li><strong>Faint scent</strong> that is gone within the hour.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Work in the shade, after wiping the dust away with a damp cloth.</li>
          <li>Spray 3–4 times on to a microfibre cloth, never straight at a screen or vent.</li>
          <li>Spread in one direction, wait a minute, buff with the dry side.</li>
        </ol>
        <h3>Amount</h3>
        <p>About 25 ml for a five-seat cabin. Once a month, or every fortnight if the car lives outdoors.</p>
        <h3>Safety</h3>
        <p>Not on pedals, steering-wheel rims, motorcycle seats or carpets: they become slippery. Try a hidden corner first on aniline leather or suede. Keep out of eyes.</p>`,
      customTextarea: 'You cannot patch a cracked dashboard neatly. Twenty-five millilitres a month costs far less.',
      productCardLists: [
        'UV filter made for the tropics',
        'Satin, no windscreen glare',
        'Dries fully, holds no dust',
        '20 treatments in a bottle',
      ],
      specifications: [
        ['Contents', '500 ml'],
        ['Surfaces', 'Plastic, vinyl, coated leather, rubber'],
        ['Finish', 'Satin'],
        ['Per treatment', '25 ml'],
        ['Base', 'Water and polymers, no mineral oil'],
      ],
    },
  },
  reviews: [
    {
      author: 'Anisa Rahmawati',
      email: 'anisa.rahmawati@example.com',
      rating: 5,
      language: 'id',
      text: 'Dasbor Xenia yang keabu-abuan jadi hitam lagi, dan tidak memantul ke kaca. Sudah botol kedua.',
      date: '2025-03-27',
      verified: true,
    },
    {
      author: 'Budi Hartanto',
      email: 'budi.hartanto@example.com',
      rating: 5,
      language: 'id',
      text: 'Mobil kantor parkir di lapangan terbuka Cikarang. Sejak rutin pakai ini, panel pintu tidak memutih.',
      date: '2025-06-14',
      verified: true,
    },
    {
      author: 'Grace Simatupang',
      email: 'grace.simatupang@example.com',
      rating: 4,
      language: 'en',
      text: 'Lovely satin look on my Mazda 2, and no sticky feel. The trigger locks a bit stiffly.',
      date: '2025-09-09',
      verified: true,
    },
    {
      author: 'Yusuf Maulana',
      email: 'yusuf.maulana@example.com',
      rating: 3,
      language: 'id',
      text: 'Bagus di dasbor, tetapi di jok kulit sintetis Brio saya harus dilap dua kali supaya tidak licin.',
      date: '2025-12-30',
      verified: true,
    },
    {
      author: 'Nadia Kusuma',
      email: 'nadia.kusuma@example.com',
      rating: 5,
      language: 'id',
      text: 'Wanginya tidak bikin mual anak. Debu di Ertiga tinggal dikebut.',
      date: '2026-04-16',
      verified: true,
    },
    {
      author: 'Robert Tan',
      email: 'robert.tan@example.com',
      rating: 4,
      language: 'en',
      text: 'Six months on a black dashboard in Surabaya heat and still no chalking.',
      date: '2026-08-05',
      verified: true,
    },
  ],
};
