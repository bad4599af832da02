import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const gearTreatment: SimpleProductSeed = {
  type: 'simple',
  slug: 'gear-treatment',
  category: 'campuran-oli',
  date: '2026-11-09T03:00:00Z',
  totalSales: 7,
  sku: 'STP-OT-GEAR-150',
  cents: 560,
  stock: { kind: 'managed', quantity: 80, lowAmount: 10 },
  parcel: { weight: 165, length: 6, width: 4, height: 20 },
  content: { amount: 150, unit: 'ml' },
  packshot: {
    container: 'tube',
    label: { name: ['Gear', 'Treatment'], description: 'Girboks manual & gardan', volume: '150 ml' },
    colours: { body: '#c92f10', label: '#0c171c', ink: '#ffffff', band: '#f0a500', cap: '#f0a500' },
  },
  copy: {
    id: {
      name: 'Gear Treatment, 150 ml',
      shortDescription: 'Meredam dengung gardan dan gigi keras masuk pada transmisi manual.',
      description: html`
        <p>Gigi tiga menyangkut saat dingin, gardan bersenandung di 70 km/jam: roda gigi yang permukaannya mulai bintik meminta bantuan sebelum menjadi serpihan.</p>
        <p>Gear Treatment adalah pekatan sulfur-fosfor dengan polimer pelekat. Ia mengisi bintik, melapisi gigi, dan memberi sinkromes gesekan yang <strong>cukup untuk menyamakan putaran</strong> tanpa membuatnya licin.</p>
        <ul>
          <li>Gigi lebih mudah masuk di pagi hari</li>
          <li>Dengung gardan turun</li>
          <li>Tube lentur, menjangkau lubang pengisian dari samping</li>
        </ul>
        <p>Transmisi manual, gardan belakang, transfer case 4×4. Bukan untuk gardan LSD berkopling.</p>`,
      extraDescription: html`
        <h3>Berapa per rumah gigi</h3>
        <table><tbody>
          <tr><th>Bagian</th><th>Oli</th><th>Gear Treatment</th></tr>
          <tr><td>Transmisi manual</td><td>2 L</td><td>150 ml</td></tr>
          <tr><td>Gardan minibus</td><td>1,3 L</td><td>100 ml</td></tr>
          <tr><td>Transfer case</td><td>1 L</td><td>75 ml</td></tr>
        </tbody></table>
        <p>Buka baut level, pencet masuk, biarkan kelebihan menetes, tutup. Sekali setiap 40.000 km, bersama ganti oli gardan.</p>
        <h3>Bekerja di kolong</h3>
        <p>Sangga mobil dengan empat jackstand, jangan mengandalkan dongkrak. Baunya menyengat dan menempel di rambut: pakai topi dan ventilasi. Cuci kulit dengan sabun setelah selesai.</p>`,
      customTextarea: 'Gardan bunyi jangan tunggu serpihan. Selagi masih dengung, masih bisa ditolong.',
      productCardLists: ['Manual, gardan, transfer case', '150 ml untuk 2 L oli gir', 'Tube lentur'],
      specifications: [
        ['Isi', '150 ml'],
        ['Bahan aktif', 'Sulfur-fosfor, polimetakrilat'],
        ['Dicampur ke', 'Oli gir API GL-4 dan GL-5'],
        ['Titik nyala', '186 °C'],
        ['Massa jenis (15 °C)', '0,96 kg/L'],
      ],
    },
    en: {
      name: 'Gear Treatment, 150 ml',
      shortDescription: 'Hushes a humming axle and helps gears that are stiff to engage in manual gearboxes.',
      description: html`
        <p>Third baulks when cold, the axle sings at 70 km/h: gear teeth that have begun to pit are asking for help before they turn to chips.</p>
        <p>Gear Treatment is a sulphur-phosphorus concentrate with a tackifying polymer. It fills the pits, coats the teeth and leaves the synchromesh <strong>friction enough to match speeds</strong>, never slick.</p>
        <ul>
          <li>Gears engage more easily in the morning</li>
          <li>Lower axle hum</li>
          <li>A flexible tube that reaches a sideways filler</li>
        </ul>
        <p>Manual gearboxes, rear axles, 4×4 transfer cases. Not for clutch-type limited-slip differentials.</p>`,
      extraDescription: html`
        <h3>Amount per housing</h3>
        <table><tbody>
          <tr><th>Housing</th><th>Oil</th><th>Gear Treatment</th></tr>
          <tr><td>Manual gearbox</td><td>2 L</td><td>150 ml</td></tr>
          <tr><td>Minibus axle</td><td>1.3 L</td><td>100 ml</td></tr>
          <tr><td>Transfer case</td><td>1 L</td><td>75 ml</td></tr>
        </tbody></table>
        <p>Open the level plug, squeeze it in, let the surplus run out, close. Once every 40,000 km, together with the axle oil.</p>
        <h3>Under the car</h3>
        <p>Rest it on four stands and never rely on the jack. The smell is strong and stays in your hair: cap on, doors open. Wash your skin with soap when you have finished.</p>`,
      customTextarea: 'Do not wait for chips in the axle. While it only hums, it can be helped.',
      productCardLists: ['Gearbox, axle, transfer case', '150 ml to 2 L of gear oil', 'Flexible tube'],
      specifications: [
        ['Contents', '150 ml'],
        ['Active ingredients', 'Sulphur-phosphorus, polymethacrylate'],
        ['Added to', 'API GL-4 and GL-5 gear oil'],
        ['Flash point', '186 °C'],
        ['Density (15 °C)', '0.96 kg/L'],
      ],
    },
  },
  reviews: [],
};
