import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const biosolarGuard: SimpleProductSeed = {
  type: 'simple',
  slug: 'biosolar-guard',
  category: 'campuran-bahan-bakar',
  date: '2026-05-18T03:00:00Z',
  totalSales: 174,
  sku: 'STP-FA-BIO-500',
  cents: 790,
  stock: { kind: 'managed', quantity: 72, lowAmount: 12 },
  parcel: { weight: 505, length: 8, width: 8, height: 22 },
  content: { amount: 500, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'flask',
    label: { name: ['Biosolar', 'Guard'], description: 'Anti lendir & jamur tangki', grade: 'B40', volume: '500 ml' },
    colours: { body: '#c6cdd1', label: '#2c6b45', ink: '#ffffff', band: '#0f2b1b', cap: '#2c6b45' },
  },
  copy: {
    id: {
      name: 'Biosolar Guard, 500 ml',
      shortDescription: 'Mencegah lendir, jamur, dan filter buntu pada tangki berisi biosolar B35–B40.',
      description: html`
        <p>Di perbatasan air dan biosolar hidup bakteri serta jamur. Mereka membentuk lendir cokelat yang menyumbat filter jauh sebelum jadwal, dan asamnya memakan dinding tangki.</p>
        <p>Biosolar Guard berisi biosida yang larut di solar sekaligus di air, jadi bekerja tepat di tempat mereka tumbuh. Penstabilnya menahan biosolar supaya tidak menjadi asam saat truk atau genset parkir berminggu-minggu.</p>
        <ul>
          <li>Filter solar bertahan sampai jadwal gantinya</li>
          <li>Tidak ada lagi lendir di sedimenter</li>
          <li>Tangki timbun aman hingga enam bulan</li>
        </ul>
        <p>Dipakai oleh pemilik truk, bus, kapal nelayan, alat berat, dan genset gedung.</p>`,
      extraDescription: html`
        <h3>Dua cara memakai</h3>
        <ul>
          <li><strong>Pencegahan:</strong> 100 ml untuk 200 liter biosolar, sebulan sekali.</li>
          <li><strong>Tangki terlanjur berlendir:</strong> 500 ml untuk 200 liter, diamkan 24 jam, kuras endapan, ganti filter setelah 300 km.</li>
        </ul>
        <p>Gunakan gelas ukur; satu botol pencegahan cukup untuk 1.000 liter.</p>
        <h3>Bahan aktifnya keras</h3>
        <p>Biosida dapat memicu alergi kulit. Pakai sarung tangan nitril dan kacamata, cuci tangan sebelum makan. Beracun bagi ikan: jangan sampai mengalir ke sungai, sawah, atau laut. Simpan jauh dari nyala api.</p>`,
      customTextarea: 'Filter solar buntu dua bulan sekali itu bukan nasib, itu jamur.',
      productCardLists: [
        'Untuk B35–B40',
        '100 ml merawat 200 L',
        'Truk, kapal, genset',
        'Tangki timbun hingga 6 bulan',
      ],
      specifications: [
        ['Isi', '500 ml'],
        ['Bahan aktif', 'Isotiazolinon dan antioksidan'],
        ['Takaran', '1 : 2.000 pencegahan; 1 : 400 pembersihan'],
        ['Titik nyala', '60 °C'],
        ['Massa jenis (15 °C)', '0,89 kg/L'],
        ['Campuran nabati', 'Sampai B40'],
      ],
    },
    en: {
      name: 'Biosolar Guard, 500 ml',
      shortDescription: 'Prevents slime, fungus and blocked filters in tanks of B35–B40 biodiesel.',
      description: html`
        <p>Bacteria and fungi live where water meets biodiesel. They grow a brown slime that blocks filters long before they are due, and their acids eat into the tank.</p>
        <p>Biosolar Guard holds a biocide that dissolves in both diesel and water, so it works right where they grow. A stabiliser keeps the blend from turning sour while a truck or generator stands for weeks.</p>
        <ul>
          <li>Filters last to their service date</li>
          <li>No more slime in the water trap</li>
          <li>Bulk tanks kept sound for up to six months</li>
        </ul>
        <p>The choice of people who run trucks, coaches, fishing boats, plant and standby generators.</p>`,
      extraDescription: html`
        <h3>Two ways to use it</h3>
        <ul>
          <li><strong>Prevention:</strong> 100 ml to 200 litres of biodiesel, once a month.</li>
          <li><strong>A tank that is already slimy:</strong> 500 ml to 200 litres, leave for 24 hours, drain the sludge, change the filter after 300 km.</li>
        </ul>
        <p>Measure it out; used preventively a bottle covers 1,000 litres.</p>
        <h3>Strong stuff</h3>
        <p>The biocide may cause an allergic skin reaction. Wear nitrile gloves and goggles and wash before eating. Toxic to fish: keep it out of rivers, paddies and the sea. Store far from naked flames.</p>`,
      customTextarea: 'A diesel filter that clogs every two months is not bad luck. It is fungus.',
      productCardLists: [
        'For B35–B40',
        '100 ml maintains 200 L',
        'Trucks, boats, generators',
        'Bulk tanks for up to 6 months',
      ],
      specifications: [
        ['Contents', '500 ml'],
        ['Active ingredient', 'Isothiazolinone and antioxidant'],
        ['Dose', '1 : 2,000 preventive; 1 : 400 curative'],
        ['Flash point', '60 °C'],
        ['Density (15 °C)', '0.89 kg/L'],
        ['Biodiesel content', 'Up to B40'],
      ],
    },
  },
  reviews: [
    {
      author: 'Sugeng Purnomo',
      email: 'sugeng.purnomo@example.com',
      rating: 5,
      language: 'id',
      text: 'Tiga Colt Diesel kami sebelumnya ganti filter tiap bulan. Sekarang sudah tiga bulan belum buntu.',
      date: '2026-08-22',
      verified: true,
    },
    {
      author: 'Nyoman Sudiarta',
      email: 'nyoman.sudiarta@example.com',
      rating: 4,
      language: 'en',
      text: 'Treats the day tank of the generator at our dive resort. The slime is gone, but do wear gloves.',
      date: '2026-10-01',
      verified: true,
    },
    {
      author: 'Ahmad Fauzi',
      email: 'ahmad.fauzi@example.com',
      rating: 5,
      language: 'id',
      text: 'Elf sering parkir dua minggu. Sedimenter yang biasanya cokelat sekarang bening.',
      date: '2026-10-27',
      verified: false,
    },
  ],
};
