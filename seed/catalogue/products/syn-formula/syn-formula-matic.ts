import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const synFormulaMatic: SimpleProductSeed = {
  type: 'simple',
  slug: 'syn-formula-matic',
  category: 'oli-sintetik-syn-formula',
  date: '2025-07-21T03:00:00Z',
  totalSales: 2033,
  sku: 'STP-SF-MAT-10W40-800',
  cents: 560,
  sale: { cents: 470, from: '2027-01-10T00:00:00Z' },
  stock: { kind: 'managed', quantity: 198, lowAmount: 25 },
  parcel: { weight: 758, length: 10, width: 7, height: 22 },
  content: { amount: 800, unit: 'ml' },
  packshot: {
    container: 'moto1',
    label: {
      name: ['Syn-Formula', 'Matic'],
      description: 'Motor matik harian',
      grade: '10W-40',
      volume: '800 ml',
      standard: 'JASO MB',
    },
    colours: { body: '#10507f', label: '#ffffff', ink: '#0c2f4c', band: '#0b7f86', cap: '#c6cdd1' },
  },
  copy: {
    id: {
      name: 'Syn-Formula Matic 10W-40, 800 ml',
      shortDescription: 'Oli semi sintetik JASO MB untuk skuter matik yang tiap hari keluar-masuk gang.',
      description: html`
        <p>Gas, rem, gas, rem. Di gang dan di lampu merah mesin matik bekerja dengan hembusan angin yang nyaris nol. Oli 10W-40 memberi bantalan sedikit lebih tebal daripada 10W-30 ketika panas menumpuk.</p>
        <p>Semi sintetiknya menjaga harga tetap rendah untuk jadwal ganti yang rapat. Kandungan pembersihnya mencegah kerak di lubang oli kecil yang menuju noken as.</p>
        <ul>
          <li>Suara mesin tidak kasar saat panas</li>
          <li>Cocok untuk matik di atas 30.000 km</li>
          <li>Botol berleher panjang, mudah dituang di kolong jok</li>
        </ul>`,
      extraDescription: html`
        <h3>Takaran per tipe</h3>
        <table><tbody>
          <tr><th>Mesin</th><th>Isi</th></tr>
          <tr><td>110 cc</td><td>650 ml</td></tr>
          <tr><td>125 cc</td><td>750 ml</td></tr>
          <tr><td>150–160 cc</td><td>800 ml</td></tr>
        </tbody></table>
        <p>Jadwal 2.000 km. Setelah menerjang genangan di atas dek, ganti hari itu juga.</p>
        <h3>Hal kecil yang penting</h3>
        <p>Saringan kawat di balik baut 17 mm harus dicuci, pegasnya jangan tertukar arah. Cegah oli menetes ke sabuk CVT, karena sabuk yang terkena oli harus diganti. Botol kosong jangan dipakai untuk minuman.</p>`,
      customTextarea: 'Matik tua yang mulai kasar saat panas biasanya langsung kalem pakai 10W-40.',
      productCardLists: ['JASO MB, 10W-40', 'Matik di atas 30.000 km', 'Leher botol panjang'],
      specifications: [
        ['Isi', '800 ml'],
        ['Standar', 'API SL, JASO MB'],
        ['SAE', '10W-40'],
        ['Viskositas 100 °C', '13,6 cSt'],
        ['Titik nyala', '220 °C'],
        ['Titik tuang', '−30 °C'],
      ],
    },
    en: {
      name: 'Syn-Formula Matic 10W-40, 800 ml',
      shortDescription: 'Semi-synthetic JASO MB oil for scooters that spend their days in alleys and at lights.',
      description: html`
        <p>Throttle, brake, throttle, brake. In alleys and at traffic lights a scooter engine works with next to no airflow. A 10W-40 gives it a slightly thicker cushion than a 10W-30 once heat builds up.</p>
        <p>The semi-synthetic base keeps the price low for frequent changes. Its detergents stop crust forming in the narrow oilway to the camshaft.</p>
        <ul>
          <li>No coarse note when hot</li>
          <li>Suits scooters past 30,000 km</li>
          <li>A long neck that pours easily under the seat</li>
        </ul>`,
      extraDescription: html`
        <h3>Fill by engine</h3>
        <table><tbody>
          <tr><th>Engine</th><th>Fill</th></tr>
          <tr><td>110 cc</td><td>650 ml</td></tr>
          <tr><td>125 cc</td><td>750 ml</td></tr>
          <tr><td>150–160 cc</td><td>800 ml</td></tr>
        </tbody></table>
        <p>Every 2,000 km. After wading through water above the footboard, the same day.</p>
        <h3>Small things that matter</h3>
        <p>Wash the wire strainer behind the 17 mm plug and put its spring back the right way round. Let no oil reach the CVT belt; a belt that has caught some must be replaced. Never reuse the empty bottle for drinks.</p>`,
      customTextarea: 'An older scooter that turns rough when hot usually settles on 10W-40.',
      productCardLists: ['JASO MB, 10W-40', 'Scooters past 30,000 km', 'Long-neck bottle'],
      specifications: [
        ['Contents', '800 ml'],
        ['Standard', 'API SL, JASO MB'],
        ['SAE', '10W-40'],
        ['Viscosity at 100 °C', '13.6 cSt'],
        ['Flash point', '220 °C'],
        ['Pour point', '−30 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Wulan Dari',
      email: 'wulan.dari@example.com',
      rating: 5,
      language: 'id',
      text: 'Mio 2014 saya jadi tidak berisik waktu panas. Murah lagi.',
      date: '2025-09-04',
      verified: true,
    },
    {
      author: 'Firman Syah',
      email: 'firman.syah@example.com',
      rating: 4,
      language: 'id',
      text: 'Vario 110 kilometer 48 ribu, mesin terasa lebih padat. Leher botolnya membantu.',
      date: '2025-11-29',
      verified: true,
    },
    {
      author: 'Benny Tjahjadi',
      email: 'benny.tjahjadi@example.com',
      rating: 4,
      language: 'en',
      text: 'Good budget choice for the office Beats. We change six of them on the same day.',
      date: '2026-03-17',
      verified: true,
    },
    {
      author: 'Lestari Ningsih',
      email: 'lestari.ningsih@example.com',
      rating: 5,
      language: 'id',
      text: 'Skydrive tua masih kuat nanjak ke Dago, olinya cocok.',
      date: '2026-09-14',
      verified: false,
    },
  ],
};
