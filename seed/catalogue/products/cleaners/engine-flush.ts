import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const engineFlush: SimpleProductSeed = {
  type: 'simple',
  slug: 'engine-flush',
  category: 'pembersih-mesin',
  alsoIn: ['campuran-oli'],
  date: '2025-03-18T02:00:00Z',
  featured: true,
  totalSales: 912,
  sku: 'STP-CLN-FLUSH-450',
  cents: 630,
  stock: { kind: 'managed', quantity: 96, lowAmount: 12 },
  parcel: { weight: 470, length: 7, width: 7, height: 22 },
  content: { amount: 450, unit: 'ml' },
  packshot: {
    container: 'slim-long',
    label: { name: ['Engine', 'Flush'], description: '10–15 menit sebelum ganti oli', volume: '450 ml' },
  },
  copy: {
    id: {
      name: 'Engine Flush, 450 ml',
      shortDescription: 'Bersihkan lumpur oli dari dalam mesin dalam 10–15 menit, tepat sebelum oli lama dikuras.',
      description: html`
        <p>Oli yang terlambat diganti meninggalkan lumpur hitam di kepala silinder, saluran oli, dan alur ring piston. Oli baru yang dituang di atasnya ikut kotor sejak hari pertama. Engine Flush melarutkan endapan itu selagi mesin langsam, lalu semuanya keluar bersama oli lama.</p>
        <p>Cocok untuk mobil bekas yang riwayat servisnya tidak jelas, mobil yang sering terjebak macet, atau mesin yang baru pindah dari oli mineral ke sintetik.</p>
        <ul>
          <li><strong>Melunakkan, bukan merontokkan</strong>: endapan larut perlahan sehingga saringan isap tidak tersumbat.</li>
          <li><strong>Aman untuk sil karet</strong> dan mesin bensin maupun diesel, termasuk yang memakai turbo.</li>
          <li><strong>Satu botol sekali servis</strong> untuk kapasitas oli 3,5 sampai 5 liter.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Panaskan mesin sampai suhu kerja, lalu matikan.</li>
          <li>Tuang seluruh isi botol lewat lubang pengisian oli. Pastikan permukaan tidak jauh melewati MAX.</li>
          <li>Hidupkan mesin dan biarkan <strong>langsam 10–15 menit</strong>. Jangan digas tinggi dan jangan dijalankan.</li>
          <li>Kuras oli selagi panas sampai tetes terakhir, ganti filter, lalu isi oli baru.</li>
        </ol>
        <h3>Takaran</h3>
        <table><tbody>
          <tr><th>Kapasitas oli</th><th>Engine Flush</th></tr>
          <tr><td>3,0–3,4 L</td><td>300 ml</td></tr>
          <tr><td>3,5–5,0 L</td><td>450 ml (satu botol)</td></tr>
          <tr><td>5,1–7,0 L</td><td>600 ml</td></tr>
        </tbody></table>
        <h3>Keselamatan</h3>
        <p>Tidak untuk motor dengan kopling basah. Lakukan di tempat berangin, pakai sarung tangan saat menguras oli panas. Mudah terbakar bila disemprotkan ke permukaan membara. Serahkan oli bekas ke bengkel atau pengepul resmi, jangan ke selokan.</p>`,
      customTextarea: 'Kalau tutup oli Anda dilapisi kerak hitam dari dalam, kerjakan ini dulu sebelum beli oli mahal.',
      productCardLists: [
        'Langsam 10–15 menit',
        'Melarutkan lumpur dan varnis',
        'Bensin dan diesel',
        'Satu botol untuk 3,5–5 L oli',
      ],
      specifications: [
        ['Isi', '450 ml'],
        ['Dipakai pada', 'Mesin mobil bensin dan diesel'],
        ['Lama kerja', '10–15 menit, langsam'],
        ['Selang pemakaian', 'Setiap 2–3 kali ganti oli'],
        ['Titik nyala', '> 62 °C'],
      ],
    },
    en: {
      name: 'Engine Flush, 450 ml',
      shortDescription: 'Clears sludge out of the engine in 10–15 minutes, right before you drain the old oil.',
      description: html`
        <p>Late oil changes leave their mark: black sludge in the head, narrowed oilways and lazy piston rings. Pour fresh oil on top and it turns dark within a week. Engine Flush dissolves those deposits at idle, and they leave with the oil you were about to throw away anyway.</p>
        <p>Worth doing on a used car with a thin service book, on a car that lives in city traffic, or when moving from mineral to synthetic oil.</p>
        <ul>
          <li><strong>Dissolves in thin layers</strong> instead of breaking off flakes that could block the oil pick-up.</li>
          <li><strong>Kind to seals</strong>, in petrol and diesel engines, turbocharged ones included.</li>
          <li><strong>One bottle, one service</strong> for sumps from 3.5 to 5 litres.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Bring the engine up to working temperature, then switch it off.</li>
          <li>Add the bottle through the oil filler. The level may sit slightly above MAX, not far above.</li>
          <li>Start the engine and let it <strong>idle for 10–15 minutes</strong>. Do not rev it and do not drive.</li>
          <li>Drain while hot, give it time for the last drops, fit a new filter and fill with fresh oil.</li>
        </ol>
        <h3>Amount</h3>
        <table><tbody>
          <tr><th>Oil capacity</th><th>Engine Flush</th></tr>
          <tr><td>3.0–3.4 L</td><td>300 ml</td></tr>
          <tr><td>3.5–5.0 L</td><td>450 ml (one bottle)</td></tr>
          <tr><td>5.1–7.0 L</td><td>600 ml</td></tr>
        </tbody></table>
        <h3>Safety</h3>
        <p>Cars only: in a motorcycle it would reach the wet clutch. Work where air moves, and wear gloves: the drained oil is hot. Keep away from glowing surfaces. Hand used oil to a workshop or licensed collector, never to a drain.</p>`,
      customTextarea: 'If the inside of your filler cap is black, do this first and buy the expensive oil second.',
      productCardLists: [
        '10–15 minutes at idle',
        'Dissolves sludge and varnish',
        'Petrol and diesel',
        'One bottle treats 3.5–5 L of oil',
      ],
      specifications: [
        ['Contents', '450 ml'],
        ['For', 'Petrol and diesel car engines'],
        ['Working time', '10–15 minutes at idle'],
        ['Interval', 'Every second or third oil change'],
        ['Flash point', '> 62 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Bambang Sutrisno',
      email: 'bambang.sutrisno@example.com',
      rating: 5,
      language: 'id',
      text: 'Innova 2012 beli bekas, oli keluar hitam pekat seperti aspal cair. Setelah dua kali ganti oli dengan ini, warna oli di 3.000 km masih cokelat bening.',
      date: '2025-05-04',
      verified: true,
    },
    {
      author: 'Rina Kartikasari',
      email: 'rina.k@example.com',
      rating: 5,
      language: 'id',
      text: 'Ikuti saja 10–15 menit, jangan dilamakan. Suara tappet di Avanza saya berkurang.',
      date: '2025-07-19',
      verified: true,
    },
    {
      author: 'Michael Tanuwijaya',
      email: 'm.tanuwijaya@example.com',
      rating: 4,
      language: 'en',
      text: 'Did exactly what it says on a 2016 CR-V. One star off because my sump takes 5.5 litres and I needed part of a second bottle.',
      date: '2025-10-08',
      verified: true,
    },
    {
      author: 'Agus Prasetyo',
      email: 'agus.pras@example.com',
      rating: 4,
      language: 'id',
      text: 'Untuk diesel Panther tua hasilnya terasa, tarikan bawah lebih enteng. Filter oli wajib ganti, kotorannya banyak sekali.',
      date: '2026-02-11',
      verified: true,
    },
    {
      author: 'Yohanes Simanjuntak',
      email: 'yohanes.s@example.com',
      rating: 3,
      language: 'id',
      text: 'Mesin saya memang rutin servis, jadi bedanya tidak kelihatan. Mungkin lebih cocok untuk mesin yang kotor.',
      date: '2026-06-23',
      verified: false,
    },
    {
      author: 'Putu Ardana',
      email: 'putu.ardana@example.com',
      rating: 5,
      language: 'en',
      text: 'Used it before switching my Jazz to 5W-30 full synthetic. Old oil poured out like soup, and the idle settled noticeably.',
      date: '2026-09-30',
      verified: true,
    },
  ],
};
