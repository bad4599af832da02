import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const leatherCream: SimpleProductSeed = {
  type: 'simple',
  slug: 'leather-cream',
  category: 'interior-dan-eksterior',
  date: '2025-12-08T03:20:00Z',
  totalSales: 132,
  sku: 'STP-CAR-LEAT-150',
  cents: 720,
  stock: { kind: 'managed', quantity: 39, lowAmount: 6 },
  parcel: { weight: 190, length: 19, width: 6, height: 5 },
  content: { amount: 150, unit: 'ml' },
  packshot: {
    container: 'tube',
    label: { name: ['Leather', 'Cream'], description: 'Jok kulit lentur & lembut', volume: '150 ml' },
    colours: { body: '#efe6d8', label: '#5a3420', ink: '#ffffff', band: '#2d180d', cap: '#2d180d' },
  },
  copy: {
    id: {
      name: 'Leather Cream, 150 ml',
      shortDescription: 'Krim berlanolin yang mengembalikan kelenturan jok kulit sebelum lipatannya pecah.',
      description: html`
        <p>Jok kulit pecah selalu dari bantalan sisi pengemudi, tempat jins menggesek setiap kali naik. Kulit kering kehilangan lemaknya karena AC dan matahari. Leather Cream mengembalikannya sedikit demi sedikit.</p>
        <p>Lanolin dan lilin lebah masuk ke pori, bukan mengambang di atas. Setelah lima menit jok terasa lembut, tidak berminyak, dan celana putih Anda tetap putih.</p>
        <ul>
          <li>Untuk kulit berlapis, nappa, dan kulit sintetis PU.</li>
          <li>Cocok juga untuk jaket touring dan sarung tangan.</li>
          <li>Tanpa pewarna, aman untuk semua warna jok.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Sedot debu di jahitan, lap jok dengan kain lembap, tunggu kering.</li>
          <li>Keluarkan krim sebesar kacang polong, pijat melingkar memakai spons lembut.</li>
          <li>Diamkan 5 menit, poles dengan kain bersih. Bagian yang paling kering boleh diulang.</li>
        </ol>
        <h3>Takaran</h3>
        <p>8–10 ml untuk satu jok depan, 40 ml untuk seluruh kabin. Tiap tiga bulan.</p>
        <h3>Keselamatan</h3>
        <p>Tidak untuk suede, nubuk, dan alcantara. Uji 24 jam di bagian bawah jok. Jangan mengoleskan pada lingkar setir sebelum berkendara.</p>`,
      customTextarea: 'Kulit itu seperti bibir: kalau sudah pecah baru diolesi, Anda terlambat.',
      productCardLists: ['Lanolin dan lilin lebah', 'Tidak berminyak di celana', 'Juga untuk jaket touring'],
      specifications: [
        ['Isi', '150 ml'],
        ['Bahan aktif', 'Lanolin, lilin lebah, penyaring UV'],
        ['Permukaan', 'Kulit berlapis, nappa, PU'],
        ['Selang pemakaian', '3 bulan'],
      ],
    },
    en: {
      name: 'Leather Cream, 150 ml',
      shortDescription: 'Lanolin cream that makes leather seats supple again before the creases crack.',
      description: html`
        <p>Leather always cracks first on the driver’s outer bolster, where jeans rub at every entry. Air conditioning and sun draw the fat out of the hide. Leather Cream puts it back, a little at a time.</p>
        <p>Lanolin and beeswax go into the pores and do not float on top. Five minutes later the seat feels soft and not oily, and white trousers stay white.</p>
        <ul>
          <li>For coated leather, nappa and PU imitation leather.</li>
          <li>Good for touring jackets and gloves as well.</li>
          <li>No dye, so it suits seats of any colour.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Vacuum the seams, wipe with a damp cloth and let dry.</li>
          <li>Squeeze out a pea-sized amount and massage in circles with a soft sponge.</li>
          <li>Leave for 5 minutes, buff with a clean cloth, and repeat on the driest spots.</li>
        </ol>
        <h3>Amount</h3>
        <p>8–10 ml for a front seat, 40 ml for a whole cabin, every three months.</p>
        <h3>Safety</h3>
        <p>Not for suede, nubuck or alcantara. Test under the seat for 24 hours. Do not put it on the steering wheel before a drive.</p>`,
      customTextarea: 'Leather is like lips: once it has split, the balm comes too late.',
      productCardLists: ['Lanolin and beeswax', 'Leaves no oil on clothes', 'For touring jackets too'],
      specifications: [
        ['Contents', '150 ml'],
        ['Active', 'Lanolin, beeswax, UV filter'],
        ['Surfaces', 'Coated leather, nappa, PU'],
        ['Interval', '3 months'],
      ],
    },
  },
  reviews: [
    {
      author: 'Hendro Prabowo',
      email: 'hendro.prabowo@example.com',
      rating: 5,
      language: 'id',
      text: 'Bantalan sisi jok Camry sudah mulai garis-garis. Tiga kali pakai, kulitnya lemas dan retaknya tidak melebar.',
      date: '2026-02-09',
      verified: true,
    },
    {
      author: 'Elisabeth Manurung',
      email: 'elisabeth.m@example.com',
      rating: 5,
      language: 'en',
      text: 'Saved my old touring jacket. A pea-sized blob really does go a long way.',
      date: '2026-05-17',
      verified: true,
    },
    {
      author: 'Zulkifli',
      email: 'zulkifli.medan@example.com',
      rating: 4,
      language: 'id',
      text: 'Untuk jok MBtech di Mobilio hasilnya lembut. Baunya agak seperti domba di jam pertama.',
      date: '2026-08-28',
      verified: true,
    },
  ],
};
