import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const cetaneBooster: SimpleProductSeed = {
  type: 'simple',
  slug: 'cetane-booster',
  category: 'campuran-bahan-bakar',
  date: '2026-02-09T03:00:00Z',
  totalSales: 296,
  sku: 'STP-FA-CTN-250',
  cents: 720,
  stock: { kind: 'managed', quantity: 46, lowAmount: 10 },
  parcel: { weight: 268, length: 8, width: 5, height: 18 },
  content: { amount: 250, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'slim-flat',
    label: { name: ['Cetane', 'Booster'], description: 'Solar lebih cepat menyala', grade: 'CN +5', volume: '250 ml' },
    colours: { body: '#d0310f', label: '#ffffff', ink: '#0c171c', band: '#0c171c', cap: '#0c171c' },
  },
  copy: {
    id: {
      name: 'Cetane Booster, 250 ml',
      shortDescription: 'Menambah angka setana solar sampai 5 poin: mesin diesel lebih halus dan cepat hidup.',
      description: html`
        <p>Diesel tidak punya busi. Solar harus menyala sendiri begitu disemprotkan, dan makin rendah angka setananya makin lama jeda sebelum menyala. Jeda itulah yang terdengar sebagai ketukan kasar.</p>
        <p>Cetane Booster memperpendek jeda pengapian. Solar CN 48 naik ke sekitar <strong>CN 53</strong> dengan satu botol dalam 60 liter, sehingga pembakaran lebih tuntas sejak putaran bawah.</p>
        <ul>
          <li>Ketukan diesel saat langsam mereda</li>
          <li>Hidup pagi lebih cepat di daerah dingin</li>
          <li>Asap putih setelah starter berkurang</li>
        </ul>`,
      extraDescription: html`
        <h3>Mencampur</h3>
        <p>Masukkan 250 ml sebelum mengisi 60 liter solar. Untuk tangki 80 liter, 330 ml. Pakai terus-menerus bila Anda hanya mendapat solar bersetana rendah, atau setiap 3.000 km sebagai penyegar.</p>
        <h3>Batas aman</h3>
        <ul>
          <li>Jangan melebihi 1 botol untuk 40 liter: setana berlebih justru menurunkan tenaga.</li>
          <li>Mengandung nitrat organik. Jangan dipanaskan, dibakar, atau disimpan di atas 45 °C.</li>
          <li>Sakit kepala setelah menghirup uapnya berarti segera cari udara segar.</li>
        </ul>`,
      customTextarea: 'Bunyi pletak-pletak di langsam pagi biasanya soal setana, bukan nosel.',
      productCardLists: ['Naik sampai 5 CN', '250 ml untuk 60 L', 'Langsam lebih halus'],
      specifications: [
        ['Isi', '250 ml'],
        ['Bahan aktif', '2-etilheksil nitrat (EHN)'],
        ['Kenaikan setana', '3–5 CN'],
        ['Takaran', '250 ml untuk 60 L solar'],
        ['Titik nyala', '59 °C'],
        ['Massa jenis (15 °C)', '0,90 kg/L'],
      ],
    },
    en: {
      name: 'Cetane Booster, 250 ml',
      shortDescription: 'Adds up to 5 points of cetane to diesel: a smoother engine that starts sooner.',
      description: html`
        <p>A diesel has no spark plugs. The fuel has to light by itself as it is sprayed in, and the lower its cetane number, the longer it hesitates. You hear that pause as a hard knock.</p>
        <p>Cetane Booster shortens the delay. One bottle in 60 litres lifts CN 48 diesel to about <strong>CN 53</strong>, and combustion is more complete from low revs up.</p>
        <ul>
          <li>Softer knock at idle</li>
          <li>Quicker starts on cool highland mornings</li>
          <li>Less white smoke after start-up</li>
        </ul>`,
      extraDescription: html`
        <h3>Mixing</h3>
        <p>Add 250 ml ahead of 60 litres of diesel. An 80-litre tank takes 330 ml. Use it at every fill if low-cetane diesel is all you can get, or every 3,000 km as a pick-me-up.</p>
        <h3>Safe limits</h3>
        <ul>
          <li>No more than 1 bottle to 40 litres: too much cetane costs power.</li>
          <li>Contains an organic nitrate. Do not heat it, burn it or store it above 45 °C.</li>
          <li>If the vapour gives you a headache, get into fresh air immediately.</li>
        </ul>`,
      customTextarea: 'A clatter at the morning idle is usually cetane, not the nozzles.',
      productCardLists: ['Up to 5 CN more', '250 ml treats 60 L', 'Smoother idle'],
      specifications: [
        ['Contents', '250 ml'],
        ['Active ingredient', '2-ethylhexyl nitrate (EHN)'],
        ['Cetane gain', '3–5 CN'],
        ['Dose', '250 ml to 60 L of diesel'],
        ['Flash point', '59 °C'],
        ['Density (15 °C)', '0.90 kg/L'],
      ],
    },
  },
  reviews: [
    {
      author: 'Dedi Mulyana',
      email: 'dedi.mulyana@example.com',
      rating: 5,
      language: 'id',
      text: 'Di Lembang pagi dingin, Panther biasa asap putih. Setelah pakai ini dua tangki, hampir hilang.',
      date: '2026-03-28',
      verified: true,
    },
    {
      author: 'Steven Lim',
      email: 'steven.lim@example.com',
      rating: 4,
      language: 'en',
      text: 'My Fortuner idles quieter with it. I only use it out of town where good diesel is hard to find.',
      date: '2026-06-19',
      verified: true,
    },
    {
      author: 'Wawan Hermawan',
      email: 'wawan.hermawan@example.com',
      rating: 4,
      language: 'id',
      text: 'Pajero Sport terasa lebih halus, konsumsi kurang lebih sama.',
      date: '2026-09-05',
      verified: true,
    },
  ],
};
