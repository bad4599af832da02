import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const atfMultiVehicle: SimpleProductSeed = {
  type: 'simple',
  slug: 'atf-multi-vehicle',
  category: 'power-steering',
  date: '2026-05-20T03:15:00Z',
  totalSales: 97,
  sku: 'STP-STR-ATFM-1L',
  cents: 1090,
  sale: { cents: 940, to: '2027-01-31T16:59:59Z' },
  stock: { kind: 'managed', quantity: 44, lowAmount: 8 },
  parcel: { weight: 925, length: 11, width: 7, height: 24 },
  content: { amount: 1000, unit: 'ml' },
  packshot: {
    container: 'jug1',
    label: {
      name: ['ATF', 'Multi'],
      description: '5–10 percepatan, encer',
      grade: 'LV',
      volume: '1 L',
      standard: 'Full sintetik',
    },
    colours: { body: '#0f2b1b', label: '#f0a500', ink: '#0c171c', band: '#0c171c', cap: '#f0a500' },
  },
  copy: {
    id: {
      name: 'ATF Multi-Vehicle LV, 1 L',
      shortDescription: 'Oli transmisi sintetik encer untuk matik 5 sampai 10 percepatan yang irit bahan bakar.',
      description: html`
        <p>Matik modern mengunci konverter torsinya lebih awal dan memakai oli yang lebih encer supaya irit. Oli generasi lama terlalu kental bagi katup solenoidnya, sehingga perpindahan terasa ragu.</p>
        <p>ATF Multi-Vehicle LV adalah sintetik penuh dengan kekentalan 5,8 mm²/s pada 100 °C. Satu jeriken melayani banyak merek, asalkan buku manual meminta oli bertipe LV, WS, SP-IV, atau Dexron VI.</p>
        <ul>
          <li>Mencegah getar halus saat konverter mengunci di 60–80 km/jam.</li>
          <li>Lapisan oli bertahan walau encer, bantalan tetap terlindung.</li>
          <li>Masa pakai sampai 60.000 km dalam pemakaian kota.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Pastikan tipe oli di buku manual. Banyak transmisi ini tidak punya stik: permukaan dibaca lewat baut luap pada 35–45 °C.</li>
          <li>Kuras, ganti saringan, isi lewat lubang pengisian sampai meluap tipis.</li>
          <li>Pasang baut dengan ring baru, lalu setel ulang adaptasi dengan alat pindai bila tersedia.</li>
        </ol>
        <h3>Takaran</h3>
        <p>Kuras karter 2,5–4 L, kuras bertahap tiga kali 8–10 L.</p>
        <h3>Keselamatan</h3>
        <p>Tidak untuk CVT dan kopling ganda. Mobil harus rata di atas dongkrak dan jack stand, jangan mengandalkan dongkrak saja.</p>`,
      customTextarea: 'Label pabrik bilang lifetime. Lifetime siapa, itu pertanyaannya. Ganti di 60.000.',
      productCardLists: ['Sintetik penuh, kekentalan rendah', 'Tipe LV, WS, SP-IV, Dexron VI', 'Matik 5–10 percepatan'],
      specifications: [
        ['Isi', '1 L'],
        ['Bahan dasar', 'Sintetik penuh'],
        ['Kekentalan 100 °C', '5,8 mm²/s'],
        ['Cocok untuk', 'Permintaan LV, WS, SP-IV, Dexron VI'],
        ['Ganti setiap', '60.000 km'],
      ],
    },
    en: {
      name: 'ATF Multi-Vehicle LV, 1 L',
      shortDescription: 'Thin synthetic fluid for the economical automatics of today, with 5 to 10 speeds.',
      description: html`
        <p>Modern automatics lock their converter early and run thin fluid to save fuel. Older fluids are too thick for the solenoids, and the box hesitates between gears.</p>
        <p>ATF Multi-Vehicle LV is fully synthetic with 5.8 mm²/s at 100 °C. One jug serves many makes, as long as the manual calls for a fluid of the LV, WS, SP-IV or Dexron VI type.</p>
        <ul>
          <li>Prevents the shudder of a locking converter at 60–80 km/h.</li>
          <li>A strong film in spite of its thinness, so bearings stay protected.</li>
          <li>Up to 60,000 km in city use.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Confirm the fluid type in the manual. Many of these boxes have no dipstick: the level is read at an overflow plug at 35–45 °C.</li>
          <li>Drain, renew the filter, and fill until a thin stream overflows.</li>
          <li>Close with a new washer, and reset the adaptation with a scan tool if you have one.</li>
        </ol>
        <h3>Amount</h3>
        <p>Pan drain 2.5–4 L; three drains in stages 8–10 L.</p>
        <h3>Safety</h3>
        <p>Not for CVTs or dual-clutch gearboxes. Support the car level on stands, never on a jack alone.</p>`,
      customTextarea: 'The label says lifetime. Whose lifetime, that is the question. Change it at 60,000.',
      productCardLists: [
        'Fully synthetic, low viscosity',
        'LV, WS, SP-IV, Dexron VI types',
        'Automatics with 5–10 speeds',
      ],
      specifications: [
        ['Contents', '1 L'],
        ['Base', 'Fully synthetic'],
        ['Viscosity at 100 °C', '5.8 mm²/s'],
        ['Suits', 'LV, WS, SP-IV and Dexron VI requirements'],
        ['Renew every', '60,000 km'],
      ],
    },
  },
  reviews: [
    {
      author: 'Irwan Kusnadi',
      email: 'irwan.kusnadi@example.com',
      rating: 5,
      language: 'id',
      text: 'Fortuner VRZ 6 percepatan, getar halus di 70 km/jam hilang setelah dua kali kuras bertahap.',
      date: '2026-06-30',
      verified: true,
    },
    {
      author: 'Vincent Oey',
      email: 'vincent.oey@example.com',
      rating: 4,
      language: 'en',
      text: 'Same feel as the dealer fluid in my Santa Fe at two thirds of the cost. Needs a pump to fill from below.',
      date: '2026-08-25',
      verified: true,
    },
    {
      author: 'Lina Marlina',
      email: 'lina.marlina@example.com',
      rating: 4,
      language: 'id',
      text: 'Bengkel langganan cocokkan dulu dengan buku manual Innova Reborn, ternyata pas. Pindah gigi mulus.',
      date: '2026-11-08',
      verified: true,
    },
  ],
};
