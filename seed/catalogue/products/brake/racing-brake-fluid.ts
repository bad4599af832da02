import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const racingBrakeFluid: SimpleProductSeed = {
  type: 'simple',
  slug: 'racing-brake-fluid',
  category: 'minyak-rem',
  date: '2026-08-03T04:30:00Z',
  totalSales: 58,
  sku: 'STP-BRK-RACE-500',
  cents: 1490,
  stock: { kind: 'managed', quantity: 0, backorders: 'yes' },
  parcel: { weight: 600, length: 8, width: 8, height: 18 },
  content: { amount: 500, unit: 'ml' },
  packshot: {
    container: 'brake',
    label: { name: ['Racing', 'Brake Fluid'], description: 'Hari lintasan, 310 °C', grade: 'DOT 4', volume: '500 ml' },
    colours: { body: '#d0310f', label: '#8fd0ea', ink: '#0c171c', band: '#0c171c', cap: '#0c171c' },
  },
  copy: {
    id: {
      name: 'Racing Brake Fluid DOT 4, 500 ml',
      shortDescription: 'Titik didih kering 310 °C untuk hari lintasan. Dibuat per batch, bisa dipesan inden.',
      description: html`
        <p>Sepuluh putaran di sirkuit memanaskan cakram sampai membara. Minyak jalan raya menyerah di sekitar 245 °C; yang ini masih cair pada 310 °C. Pedal Anda terasa sama di putaran terakhir seperti di putaran pertama.</p>
        <p>Harga dari ketahanan itu adalah umur. Minyak balap lebih haus air, maka jadwal gantinya per acara, bukan per dua tahun. Pakailah bila mobil atau motor memang dibawa ke lintasan.</p>
        <ul>
          <li>Tekanan pedal konsisten pada pengereman berulang.</li>
          <li>Sedikit termampatkan, titik gigit jelas.</li>
          <li>Diproduksi per batch dan diberi nomor, supaya selalu segar.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Kuras habis minyak lama. Campuran 10 persen DOT 4 biasa sudah menurunkan titik didih puluhan derajat.</li>
          <li>Buang angin sehari sebelum acara, lalu sekali lagi pagi harinya.</li>
          <li>Selesai acara, periksa warna. Keruh atau cokelat berarti ganti.</li>
        </ol>
        <h3>Takaran dan jadwal</h3>
        <p>Motor 250 ml, mobil 1 L. Ganti setiap 3 hari lintasan atau 6 bulan.</p>
        <h3>Keselamatan</h3>
        <p>Hanya untuk sistem yang meminta DOT 4. Merusak cat. Buang sisa botol yang sudah terbuka lebih dari satu bulan.</p>`,
      customTextarea: 'Kalau pedal mulai panjang di tikungan ketiga, bukan nyali Anda yang kurang. Minyaknya mendidih.',
      productCardLists: ['Titik didih kering 310 °C', 'Pedal konsisten tiap putaran', 'Batch bernomor, inden'],
      specifications: [
        ['Isi', '500 ml'],
        ['Standar', 'FMVSS 116 DOT 4'],
        ['Titik didih kering', '310 °C'],
        ['Titik didih basah', '195 °C'],
        ['Ganti setiap', '3 hari lintasan atau 6 bulan'],
      ],
    },
    en: {
      name: 'Racing Brake Fluid DOT 4, 500 ml',
      shortDescription: 'A dry boiling point of 310 °C for track days. Made in batches, available to order.',
      description: html`
        <p>Ten laps make discs glow. Road fluid gives up around 245 °C; this one is still liquid at 310. The pedal feels the same on the last lap as it did on the first.</p>
        <p>What you trade for that is life. Racing fluid is thirstier for water, so it is changed by event and not every two years. Choose it when the car or bike really goes on track.</p>
        <ul>
          <li>Consistent pedal pressure through repeated hard stops.</li>
          <li>Barely compressible, with a clear bite point.</li>
          <li>Numbered batches, so what you get is fresh.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Flush every drop of old fluid. Ten per cent of ordinary DOT 4 takes tens of degrees off the boiling point.</li>
          <li>Bleed the day before the event, and once more that morning.</li>
          <li>Afterwards look at the colour. Cloudy or brown means change.</li>
        </ol>
        <h3>Amount and interval</h3>
        <p>250 ml for a motorcycle, 1 L for a car. Renew after 3 track days or 6 months.</p>
        <h3>Safety</h3>
        <p>For DOT 4 systems only. Attacks paint. Throw away what has been open for more than a month.</p>`,
      customTextarea: 'If the pedal goes long by the third corner, it is not your nerve that failed. The fluid boiled.',
      productCardLists: ['310 °C dry boiling point', 'Same pedal, lap after lap', 'Numbered batches, to order'],
      specifications: [
        ['Contents', '500 ml'],
        ['Standard', 'FMVSS 116 DOT 4'],
        ['Dry boiling point', '310 °C'],
        ['Wet boiling point', '195 °C'],
        ['Renew after', '3 track days or 6 months'],
      ],
    },
  },
  reviews: [
    {
      author: 'Rangga Aditama',
      email: 'rangga.aditama@example.com',
      rating: 5,
      language: 'id',
      text: 'Dua sesi 20 menit di Sentul pakai Jazz GK5, pedal tidak berubah. Inden sebelas hari, sepadan.',
      date: '2026-09-06',
      verified: true,
    },
    {
      author: 'Jonathan Kurnia',
      email: 'jonathan.kurnia@example.com',
      rating: 4,
      language: 'en',
      text: 'Superb on the R25 at Mandalika. Expensive, and you will be bleeding often, but the lever never came back to the bar.',
      date: '2026-10-12',
      verified: true,
    },
    {
      author: 'Hafiz Alamsyah',
      email: 'hafiz.alamsyah@example.com',
      rating: 5,
      language: 'id',
      text: 'Nomor batch di botol cocok dengan yang diumumkan, baru tiga minggu dari produksi.',
      date: '2026-11-02',
      verified: false,
    },
  ],
};
