import { html } from '../../../html.ts';
import type { Colourway, Packshot } from '../../../pictures/packshot.ts';
import type { VariableProductSeed } from '../../product-seed.ts';

const STANDARDS: Readonly<Record<string, string>> = { '0W-30': 'ACEA C3', '5W-30': 'ACEA C3', '5W-40': 'ACEA A3/B4' };
const COLOURS: Partial<Colourway> = {
  body: '#c6cdd1',
  label: '#0c171c',
  ink: '#ffffff',
  band: '#10507f',
  cap: '#10507f',
};

const pack = (container: Packshot['container'], grade: string, volume: string): Packshot => ({
  container,
  label: {
    name: ['Full Synthetic', 'Euro'],
    description: 'Mesin Eropa & turbo',
    grade,
    volume,
    standard: STANDARDS[grade] ?? 'ACEA C3',
  },
  colours: COLOURS,
});

export const fullSyntheticEuro: VariableProductSeed = {
  type: 'variable',
  slug: 'full-synthetic-euro',
  category: 'oli-full-sintetik-formula',
  date: '2025-05-19T03:00:00Z',
  totalSales: 684,
  sku: 'STP-FSE',
  attributes: ['viscosity', 'size'],
  defaults: { viscosity: '5w30', size: '5l' },
  variations: [
    {
      sku: 'STP-FSE-0W30-5L',
      attributes: { viscosity: '0w30', size: '5l' },
      cents: 5790,
      stock: { kind: 'managed', quantity: 0, lowAmount: 5 },
      parcel: { weight: 4490, length: 24, width: 13, height: 31 },
      packshot: pack('jug4', '0W-30', '5 L'),
    },
    {
      sku: 'STP-FSE-5W30-1L',
      attributes: { viscosity: '5w30', size: '1l' },
      cents: 1290,
      stock: { kind: 'managed', quantity: 66, lowAmount: 10 },
      parcel: { weight: 925, length: 11, width: 7, height: 24 },
      packshot: pack('jug1', '5W-30', '1 L'),
    },
    {
      sku: 'STP-FSE-5W30-5L',
      attributes: { viscosity: '5w30', size: '5l' },
      cents: 5490,
      stock: { kind: 'managed', quantity: 34, lowAmount: 5 },
      parcel: { weight: 4530, length: 24, width: 13, height: 31 },
      packshot: pack('jug4', '5W-30', '5 L'),
    },
    {
      sku: 'STP-FSE-5W40-1L',
      attributes: { viscosity: '5w40', size: '1l' },
      cents: 1190,
      stock: { kind: 'managed', quantity: 71, lowAmount: 10 },
      parcel: { weight: 930, length: 11, width: 7, height: 24 },
      packshot: pack('jug1', '5W-40', '1 L'),
    },
    {
      sku: 'STP-FSE-5W40-5L',
      attributes: { viscosity: '5w40', size: '5l' },
      cents: 4990,
      stock: { kind: 'managed', quantity: 29, lowAmount: 5 },
      parcel: { weight: 4550, length: 24, width: 13, height: 31 },
      packshot: pack('jug4', '5W-40', '5 L'),
    },
  ],
  copy: {
    id: {
      name: 'Full Synthetic Euro',
      shortDescription: 'Formula ACEA untuk mobil Eropa, turbo, dan diesel ber-DPF dengan jarak ganti panjang.',
      description: html`
        <p>Pabrikan Eropa menulis syarat oli sendiri: tahan geser di suhu 150 °C, abu rendah demi filter partikel, dan sanggup bertahan 15.000 km. Oli biasa bisa sama kentalnya namun gagal di ketiga syarat itu.</p>
        <p>Full Synthetic Euro hadir dalam dua watak. <strong>ACEA C3</strong> (0W-30 dan 5W-30) rendah abu untuk katalis dan DPF. <strong>ACEA A3/B4</strong> (5W-40) lebih kaya penetral asam, cocok untuk mesin bensin tanpa filter partikel dan untuk bensin Indonesia yang beragam mutunya.</p>
        <ul>
          <li>HTHS di atas 3,5 mPa·s</li>
          <li>Melindungi bantalan turbo saat mesin langsung dimatikan</li>
          <li>Kemasan 5 liter, sesuai kapasitas mesin Eropa</li>
        </ul>`,
      extraDescription: html`
        <h3>Menentukan pilihan</h3>
        <table><tbody>
          <tr><th>Mesin</th><th>Pilih</th></tr>
          <tr><td>Diesel dengan DPF, bensin dengan GPF</td><td>5W-30 C3</td></tr>
          <tr><td>Enam silinder keluaran 2015 ke atas</td><td>0W-30 C3</td></tr>
          <tr><td>Bensin turbo tanpa filter partikel</td><td>5W-40 A3/B4</td></tr>
        </tbody></table>
        <p>Isi sesuai buku manual, biasanya 4,5–6,5 liter termasuk filter. Ganti paling lama 15.000 km atau setahun; di dalam kota cukup 10.000 km.</p>
        <h3>Saat menangani</h3>
        <p>Turbo dan knalpot bisa 300 °C setelah jalan. Tunggu 20 menit sebelum membuka filter, dan jangan sampai oli menetes ke pipa panas. Kulit yang terus-menerus terkena oli dapat meradang.</p>`,
      customTextarea: 'Mesin Eropa tidak manja, hanya minta olinya sesuai kode. Lihat ACEA dulu, baru SAE.',
      productCardLists: ['ACEA C3 atau A3/B4', 'Abu rendah untuk DPF', 'Hingga 15.000 km', 'Kemasan 5 L'],
      specifications: [
        ['Standar', 'ACEA C3 (0W-30, 5W-30); ACEA A3/B4 (5W-40)'],
        ['Bahan dasar', 'PAO dan ester'],
        ['HTHS 150 °C', '3,5–3,8 mPa·s'],
        ['Abu sulfat', '0,8 % (C3); 1,2 % (A3/B4)'],
        ['TBN', '7,2 / 10,4 mg KOH/g'],
        ['Titik nyala', '232 °C'],
      ],
    },
    en: {
      name: 'Full Synthetic Euro',
      shortDescription: 'ACEA oil for European cars, turbos and diesels with a DPF, with long drain intervals.',
      description: html`
        <p>European makers write their own demands: shear strength at 150 °C, low ash for the particulate filter, and the stamina for 15,000 km. An ordinary oil of the same thickness can fail on all three.</p>
        <p>Full Synthetic Euro comes in two temperaments. <strong>ACEA C3</strong> (0W-30 and 5W-30) is low in ash for catalysts and DPFs. <strong>ACEA A3/B4</strong> (5W-40) has more acid reserve, for petrol engines without a filter and for fuel of mixed quality.</p>
        <ul>
          <li>HTHS above 3.5 mPa·s</li>
          <li>Shields turbo bearings when a hot engine is switched off</li>
          <li>Sold in 5 litres, the amount a European engine takes</li>
        </ul>`,
      extraDescription: html`
        <h3>Which one</h3>
        <table><tbody>
          <tr><th>Engine</th><th>Choose</th></tr>
          <tr><td>Diesel with DPF, petrol with GPF</td><td>5W-30 C3</td></tr>
          <tr><td>Six-cylinder, 2015 and later</td><td>0W-30 C3</td></tr>
          <tr><td>Turbo petrol without a filter</td><td>5W-40 A3/B4</td></tr>
        </tbody></table>
        <p>Fill as the handbook says, commonly 4.5–6.5 litres with filter. Change at 15,000 km or a year at most; 10,000 km is wiser in town.</p>
        <h3>Handling</h3>
        <p>Turbo and exhaust may be at 300 °C after a drive. Allow 20 minutes before opening the filter, and let no oil drip on hot pipes. Skin that is in constant contact with oil can become inflamed.</p>`,
      customTextarea: 'European engines are not fussy, they just want the right code. Read ACEA first, SAE second.',
      productCardLists: ['ACEA C3 or A3/B4', 'Low ash for DPFs', 'Up to 15,000 km', '5 L packs'],
      specifications: [
        ['Standard', 'ACEA C3 (0W-30, 5W-30); ACEA A3/B4 (5W-40)'],
        ['Base oil', 'PAO and ester'],
        ['HTHS at 150 °C', '3.5–3.8 mPa·s'],
        ['Sulphated ash', '0.8 % (C3); 1.2 % (A3/B4)'],
        ['TBN', '7.2 / 10.4 mg KOH/g'],
        ['Flash point', '232 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Alexander Tan',
      email: 'alexander.tan@example.com',
      rating: 5,
      language: 'en',
      text: 'Put 5W-40 in my F30 and the cold rattle is shorter than with the oil from the dealer. Good value for 5 litres.',
      date: '2025-07-27',
      verified: true,
    },
    {
      author: 'Gunawan Santosa',
      email: 'gunawan.santosa@example.com',
      rating: 5,
      language: 'id',
      text: 'Golf TSI, ganti tiap 10.000 km. Level oli turun sedikit sekali, dulu harus tambah setengah liter.',
      date: '2025-10-18',
      verified: true,
    },
    {
      author: 'Vania Hartono',
      email: 'vania.hartono@example.com',
      rating: 4,
      language: 'id',
      text: 'C200 aman pakai 5W-30 C3. Saya tunggu 0W-30 tersedia lagi.',
      date: '2026-03-09',
      verified: true,
    },
    {
      author: 'Reza Mahendra',
      email: 'reza.mahendra@example.com',
      rating: 4,
      language: 'id',
      text: 'Tiguan saya cocok, cuma jeriken 5 L agak berat dituang sendirian.',
      date: '2026-07-02',
      verified: false,
    },
  ],
};
