import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const moto4t: SimpleProductSeed = {
  type: 'simple',
  slug: 'moto-4t',
  category: 'oli-full-sintetik-formula',
  date: '2025-03-10T03:00:00Z',
  featured: true,
  totalSales: 2188,
  sku: 'STP-FS-M4T-10W40-1L',
  cents: 890,
  stock: { kind: 'managed', quantity: 210, lowAmount: 25 },
  parcel: { weight: 925, length: 11, width: 7, height: 23 },
  content: { amount: 1000, unit: 'ml' },
  packshot: {
    container: 'moto1',
    label: {
      name: ['Moto 4T'],
      description: 'Motor 4-tak, kopling basah',
      grade: '10W-40',
      volume: '1 L',
      standard: 'JASO MA2',
    },
    colours: { label: '#d0310f', ink: '#ffffff', cap: '#0c171c' },
  },
  copy: {
    id: {
      name: 'Moto 4T 10W-40, 1 L',
      shortDescription: 'Full sintetik JASO MA2 untuk motor bebek dan sport: kopling menggigit, mesin tetap adem.',
      description: html`
        <p>Di motor manual, satu liter oli mengerjakan tiga tugas: mesin, kopling basah, dan girboks. Oli mobil terlalu licin untuk kopling dan terlalu lemah untuk gigi.</p>
        <p>Moto 4T lulus <strong>JASO MA2</strong>, gesekannya pas: kampas kopling tidak selip saat gas dibuka penuh, perpindahan gigi tetap ringan walau mesin sudah sejam dipakai di kemacetan.</p>
        <ul>
          <li>Rantai molekul tahan gunting gigi, kental hingga ganti berikutnya</li>
          <li>Piston dingin di mesin berpendingin udara</li>
          <li>Netral mudah dicari saat panas</li>
        </ul>
        <p>Untuk bebek dan sport 110–250 cc; motor matik memakai Moto Matic.</p>`,
      extraDescription: html`
        <h3>Langkah ganti</h3>
        <ol>
          <li>Hangatkan mesin 3 menit, standar tengah, buka baut pembuangan.</li>
          <li>Bersihkan saringan kasa; ganti filter bila ada.</li>
          <li>Tuang 800 ml untuk 110–150 cc, atau 1 liter untuk 200–250 cc. Cek stik tanpa diputar.</li>
        </ol>
        <p>Setiap <strong>3.000 km</strong> untuk pemakaian kota, 4.000 km bila lebih banyak jalan luar kota.</p>
        <h3>Perlindungan diri</h3>
        <p>Mesin dan knalpot motor tak berpenutup, jadi pakai celana panjang. Oli yang menetes di ban atau cakram membuat motor tergelincir: lap dengan alkohol sebelum jalan.</p>`,
      customTextarea: 'Kopling selip setelah ganti oli? Biasanya olinya MB atau oli mobil. Yang ini MA2.',
      productCardLists: ['JASO MA2', 'Kopling basah', 'Bebek dan sport', '1 L'],
      specifications: [
        ['Isi', '1 L'],
        ['Standar', 'API SN, JASO MA2'],
        ['SAE', '10W-40'],
        ['Bahan dasar', 'Group III dan PAO'],
        ['Viskositas 100 °C', '14,3 cSt'],
        ['Titik nyala', '234 °C'],
      ],
    },
    en: {
      name: 'Moto 4T 10W-40, 1 L',
      shortDescription: 'Fully synthetic JASO MA2 oil for geared motorcycles: the clutch bites, the engine stays cool.',
      description: html`
        <p>In a geared motorcycle one litre of oil has three jobs: engine, wet clutch and gearbox. Car oil is too slippery for the clutch and too weak for the gears.</p>
        <p>Moto 4T passes <strong>JASO MA2</strong>. Its friction is just right, so plates do not slip at full throttle and shifts stay light after an hour of crawling.</p>
        <ul>
          <li>Molecules that survive the gears and hold their grade to the next change</li>
          <li>Cooler pistons in air-cooled engines</li>
          <li>Neutral is easy to find when hot</li>
        </ul>
        <p>For underbone and sports bikes of 110–250 cc; scooters take Moto Matic.</p>`,
      extraDescription: html`
        <h3>Changing it</h3>
        <ol>
          <li>Warm up for 3 minutes, centre stand down, undo the drain plug.</li>
          <li>Rinse the gauze strainer; renew the filter if there is one.</li>
          <li>Pour 800 ml for 110–150 cc, 1 litre for 200–250 cc. Read the dipstick without screwing it in.</li>
        </ol>
        <p>Every <strong>3,000 km</strong> in town, 4,000 km if you mostly ride open roads.</p>
        <h3>Protect yourself</h3>
        <p>Engine and exhaust are bare on a motorcycle, so wear long trousers. Oil on a tyre or disc will bring you down: wipe it off with alcohol before you ride.</p>`,
      customTextarea: 'Clutch slipping after an oil change? It was MB or car oil, most likely. This is MA2.',
      productCardLists: ['JASO MA2', 'Wet clutch', 'Underbone and sport', '1 L'],
      specifications: [
        ['Contents', '1 L'],
        ['Standard', 'API SN, JASO MA2'],
        ['SAE', '10W-40'],
        ['Base oil', 'Group III and PAO'],
        ['Viscosity at 100 °C', '14.3 cSt'],
        ['Flash point', '234 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Adi Nugraha',
      email: 'adi.nugraha@example.com',
      rating: 5,
      language: 'id',
      text: 'CB150R lebih enteng oper gigi, dan netral gampang masuk di lampu merah.',
      date: '2025-04-25',
      verified: true,
    },
    {
      author: 'Surya Dharma',
      email: 'surya.dharma@example.com',
      rating: 5,
      language: 'id',
      text: 'Jupiter MX dipakai kerja 60 km sehari. Sampai 3.000 km suaranya belum kasar.',
      date: '2025-08-08',
      verified: true,
    },
    {
      author: 'Brian Hidayat',
      email: 'brian.hidayat@example.com',
      rating: 5,
      language: 'en',
      text: 'My R15 no longer slips the clutch at high revs. Should have switched sooner.',
      date: '2025-11-15',
      verified: true,
    },
    {
      author: 'Ujang Saefudin',
      email: 'ujang.saefudin@example.com',
      rating: 5,
      language: 'id',
      text: 'Vixion tua, mesin adem habis nanjak ke Tangkuban Perahu.',
      date: '2026-02-28',
      verified: true,
    },
    {
      author: 'Hafiz Alamsyah',
      email: 'hafiz.alamsyah@example.com',
      rating: 4,
      language: 'id',
      text: 'Satria FU cocok. Sisa 100 ml, lumayan buat cadangan.',
      date: '2026-06-06',
      verified: false,
    },
    {
      author: 'Felicia Ongko',
      email: 'felicia.ongko@example.com',
      rating: 5,
      language: 'en',
      text: 'Smooth shifts on my Ninja 250, even in two hours of Bogor traffic.',
      date: '2026-09-23',
      verified: true,
    },
  ],
};
