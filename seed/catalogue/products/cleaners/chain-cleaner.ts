import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const chainCleaner: SimpleProductSeed = {
  type: 'simple',
  slug: 'chain-cleaner',
  category: 'pembersih-mesin',
  date: '2026-02-16T01:45:00Z',
  totalSales: 352,
  sku: 'STP-CLN-CHAIN-500',
  cents: 540,
  sale: { cents: 460, from: '2026-11-10T17:00:00Z', to: '2026-11-30T16:59:59Z' },
  stock: { kind: 'managed', quantity: 63, lowAmount: 10 },
  parcel: { weight: 510, length: 7, width: 7, height: 27 },
  content: { amount: 500, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'can-tall',
    label: { name: ['Chain', 'Cleaner'], description: 'Rantai motor, aman O-ring', volume: '500 ml' },
    colours: { body: '#d0310f', label: '#ffffff', ink: '#0c171c', band: '#0c171c', cap: '#0c171c', tip: '#d0310f' },
  },
  copy: {
    id: {
      name: 'Chain Cleaner, 500 ml',
      shortDescription: 'Lepaskan pasir dan gemuk tua dari rantai motor tanpa mengeringkan O-ring.',
      description: html`
        <p>Rantai yang berbunyi gemeretak sedang diamplas oleh pasir dan pelumas basi. Menambah oli di atasnya hanya membuat amplas itu lebih basah. Bersihkan dulu, baru lumasi.</p>
        <p>Chain Cleaner memakai pelarut beraroma ringan yang bersahabat dengan karet. O-ring, X-ring, dan Z-ring tidak mengembang, sedangkan gemuk yang mengeras rontok sampai sela roller.</p>
        <ul>
          <li>Menjangkau sela mata rantai dengan semprotan bertekanan.</li>
          <li>Menguap sendiri, rantai siap dilumasi setelah 10 menit.</li>
          <li>Dipakai pula untuk gir, standar samping, dan kaliper sepeda.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Standar tengah, mesin mati, persneling netral. Alasi lantai dengan koran.</li>
          <li>Semprot sisi dalam rantai sambil memutar roda dengan tangan, dua putaran penuh.</li>
          <li>Tunggu 3 menit, sikat keempat sisinya, semprot sekali lagi, lap sampai kain tidak hitam.</li>
          <li>Setelah kering 10 menit, beri pelumas rantai di sisi dalam.</li>
        </ol>
        <h3>Takaran</h3>
        <p>Sekitar 60–80 ml sekali bersih. Ulangi tiap 500 km, atau segera setelah menerobos hujan dan lumpur.</p>
        <h3>Keselamatan</h3>
        <p>Jangan menyemprot selagi mesin memutar roda: jari bisa terjepit. Aerosol mudah menyala. Jauhkan dari cakram dan kampas rem.</p>`,
      customTextarea:
        'Gir set mahal bukan karena jarak, tapi karena pasir. Lima menit tiap dua minggu, umurnya jadi dua kali.',
      productCardLists: ['Aman untuk O-ring dan X-ring', 'Kering dalam 10 menit', 'Cukup untuk 6–8 kali pakai'],
      specifications: [
        ['Isi', '500 ml, aerosol'],
        ['Untuk', 'Rantai standar, O-ring, X-ring, Z-ring'],
        ['Sekali pakai', '60–80 ml'],
        ['Selang pemakaian', '500 km atau setelah hujan'],
        ['Sifat', 'Sangat mudah menyala'],
      ],
    },
    en: {
      name: 'Chain Cleaner, 500 ml',
      shortDescription: 'Lifts grit and stale grease from a motorcycle chain without drying out the O-rings.',
      description: html`
        <p>A chain that grinds is being sanded by its own old lubricant. Adding more oil just makes wet sandpaper. Clean first, lubricate second.</p>
        <p>The solvent in Chain Cleaner is mild on rubber: O-, X- and Z-rings do not swell, while hardened grease falls out of the rollers.</p>
        <ul>
          <li>Pressure jet that reaches between the side plates.</li>
          <li>Evaporates by itself, ready for lubricant after 10 minutes.</li>
          <li>Also handles sprockets, side stands and bicycle drivetrains.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Centre stand, engine off, neutral. Put newspaper underneath.</li>
          <li>Spray the inner run while turning the wheel by hand, two full turns.</li>
          <li>Wait 3 minutes, brush all four sides, spray once more and wipe until the cloth stays clean.</li>
          <li>Give it 10 minutes to dry, then lubricate the inner side.</li>
        </ol>
        <h3>Amount</h3>
        <p>About 60–80 ml a time. Every 500 km, or straight after rain and mud.</p>
        <h3>Safety</h3>
        <p>Never spray with the engine driving the wheel: it takes fingers. Flammable aerosol. Keep it off discs and pads.</p>`,
      customTextarea: 'Distance does not kill a chain, sand does. Five minutes every fortnight doubles its life.',
      productCardLists: ['Safe for O-rings and X-rings', 'Dry in 10 minutes', 'Enough for 6–8 cleans'],
      specifications: [
        ['Contents', '500 ml aerosol'],
        ['For', 'Plain, O-ring, X-ring and Z-ring chains'],
        ['Per clean', '60–80 ml'],
        ['Interval', '500 km or after rain'],
        ['Hazard', 'Extremely flammable'],
      ],
    },
  },
  reviews: [
    {
      author: 'Ilham Maulana',
      email: 'ilham.maulana@example.com',
      rating: 5,
      language: 'id',
      text: 'Rantai Vixion saya dari hitam jadi kuning emas lagi. Tidak perlu solar dan sikat sampai sejam.',
      date: '2026-03-10',
      verified: true,
    },
    {
      author: 'Joko Susilo',
      email: 'joko.susilo@example.com',
      rating: 4,
      language: 'id',
      text: 'Bagus buat CBR150R harian. Kaleng 500 ml saya habis di pemakaian keenam.',
      date: '2026-05-22',
      verified: true,
    },
    {
      author: 'Aditya Pranoto',
      email: 'aditya.pranoto@example.com',
      rating: 5,
      language: 'en',
      text: 'After a muddy weekend with the WR155 the chain was clean in ten minutes. O-rings look fine after five months of use.',
      date: '2026-08-17',
      verified: true,
    },
    {
      author: 'Yuni Astuti',
      email: 'yuni.astuti@example.com',
      rating: 4,
      language: 'id',
      text: 'Wangi pelarutnya tidak menyengat, aman dipakai di teras. Lap bekasnya saja yang jadi banyak.',
      date: '2026-10-05',
      verified: false,
    },
  ],
};
