import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const powerSteeringStopLeak: SimpleProductSeed = {
  type: 'simple',
  slug: 'power-steering-stop-leak',
  category: 'power-steering',
  date: '2025-08-12T07:00:00Z',
  totalSales: 219,
  sku: 'STP-STR-LEAK-354',
  cents: 640,
  stock: { kind: 'managed', quantity: 3, lowAmount: 5 },
  parcel: { weight: 390, length: 7, width: 7, height: 19 },
  content: { amount: 354, unit: 'ml' },
  packshot: {
    container: 'flask',
    label: { name: ['Steering', 'Stop Leak'], description: 'Lunakkan sil yang rembes', volume: '354 ml' },
    colours: { body: '#e9f1e6', label: '#2c6b45', ink: '#ffffff', band: '#0f2b1b', cap: '#d0310f' },
  },
  copy: {
    id: {
      name: 'Power Steering Stop Leak, 354 ml',
      shortDescription: 'Melenturkan kembali sil rak setir yang mengeras, sehingga rembes berhenti perlahan.',
      description: html`
        <p>Noda merah muda di lantai garasi, tabung yang harus ditambah tiap bulan: sil rak setir mengeras dan tidak lagi menempel pada porosnya. Membongkar rak berarti dua hari tanpa mobil.</p>
        <p>Stop Leak membawa pelentur karet yang meresap ke sil dan memulihkan ukurannya. Bukan bubuk penyumbat, jadi katup dan saringan tetap bebas. Hasil terlihat setelah beberapa ratus kilometer.</p>
        <ul>
          <li>Untuk rembes dan tetesan lambat, bukan selang yang pecah.</li>
          <li>Bercampur dengan PSF maupun ATF.</li>
          <li>Sekaligus meredam bunyi saat setir diputar penuh.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Sedot cairan dari tabung sebanyak yang akan dituang.</li>
          <li>Isi Stop Leak, hidupkan mesin, putar setir kiri-kanan selama 5 menit tanpa menahan mentok.</li>
          <li>Pakai seperti biasa. Periksa permukaan tiap minggu selama sebulan.</li>
        </ol>
        <h3>Takaran</h3>
        <p>Sepertiga isi sistem: 300–354 ml untuk kebanyakan mobil. Tunggu 300–500 km sebelum menilai.</p>
        <h3>Keselamatan</h3>
        <p>Jangan dipakai di sistem rem. Bila cairan habis dalam sehari, jangan dijalankan: bawa ke bengkel, setir bisa mendadak berat.</p>`,
      customTextarea: 'Rembes bisa ditolong botol ini. Netes deras tidak. Jangan berharap cairan mengganti selang.',
      productCardLists: ['Melenturkan sil yang keras', 'Campur dengan PSF dan ATF', 'Tanpa bubuk penyumbat'],
      specifications: [
        ['Isi', '354 ml'],
        ['Untuk', 'Setir hidraulis yang rembes'],
        ['Takaran', 'Sepertiga isi sistem'],
        ['Hasil setelah', '300–500 km'],
      ],
    },
    en: {
      name: 'Power Steering Stop Leak, 354 ml',
      shortDescription: 'Makes hardened steering-rack seals supple again, so slow weeps come to a stop.',
      description: html`
        <p>A pink stain on the garage floor, a tank that wants a drop every month: the seals of the rack have hardened and no longer hug the shaft. Taking the rack out means two days without a car.</p>
        <p>Stop Leak carries a rubber conditioner that soaks into the seals and restores their size. There is no clogging powder in it, so valves and screens stay clear. Give it a few hundred kilometres.</p>
        <ul>
          <li>For weeps and slow drips, not burst hoses.</li>
          <li>Mixes with PSF and ATF alike.</li>
          <li>Also takes the edge off noise at full lock.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Draw as much fluid from the tank as you are going to add.</li>
          <li>Fill with Stop Leak, start the engine and turn from side to side for 5 minutes without holding full lock.</li>
          <li>Drive as usual, and look at the level once a week for a month.</li>
        </ol>
        <h3>Amount</h3>
        <p>One third of the system: 300–354 ml for most cars. Judge it after 300–500 km.</p>
        <h3>Safety</h3>
        <p>Never in a brake system. If the tank empties within a day, do not drive: the steering can go heavy without warning. See a workshop.</p>`,
      customTextarea: 'This bottle helps a weep. It does not help a gush, and no fluid replaces a hose.',
      productCardLists: ['Softens hardened seals', 'Mixes with PSF and ATF', 'No clogging powder'],
      specifications: [
        ['Contents', '354 ml'],
        ['For', 'Weeping hydraulic steering'],
        ['Amount', 'One third of the system'],
        ['Judge after', '300–500 km'],
      ],
    },
  },
  reviews: [
    {
      author: 'Bonar Siregar',
      email: 'bonar.siregar@example.com',
      rating: 5,
      language: 'id',
      text: 'Rak setir Avanza 2011 rembes hampir setahun. Dua minggu setelah dituang, kardus di lantai kering.',
      date: '2025-09-20',
      verified: true,
    },
    {
      author: 'Ika Wulandari',
      email: 'ika.wulandari@example.com',
      rating: 4,
      language: 'id',
      text: 'Tetesnya berkurang banyak di Serena, dari tiap minggu nambah jadi dua bulan sekali.',
      date: '2025-12-06',
      verified: true,
    },
    {
      author: 'Peter Gandasuli',
      email: 'peter.gandasuli@example.com',
      rating: 5,
      language: 'en',
      text: 'Saved me a rack rebuild on an old Accord. Took about 400 km before it dried up, just as stated.',
      date: '2026-03-29',
      verified: true,
    },
    {
      author: 'Dodi Hermawan',
      email: 'dodi.hermawan@example.com',
      rating: 2,
      language: 'id',
      text: 'Di Taruna saya tidak berhasil, ternyata selang tekanannya yang retak. Mestinya saya baca petunjuk dulu.',
      date: '2026-06-11',
      verified: true,
    },
    {
      author: 'Laksmi Paramitha',
      email: 'laksmi.paramitha@example.com',
      rating: 4,
      language: 'en',
      text: 'Works slowly but it works. My CR-V no longer marks the driveway.',
      date: '2026-10-02',
      verified: false,
    },
  ],
};
