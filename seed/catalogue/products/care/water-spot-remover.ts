import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const waterSpotRemover: SimpleProductSeed = {
  type: 'simple',
  slug: 'water-spot-remover',
  category: 'interior-dan-eksterior',
  date: '2026-03-25T02:00:00Z',
  totalSales: 216,
  sku: 'STP-CAR-SPOT-150',
  cents: 590,
  stock: { kind: 'managed', quantity: 61, lowAmount: 8 },
  parcel: { weight: 215, length: 19, width: 6, height: 5 },
  content: { amount: 150, unit: 'ml' },
  packshot: {
    container: 'tube',
    label: { name: ['Water Spot', 'Remover'], description: 'Jamur kaca & noda air', volume: '150 ml' },
    colours: { body: '#10507f', label: '#eef6fa', ink: '#0c2f4c', band: '#0c2f4c', cap: '#f3f5f5' },
  },
  copy: {
    id: {
      name: 'Water Spot Remover, 150 ml',
      shortDescription: 'Poles jamur kaca dan bercak air sadah tanpa menggores kaca atau cat.',
      description: html`
        <p>Bercak bulat di kaca yang tidak hilang dengan sabun bukan jamur. Itu mineral air hujan dan air sumur yang terpanggang matahari sampai menyatu dengan permukaan. Disikat kasar ia tetap di sana, kacanya yang baret.</p>
        <p>Pasta ini bekerja dua arah: asam lembut melonggarkan kapur, butir serium halus memolesnya rata. Setelah bersih, wiper kembali diam dan air tidak lagi pecah di garis pandang.</p>
        <ul>
          <li>Kaca depan, samping, spion, dan pintu kamar mandi.</li>
          <li>Cat clear coat yang berbintik putih setelah kehujanan.</li>
          <li>Krom knalpot yang menguning tipis.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Cuci dan keringkan. Kerjakan di tempat teduh, bidang 30 × 30 cm sekali jalan.</li>
          <li>Taruh pasta sebesar kuku di spons lembap, gosok silang 1–2 menit dengan tekanan sedang.</li>
          <li>Lap, semprot air untuk melihat hasil: air yang mengalir rata berarti bersih.</li>
          <li>Bilas, keringkan, lalu beri pelindung.</li>
        </ol>
        <h3>Takaran</h3>
        <p>5 ml untuk kaca samping, 20 ml untuk kaca depan. Noda berumur tahunan perlu dua putaran.</p>
        <h3>Keselamatan</h3>
        <p>Bukan untuk kaca film sisi dalam, lampu mika, dan cat doff. Lapisi karet di sekitarnya dengan selotip. Pakai sarung tangan.</p>`,
      customTextarea: 'Cegah lebih mudah: keringkan mobil sebelum matahari yang mengeringkannya.',
      productCardLists: ['Asam lembut dan poles serium', 'Kaca dan cat clear coat', 'Wiper berhenti menggeletar'],
      specifications: [
        ['Isi', '150 ml'],
        ['Bahan aktif', 'Asam organik, serium oksida'],
        ['Permukaan', 'Kaca, clear coat, krom'],
        ['Cukup untuk', '5–6 mobil'],
      ],
    },
    en: {
      name: 'Water Spot Remover, 150 ml',
      shortDescription: 'Polishes hard-water marks off glass and paint without leaving a scratch.',
      description: html`
        <p>The round marks that soap will not shift are minerals from rain and well water, baked by the sun until they bond with the surface. Scrub hard and they stay, while the glass gets scratched.</p>
        <p>This paste works two ways: a mild acid loosens the lime, and fine cerium polishes it level. Once clean, the wipers fall silent and drops stop breaking up your view.</p>
        <ul>
          <li>Windscreen, side windows, mirrors, and the shower door at home.</li>
          <li>Clear coat with white freckles after a shower of rain.</li>
          <li>Chrome exhausts with a light yellow tint.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Wash and dry. Work in the shade, 30 × 30 cm at a time.</li>
          <li>Put a fingernail of paste on a damp sponge and rub crosswise for 1–2 minutes with moderate pressure.</li>
          <li>Wipe, then spray water to judge: if it runs off as a sheet, the glass is clean.</li>
          <li>Rinse, dry and protect.</li>
        </ol>
        <h3>Amount</h3>
        <p>5 ml for a side window, 20 ml for a windscreen. Marks that are years old need two rounds.</p>
        <h3>Safety</h3>
        <p>Not for tint film, plastic headlamps or matt paint. Tape off the rubber around the glass, and wear gloves.</p>`,
      customTextarea: 'Prevention is easier: dry the car before the sun does it for you.',
      productCardLists: ['Mild acid plus cerium polish', 'For glass and clear coat', 'Quietens juddering wipers'],
      specifications: [
        ['Contents', '150 ml'],
        ['Active', 'Organic acid, cerium oxide'],
        ['Surfaces', 'Glass, clear coat, chrome'],
        ['Enough for', '5–6 cars'],
      ],
    },
  },
  reviews: [
    {
      author: 'Suhartono',
      email: 'suhartono.bdg@example.com',
      rating: 5,
      language: 'id',
      text: 'Jamur kaca Grand Livina lima tahun, dua putaran bersih. Tangan pegal tapi puas.',
      date: '2026-04-19',
      verified: true,
    },
    {
      author: 'Mega Lestari',
      email: 'mega.lestari@example.com',
      rating: 4,
      language: 'id',
      text: 'Bintik putih di cat hitam Brio hilang separuh, sisanya kata salon sudah masuk ke clear coat.',
      date: '2026-06-14',
      verified: true,
    },
    {
      author: 'Edward Salim',
      email: 'edward.salim@example.com',
      rating: 5,
      language: 'en',
      text: 'Wipers on the Outlander stopped chattering right away. Tape the rubbers, the paste stains them.',
      date: '2026-07-27',
      verified: true,
    },
    {
      author: 'Agustina Rahayu',
      email: 'agustina.rahayu@example.com',
      rating: 5,
      language: 'id',
      text: 'Kaca kamar mandi ikut bening. Satu tube buat mobil dan rumah.',
      date: '2026-09-08',
      verified: false,
    },
    {
      author: 'Fransiskus Bria',
      email: 'frans.bria@example.com',
      rating: 4,
      language: 'id',
      text: 'Air sumur di Kupang parah kapurnya. Sebulan sekali pakai ini, kaca Hilux tetap jernih.',
      date: '2026-11-12',
      verified: true,
    },
  ],
};
