import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const cabinOdourRemover: SimpleProductSeed = {
  type: 'simple',
  slug: 'cabin-odour-remover',
  category: 'interior-dan-eksterior',
  date: '2026-09-15T02:30:00Z',
  totalSales: 74,
  sku: 'STP-CAR-ODOR-150',
  cents: 470,
  stock: { kind: 'managed', quantity: 85, lowAmount: 10 },
  parcel: { weight: 175, length: 5, width: 5, height: 17 },
  content: { amount: 150, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'can',
    label: { name: ['Cabin Odour', 'Remover'], description: 'Sekali semprot, kabin segar', volume: '150 ml' },
    colours: { body: '#f0a500', label: '#ffffff', ink: '#07474c', band: '#07474c', cap: '#ffffff', tip: '#0b7f86' },
  },
  copy: {
    id: {
      name: 'Cabin Odour Remover, 150 ml',
      shortDescription: 'Kaleng sekali pakai: kunci pelatuknya, tutup pintu, sepuluh menit kemudian AC tidak bau.',
      description: html`
        <p>Bau kaus kaki saat AC pertama menyala datang dari evaporator. Di situ selalu lembap, gelap, dan hangat: rumah yang enak bagi bakteri. Parfum gantung hanya menambah aroma kedua.</p>
        <p>Kaleng ini mengeluarkan kabut halus yang diisap kipas AC dan mengendap di evaporator serta saluran udara. Zat aktifnya mengikat molekul bau, kemudian menguap tanpa bekas di jok.</p>
        <ul>
          <li>Satu kaleng untuk satu mobil, tanpa bongkar dasbor.</li>
          <li>Aroma teh hijau tipis yang hilang dalam dua hari.</li>
          <li>Efektif untuk bau rokok, durian, dan karpet basah.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Buang sampah dan keringkan karpet. Ganti filter kabin bila sudah hitam.</li>
          <li>Nyalakan mesin, AC suhu terendah, kipas maksimum, posisi sirkulasi dalam. Semua kaca tertutup.</li>
          <li>Taruh kaleng tegak di lantai penumpang depan, tekan pelatuk sampai terkunci, keluar, tutup pintu.</li>
          <li>Setelah <strong>10 menit</strong> matikan, buka semua pintu, anginkan 5 menit.</li>
        </ol>
        <h3>Takaran</h3>
        <p>150 ml untuk satu kabin sampai tujuh penumpang. Ulangi tiap 6 bulan.</p>
        <h3>Keselamatan</h3>
        <p>Jangan berada di dalam mobil selama proses, keluarkan hewan dan makanan. Sangat mudah menyala: tanpa rokok atau api. Jangan simpan kaleng di kabin.</p>`,
      customTextarea: 'Parfum di ventilasi itu seperti minyak wangi tanpa mandi. Bersihkan evaporatornya dulu.',
      productCardLists: ['Sampai ke evaporator AC', '10 menit, tanpa bongkar', 'Satu kaleng satu mobil'],
      specifications: [
        ['Isi', '150 ml, aerosol sekali pakai'],
        ['Untuk', 'Kabin sampai 7 penumpang'],
        ['Lama kerja', '10 menit, lalu 5 menit dianginkan'],
        ['Selang pemakaian', '6 bulan'],
        ['Sifat', 'Sangat mudah menyala'],
      ],
    },
    en: {
      name: 'Cabin Odour Remover, 150 ml',
      shortDescription:
        'One-shot can: lock the trigger, shut the doors, and in ten minutes the vents smell of nothing.',
      description: html`
        <p>That whiff of old socks when the air conditioning starts comes from the evaporator. It is damp, dark and warm in there, a fine home for bacteria. A hanging air freshener only adds a second smell.</p>
        <p>The can releases a fine mist which the fan draws in, so it settles on evaporator and ducts. It binds the molecules that smell and then evaporates, leaving no mark on the seats.</p>
        <ul>
          <li>One can, one car, no dashboard to take apart.</li>
          <li>A hint of green tea that is gone in two days.</li>
          <li>Works on smoke, durian and wet carpet.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Clear out rubbish and dry the carpets. Renew the cabin filter if it is black.</li>
          <li>Start the engine: air conditioning at coldest, fan at full, recirculation on, windows shut.</li>
          <li>Stand the can in the front passenger footwell, press the trigger until it locks, step out, close the door.</li>
          <li>After <strong>10 minutes</strong> switch off, open every door and air for 5 minutes.</li>
        </ol>
        <h3>Amount</h3>
        <p>150 ml for a cabin of up to seven seats. Repeat every 6 months.</p>
        <h3>Safety</h3>
        <p>Nobody stays in the car meanwhile, and animals and food come out first. Extremely flammable: no cigarettes or flames. Never store the can in the cabin.</p>`,
      customTextarea: 'Perfume in the vents is cologne without a shower. Clean the evaporator first.',
      productCardLists: ['Reaches the evaporator', '10 minutes, nothing dismantled', 'One can per car'],
      specifications: [
        ['Contents', '150 ml one-shot aerosol'],
        ['For', 'Cabins with up to 7 seats'],
        ['Working time', '10 minutes, then 5 to air'],
        ['Interval', '6 months'],
        ['Hazard', 'Extremely flammable'],
      ],
    },
  },
  reviews: [
    {
      author: 'Citra Maharani',
      email: 'citra.maharani@example.com',
      rating: 5,
      language: 'id',
      text: 'Bau durian mudik di Xpander hilang total. Pastikan semua kaca rapat.',
      date: '2026-10-04',
      verified: true,
    },
    {
      author: 'Oscar Nainggolan',
      email: 'oscar.nainggolan@example.com',
      rating: 4,
      language: 'en',
      text: 'Bought a used Terra from a smoker. One can took most of it, a second one a week later finished the job.',
      date: '2026-10-29',
      verified: true,
    },
    {
      author: 'Hana Safitri',
      email: 'hana.safitri@example.com',
      rating: 4,
      language: 'id',
      text: 'AC Brio tidak apak lagi. Wangi tehnya lumayan kuat di hari pertama.',
      date: '2026-11-15',
      verified: false,
    },
  ],
};
