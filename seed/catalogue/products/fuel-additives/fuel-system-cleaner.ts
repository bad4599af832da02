import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const fuelSystemCleaner: SimpleProductSeed = {
  type: 'simple',
  slug: 'fuel-system-cleaner',
  category: 'campuran-bahan-bakar',
  date: '2025-02-17T03:00:00Z',
  featured: true,
  totalSales: 3412,
  sku: 'STP-FA-FSC-200',
  cents: 690,
  sale: { cents: 550 },
  stock: { kind: 'managed', quantity: 240, lowAmount: 20 },
  parcel: { weight: 205, length: 6, width: 6, height: 18 },
  content: { amount: 200, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'slim-long',
    label: { name: ['Fuel', 'System', 'Cleaner'], description: 'Bensin, semua cc', volume: '200 ml' },
  },
  copy: {
    id: {
      name: 'Fuel System Cleaner, 200 ml',
      shortDescription: 'Satu botol membersihkan injektor, katup masuk, dan ruang bakar selagi mobil Anda jalan.',
      description: html`
        <p>Setelah ribuan kilometer di macet, ujung injektor, punggung katup, dan kepala piston tertutup kerak. Semprotan bensin jadi menetes, tarikan berat, dan konsumsi naik pelan-pelan.</p>
        <p>Fuel System Cleaner membawa <strong>polietheramina (PEA)</strong>, deterjen yang tetap bekerja di suhu ruang bakar. Kerak dilunakkan sedikit demi sedikit lalu ikut terbakar, tanpa bongkar mesin.</p>
        <ul>
          <li>Mengembalikan pola semprot injektor</li>
          <li>Merapikan langsam yang naik turun</li>
          <li>Membuat hidup pertama di pagi hari lebih enteng</li>
          <li>Aman untuk katalis, sensor oksigen, dan turbo</li>
        </ul>
        <p>Cocok untuk semua mobil bensin, injeksi maupun karburator, dari LCGC sampai enam silinder.</p>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Tuang seluruh isi botol saat tangki hampir kosong.</li>
          <li>Isi bensin 40–60 liter. Untuk tangki 35 liter, pakai tiga perempat botol.</li>
          <li>Jalankan sampai tinggal seperempat tangki sebelum mengisi lagi.</li>
        </ol>
        <p>Ulangi setiap <strong>3.000–5.000 km</strong>. Untuk mobil di atas 100.000 km yang belum pernah dibersihkan, pakai dua tangki berturut-turut.</p>
        <h3>Keselamatan</h3>
        <p>Cairan dan uapnya mudah menyala: matikan mesin dan jangan merokok saat menuang. Bila terkena kulit, cuci dengan sabun. Bila tertelan, jangan dimuntahkan, segera hubungi dokter.</p>`,
      customTextarea: 'Kalau langsam mulai goyang, saya suruh coba ini dulu sebelum bongkar injektor.',
      productCardLists: ['Injektor, katup, ruang bakar', 'Dengan PEA', '1 botol untuk 40–60 L', 'Aman untuk katalis'],
      specifications: [
        ['Isi', '200 ml'],
        ['Bahan aktif', 'Polietheramina (PEA)'],
        ['Pelarut', 'Hidrokarbon alifatik'],
        ['Takaran', '200 ml untuk 40–60 L bensin'],
        ['Titik nyala', '57 °C'],
        ['Massa jenis (15 °C)', '0,81 kg/L'],
        ['Warna', 'Kuning jernih'],
      ],
    },
    en: {
      name: 'Fuel System Cleaner, 200 ml',
      shortDescription: 'One bottle cleans injectors, intake valves and combustion chambers while you drive.',
      description: html`
        <p>Stop-and-go driving leaves its mark: carbon on injector tips, on the backs of the valves and on the piston crowns. Fuel dribbles where it should mist, the car feels lazy and the fuel bill creeps up.</p>
        <p>Fuel System Cleaner carries <strong>polyetheramine (PEA)</strong>, a detergent that survives combustion heat. It softens deposits a layer at a time and lets them burn off, with nothing taken apart.</p>
        <ul>
          <li>Restores the injectors’ spray pattern</li>
          <li>Steadies a hunting idle</li>
          <li>Makes the first start of the day easier</li>
          <li>Safe for catalysts, oxygen sensors and turbochargers</li>
        </ul>
        <p>For every petrol car, injected or carburetted, from a one-litre city car to a six-cylinder.</p>`,
      extraDescription: html`
        <h3>How to use it</h3>
        <ol>
          <li>With the tank nearly empty, pour in the whole bottle.</li>
          <li>Fill up with 40–60 litres of petrol. A 35-litre tank needs three quarters of a bottle.</li>
          <li>Drive down to a quarter tank before you refuel.</li>
        </ol>
        <p>Repeat every <strong>3,000–5,000 km</strong>. Past 100,000 km without a clean, treat two tanks in a row.</p>
        <h3>Safety</h3>
        <p>Liquid and vapour catch fire easily: engine off, no smoking while pouring. Wash splashes off skin with soap. If swallowed, do not induce vomiting; call a doctor at once.</p>`,
      customTextarea: 'When the idle starts to wander I try a bottle of this before I pull the injectors.',
      productCardLists: ['Injectors, valves, chambers', 'Contains PEA', '1 bottle treats 40–60 L', 'Catalyst-safe'],
      specifications: [
        ['Contents', '200 ml'],
        ['Active ingredient', 'Polyetheramine (PEA)'],
        ['Carrier', 'Aliphatic hydrocarbons'],
        ['Dose', '200 ml to 40–60 L of petrol'],
        ['Flash point', '57 °C'],
        ['Density (15 °C)', '0.81 kg/L'],
        ['Colour', 'Clear yellow'],
      ],
    },
  },
  reviews: [
    {
      author: 'Hendra Gunawan',
      email: 'hendra.gunawan@example.com',
      rating: 5,
      language: 'id',
      text: 'Avanza 2015 saya langsamnya goyang terus. Setelah satu botol dan satu tangki habis, jarum RPM sudah diam.',
      date: '2025-03-22',
      verified: true,
    },
    {
      author: 'Dewi Anggraini',
      email: 'dewi.anggraini@example.com',
      rating: 5,
      language: 'id',
      text: 'Pakai di Brio tiap ganti oli. Tarikan lebih enteng, apalagi kalau AC nyala.',
      date: '2025-05-09',
      verified: true,
    },
    {
      author: 'Rizky Pratama',
      email: 'rizky.pratama@example.com',
      rating: 4,
      language: 'en',
      text: 'Noticeably smoother cold starts in my 2017 Jazz. It took about half a tank before I felt it.',
      date: '2025-07-14',
      verified: true,
    },
    {
      author: 'Agus Salim',
      email: 'agus.salim@example.com',
      rating: 4,
      language: 'id',
      text: 'Lumayan terasa di Xenia 1.3. Botolnya pas masuk mulut tangki, tidak tumpah.',
      date: '2025-10-02',
      verified: false,
    },
    {
      author: 'Melissa Tanoto',
      email: 'melissa.tanoto@example.com',
      rating: 5,
      language: 'en',
      text: 'Used it twice in a row on a 120,000 km Yaris as the label suggests. The hesitation at 2,000 rpm is gone.',
      date: '2026-01-18',
      verified: true,
    },
    {
      author: 'Yusuf Maulana',
      email: 'yusuf.maulana@example.com',
      rating: 3,
      language: 'id',
      text: 'Di Ertiga saya yang baru 20 ribu km tidak terlalu terasa, mungkin karena mesinnya memang masih bersih.',
      date: '2026-04-27',
      verified: true,
    },
    {
      author: 'Bayu Setiawan',
      email: 'bayu.setiawan@example.com',
      rating: 5,
      language: 'id',
      text: 'Konsumsi Mobilio dari 11,2 balik ke 12,4 km/l di rute kantor yang sama. Mantap.',
      date: '2026-08-11',
      verified: true,
    },
  ],
};
