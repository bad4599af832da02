import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const radiatorFlush: SimpleProductSeed = {
  type: 'simple',
  slug: 'radiator-flush',
  category: 'pembersih-mesin',
  date: '2025-11-05T04:00:00Z',
  totalSales: 208,
  sku: 'STP-CLN-RADI-300',
  cents: 480,
  stock: { kind: 'managed', quantity: 41, lowAmount: 8 },
  parcel: { weight: 345, length: 8, width: 5, height: 18 },
  content: { amount: 300, unit: 'ml' },
  packshot: {
    container: 'slim-flat',
    label: { name: ['Radiator', 'Flush'], description: 'Kuras karat & kerak air', volume: '300 ml' },
    colours: { body: '#10507f', label: '#eef4f7', ink: '#0c2f4c', band: '#0c2f4c', cap: '#ee6a1c' },
  },
  copy: {
    id: {
      name: 'Radiator Flush, 300 ml',
      shortDescription: 'Larutkan karat dan kerak air sadah supaya radiator kembali membuang panas.',
      description: html`
        <p>Jarum suhu pelan-pelan naik di tanjakan, padahal kipas dan termostat sehat? Periksa airnya. Air keran meninggalkan kapur, blok besi menyumbang karat, dan pipa radiator yang lebarnya satu setengah milimeter mulai buntu.</p>
        <p>Radiator Flush mengikat karat dan kapur, lalu membawanya keluar saat dikuras. Rumusnya netral, jadi aluminium, tembaga, dan selang karet tidak termakan seperti bila memakai cuka atau asam.</p>
        <ul>
          <li>Satu botol untuk sistem 6–10 liter.</li>
          <li>Aman untuk radiator aluminium dan pompa air.</li>
          <li>Wajib dilakukan sebelum berganti warna coolant.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Dengan mesin dingin, kuras kira-kira satu liter cairan lama, tuang isi botol, lalu tambah air sampai penuh.</li>
          <li>Pasang tutup, hidupkan mesin, arahkan pemanas ke posisi panas, dan biarkan <strong>20–30 menit</strong> sampai kipas menyala dua kali.</li>
          <li>Matikan, tunggu dingin, kuras seluruhnya, dan bilas dengan air sampai bening.</li>
          <li>Isi coolant baru, buang anginnya, lalu cek permukaan esok pagi.</li>
        </ol>
        <h3>Takaran</h3>
        <p>30–50 ml untuk tiap liter cairan pendingin. Motor berpendingin air cukup 50 ml.</p>
        <h3>Keselamatan</h3>
        <p>Jangan membuka tutup radiator saat panas. Cairan bekas beracun bagi anak dan hewan; tampung dalam jeriken tertutup.</p>`,
      customTextarea:
        'Air radiator warna teh berarti bloknya berkarat. Kuras sekarang, sebelum paking kepala yang jadi korban.',
      productCardLists: ['20–30 menit mesin hidup', 'Aman untuk aluminium', 'Satu botol untuk 6–10 L'],
      specifications: [
        ['Isi', '300 ml'],
        ['Takaran', '30–50 ml per liter'],
        ['pH', '7,5–8,5'],
        ['Lama kerja', '20–30 menit'],
        ['Selang pemakaian', 'Setiap ganti coolant, 2 tahun atau 40.000 km'],
      ],
    },
    en: {
      name: 'Radiator Flush, 300 ml',
      shortDescription: 'Dissolves rust and hard-water scale so the radiator can shed heat again.',
      description: html`
        <p>Needle creeping up on long climbs although fan and thermostat are fine? Look at the water. Tap water brings lime, an iron block adds rust, and radiator tubes barely a millimetre and a half wide begin to close.</p>
        <p>Radiator Flush binds both and carries them out with the drain. It is pH-neutral, so aluminium, copper and hoses are spared what vinegar or acid would do to them.</p>
        <ul>
          <li>One bottle for systems of 6–10 litres.</li>
          <li>Safe with aluminium cores and water pumps.</li>
          <li>A must before you change to a coolant of another colour.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>With the engine cold, draw off about a litre, pour in the bottle and top up with water.</li>
          <li>Refit the cap, start the engine, set the heater to hot and run for <strong>20–30 minutes</strong>, until the fan has cut in twice.</li>
          <li>Switch off, allow to cool, drain completely and rinse until the water is clear.</li>
          <li>Fill with new coolant, bleed, and check the level next morning.</li>
        </ol>
        <h3>Amount</h3>
        <p>30–50 ml per litre of coolant. For a liquid-cooled motorcycle 50 ml is enough.</p>
        <h3>Safety</h3>
        <p>Never open a hot radiator. What you drain is poisonous to children and animals: catch it in a closed container.</p>`,
      customTextarea:
        'Tea-coloured coolant means the block is rusting. Flush it now, before the head gasket pays for it.',
      productCardLists: ['20–30 minutes, engine running', 'Safe with aluminium', 'One bottle for 6–10 L'],
      specifications: [
        ['Contents', '300 ml'],
        ['Amount', '30–50 ml per litre'],
        ['pH', '7.5–8.5'],
        ['Working time', '20–30 minutes'],
        ['Interval', 'With every coolant change, 2 years or 40,000 km'],
      ],
    },
  },
  reviews: [
    {
      author: 'Wahyu Hidayat',
      email: 'wahyu.h@example.com',
      rating: 5,
      language: 'id',
      text: 'L300 pengangkut galon saya sering overheat di tanjakan. Air kurasannya merah bata. Sekarang jarum diam di tengah.',
      date: '2025-12-03',
      verified: true,
    },
    {
      author: 'Christine Lumbantobing',
      email: 'christine.l@example.com',
      rating: 4,
      language: 'en',
      text: 'Simple to follow, took about an hour with rinsing on my Livina. I rinsed three times before it ran clear.',
      date: '2026-04-18',
      verified: true,
    },
    {
      author: 'Taufik Akbar',
      email: 'taufik.akbar@example.com',
      rating: 4,
      language: 'id',
      text: 'Dipakai di NMAX 50 ml saja seperti petunjuk. Sisa botol masih cukup untuk mobil.',
      date: '2026-08-09',
      verified: false,
    },
  ],
};
