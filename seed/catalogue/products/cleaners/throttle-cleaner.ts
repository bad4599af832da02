import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const throttleCleaner: SimpleProductSeed = {
  type: 'simple',
  slug: 'throttle-cleaner',
  category: 'pembersih-mesin',
  alsoIn: ['campuran-bahan-bakar'],
  date: '2025-04-09T02:15:00Z',
  totalSales: 733,
  sku: 'STP-CLN-THRO-500',
  cents: 520,
  stock: { kind: 'managed', quantity: 0, lowAmount: 10 },
  parcel: { weight: 505, length: 7, width: 7, height: 26 },
  content: { amount: 500, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'can',
    label: { name: ['Throttle', 'Cleaner'], description: 'Karburator & throttle body', volume: '500 ml' },
    colours: { label: '#0c171c', ink: '#ffffff', band: '#ee6a1c', cap: '#0c171c', tip: '#ee6a1c' },
  },
  copy: {
    id: {
      name: 'Throttle Cleaner, 500 ml',
      shortDescription:
        'Langsam naik turun? Bersihkan kerak di throttle body dan karburator sampai kupunya menutup rapat.',
      description: html`
        <p>Uap oli dari ventilasi mesin mengering di sekeliling kupu-kupu gas. Celahnya menyempit, putaran langsam tidak stabil, dan mesin mati saat AC menyala. Throttle Cleaner melarutkan lapisan itu dalam hitungan detik.</p>
        <p>Dua pola semprot dalam satu nosel: lurus lewat pipa kecil untuk spuyer karburator, menyebar untuk dinding throttle body. Cepat menguap dan tidak merusak lapisan kupu bawaan pabrik bila dipakai sesuai petunjuk.</p>
        <ul>
          <li>Mobil injeksi: throttle body, katup ISC, saluran PCV.</li>
          <li>Motor karburator: spuyer, skep, dan ruang pelampung.</li>
          <li>Kering sendiri tanpa perlu dilap berkali-kali.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Matikan mesin, lepas selang udara, dan cabut soket sensor bila mudah dijangkau.</li>
          <li>Semprotkan ke kain, lap tepi kupu. Untuk kerak tebal, semprot langsung 2–3 detik lalu lap lagi.</li>
          <li>Karburator: pasang pipa, semprot tiap lubang spuyer 1–2 detik sampai tembus.</li>
          <li>Pasang kembali, tunggu 5 menit, hidupkan mesin. Setel ulang langsam bila mobil memintanya.</li>
        </ol>
        <h3>Takaran</h3>
        <p>Sekitar 100 ml untuk satu throttle body mobil, 40 ml untuk satu karburator motor. Ulangi setiap 20.000 km.</p>
        <h3>Keselamatan</h3>
        <p>Sangat mudah menyala. Jangan menyemprot ke mesin hidup atau panas. Lindungi mata, cat, dan plastik bening. Kerjakan di ruang terbuka.</p>`,
      customTextarea: 'Sebelum vonis ganti throttle body, semprot dulu. Sering kali cukup itu.',
      productCardLists: ['Langsam kembali stabil', 'Nosel lurus dan menyebar', 'Kering tanpa residu'],
      specifications: [
        ['Isi', '500 ml, aerosol'],
        ['Untuk', 'Throttle body, karburator, katup ISC, PCV'],
        ['Pipa semprot', 'Disertakan, 12 cm'],
        ['Selang pemakaian', '20.000 km'],
        ['Sifat', 'Sangat mudah menyala'],
      ],
    },
    en: {
      name: 'Throttle Cleaner, 500 ml',
      shortDescription:
        'Idle wandering? Strip the deposits off throttle body and carburettor so the plate closes again.',
      description: html`
        <p>Oil mist from the crankcase breather bakes on around the throttle plate. The air gap narrows, the idle hunts and the engine stalls when the air conditioning cuts in. Throttle Cleaner takes that film off in seconds.</p>
        <p>One nozzle, two patterns: a straight jet through the thin tube for carburettor jets, a fan for the walls of a throttle body. It evaporates fast and, used as directed, leaves the factory coating of the plate alone.</p>
        <ul>
          <li>Injected cars: throttle body, idle valve, PCV passages.</li>
          <li>Carburettor bikes: jets, slide and float bowl.</li>
          <li>Dries by itself, so no endless wiping.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Engine off. Take the intake hose away and unplug the sensor if you can reach it.</li>
          <li>Spray on to a cloth and wipe the rim of the plate. For thick deposits spray directly for 2–3 seconds and wipe again.</li>
          <li>Carburettors: fit the tube and give each jet 1–2 seconds until it runs clear.</li>
          <li>Refit, wait 5 minutes, start. Relearn the idle if your car asks for it.</li>
        </ol>
        <h3>Amount</h3>
        <p>Roughly 100 ml for a car’s throttle body, 40 ml for a motorcycle carburettor. Repeat every 20,000 km.</p>
        <h3>Safety</h3>
        <p>Extremely flammable. Never spray into a running or hot engine. Protect eyes, paint and clear plastics, and work outdoors.</p>`,
      customTextarea: 'Spray it before you condemn the throttle body. More often than not, that was all it needed.',
      productCardLists: ['Brings the idle back to steady', 'Straight jet and fan spray', 'Dries without residue'],
      specifications: [
        ['Contents', '500 ml aerosol'],
        ['For', 'Throttle bodies, carburettors, idle valves, PCV'],
        ['Extension tube', 'Included, 12 cm'],
        ['Interval', '20,000 km'],
        ['Hazard', 'Extremely flammable'],
      ],
    },
  },
  reviews: [
    {
      author: 'Rizky Ramadhan',
      email: 'rizky.r@example.com',
      rating: 5,
      language: 'id',
      text: 'Brio saya rpm naik turun kalau AC nyala. Lepas throttle body, semprot, lap, reset. Langsam balik ke 750 rpm.',
      date: '2025-06-02',
      verified: true,
    },
    {
      author: 'Slamet Riyadi',
      email: 'slamet.riyadi@example.com',
      rating: 5,
      language: 'id',
      text: 'Spuyer Supra X yang mampet tembus lagi. Pipanya panjang, enak masuk ke lubang kecil.',
      date: '2025-08-21',
      verified: true,
    },
    {
      author: 'Kevin Halim',
      email: 'kevin.halim@example.com',
      rating: 4,
      language: 'en',
      text: 'Cut through 90,000 km of carbon on my Swift. Keep a few rags ready, it drips black.',
      date: '2025-12-14',
      verified: true,
    },
    {
      author: 'Nur Hidayat',
      email: 'nur.hidayat@example.com',
      rating: 2,
      language: 'id',
      text: 'Isinya ampuh, tapi kaleng saya noselnya bocor sedikit dan tangan kena dingin. Sudah lapor lewat WhatsApp.',
      date: '2026-03-07',
      verified: true,
    },
    {
      author: 'Gede Suparta',
      email: 'gede.suparta@example.com',
      rating: 5,
      language: 'id',
      text: 'Langganan untuk bengkel motor di Denpasar. Sayang sekarang kosong, semoga cepat masuk lagi.',
      date: '2026-10-28',
      verified: true,
    },
  ],
};
