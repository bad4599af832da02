import { html } from '../../../html.ts';
import type { Packshot } from '../../../pictures/packshot.ts';
import type { VariableProductSeed } from '../../product-seed.ts';

const pack = (container: Packshot['container'], volume: string): Packshot => ({
  container,
  label: { name: ['Diesel', 'Treatment'], description: 'Solar & biosolar', volume },
  colours: { body: '#eceae4', label: '#10507f', band: '#0c2f4c', cap: '#10507f' },
});

export const dieselTreatment: VariableProductSeed = {
  type: 'variable',
  slug: 'diesel-treatment',
  category: 'campuran-bahan-bakar',
  date: '2025-04-14T03:00:00Z',
  totalSales: 1325,
  sku: 'STP-FA-DSL',
  attributes: ['size'],
  defaults: { size: '300ml' },
  flammable: true,
  variations: [
    {
      sku: 'STP-FA-DSL-300',
      attributes: { size: '300ml' },
      cents: 620,
      stock: { kind: 'managed', quantity: 98, lowAmount: 15 },
      parcel: { weight: 298, length: 7, width: 7, height: 19 },
      packshot: pack('flask', '300 ml'),
    },
    {
      sku: 'STP-FA-DSL-500',
      attributes: { size: '500ml' },
      cents: 920,
      stock: { kind: 'managed', quantity: 0, lowAmount: 10 },
      parcel: { weight: 482, length: 8, width: 8, height: 22 },
      packshot: pack('flask', '500 ml'),
    },
    {
      sku: 'STP-FA-DSL-1L',
      attributes: { size: '1l' },
      cents: 1590,
      stock: { kind: 'managed', quantity: 37, lowAmount: 5 },
      parcel: { weight: 940, length: 11, width: 7, height: 24 },
      packshot: pack('jug1', '1 L'),
    },
  ],
  copy: {
    id: {
      name: 'Diesel Treatment',
      shortDescription: 'Membersihkan nosel, melumasi pompa, dan memisahkan air dari solar serta biosolar.',
      description: html`
        <p>Solar modern rendah belerang, tetapi juga rendah daya lumas. Ditambah campuran nabati yang menyerap air, pompa tekanan tinggi dan nosel common rail bekerja di batasnya.</p>
        <p>Diesel Treatment menggabungkan tiga pekerjaan dalam satu botol: <strong>deterjen</strong> untuk ujung nosel, <strong>pelumas</strong> untuk plunger pompa, dan <strong>pemisah air</strong> yang mendorong air ke filter.</p>
        <ul>
          <li>Asap hitam saat gas dalam berkurang</li>
          <li>Suara mesin lebih halus</li>
          <li>Pompa dan nosel lebih awet</li>
        </ul>
        <p>Untuk diesel lama maupun common rail: pikap, SUV, minibus, truk ringan, genset.</p>`,
      extraDescription: html`
        <h3>Takaran solar</h3>
        <table><tbody>
          <tr><th>Kemasan</th><th>Perawatan</th><th>Pembersihan awal</th></tr>
          <tr><td>300 ml</td><td>60 L</td><td>40 L</td></tr>
          <tr><td>500 ml</td><td>100 L</td><td>65 L</td></tr>
          <tr><td>1 L</td><td>200 L</td><td>130 L</td></tr>
        </tbody></table>
        <p>Pakai takaran pembersihan pada tangki pertama, lalu takaran perawatan setiap 5.000 km. Buang air dari water sedimenter setelah 200 km pertama.</p>
        <h3>Peringatan</h3>
        <p>Dapat menyala. Produk ini fatal bila tertelan lalu masuk saluran napas, jadi jangan disedot dengan mulut lewat selang. Buang wadah kosong ke pengumpul limbah B3.</p>`,
      customTextarea: 'Nosel common rail harganya satu motor bekas; sebotol ini tiap 5.000 km masuk akal.',
      productCardLists: [
        'Nosel, pompa, filter',
        'Solar dan biosolar',
        '300 ml merawat 60 L',
        'Common rail dan diesel lama',
      ],
      specifications: [
        ['Kemasan', '300 ml, 500 ml, 1 L'],
        ['Fungsi', 'Deterjen, pelumas, pemisah air'],
        ['Daya lumas (HFRR)', 'Keausan turun dari 520 ke 380 µm'],
        ['Takaran perawatan', '1 : 200'],
        ['Titik nyala', '60 °C'],
        ['Massa jenis (15 °C)', '0,85 kg/L'],
      ],
    },
    en: {
      name: 'Diesel Treatment',
      shortDescription: 'Cleans nozzles, lubricates the pump and separates water from diesel and biodiesel blends.',
      description: html`
        <p>Today’s low-sulphur diesel is also poor in lubricity. Blend in plant-based fuel that draws water and you have high-pressure pumps and common-rail nozzles working at their limit.</p>
        <p>Diesel Treatment does three jobs from one bottle: a <strong>detergent</strong> for nozzle tips, a <strong>lubricant</strong> for pump plungers and a <strong>demulsifier</strong> that sends water to the filter.</p>
        <ul>
          <li>Less black smoke at full throttle</li>
          <li>A softer engine note</li>
          <li>Longer life for pump and nozzles</li>
        </ul>
        <p>Suits old diesels and common rail alike: pick-ups, SUVs, minibuses, light trucks, generators.</p>`,
      extraDescription: html`
        <h3>Diesel treated per pack</h3>
        <table><tbody>
          <tr><th>Pack</th><th>Upkeep</th><th>First clean</th></tr>
          <tr><td>300 ml</td><td>60 L</td><td>40 L</td></tr>
          <tr><td>500 ml</td><td>100 L</td><td>65 L</td></tr>
          <tr><td>1 L</td><td>200 L</td><td>130 L</td></tr>
        </tbody></table>
        <p>Give the first tank the cleaning dose, then the upkeep dose every 5,000 km. Drain the water trap after the first 200 km.</p>
        <h3>Warning</h3>
        <p>Combustible. It can be fatal if swallowed and drawn into the lungs, so never start a siphon by mouth. Take empty packs to a hazardous-waste point.</p>`,
      customTextarea: 'A common-rail nozzle costs as much as a used scooter; a bottle every 5,000 km makes sense.',
      productCardLists: [
        'Nozzles, pump, filter',
        'Diesel and biodiesel blends',
        '300 ml maintains 60 L',
        'Common rail and older diesels',
      ],
      specifications: [
        ['Pack sizes', '300 ml, 500 ml, 1 L'],
        ['Functions', 'Detergent, lubricant, demulsifier'],
        ['Lubricity (HFRR)', 'Wear scar down from 520 to 380 µm'],
        ['Upkeep dose', '1 : 200'],
        ['Flash point', '60 °C'],
        ['Density (15 °C)', '0.85 kg/L'],
      ],
    },
  },
  reviews: [
    {
      author: 'Slamet Riyadi',
      email: 'slamet.riyadi@example.com',
      rating: 5,
      language: 'id',
      text: 'L300 angkut sayur tiap malam, asap hitam di tanjakan jauh berkurang. Filter solar juga lebih bersih.',
      date: '2025-05-28',
      verified: true,
    },
    {
      author: 'Budi Hartono',
      email: 'budi.hartono@example.com',
      rating: 4,
      language: 'id',
      text: 'Innova diesel pakai biosolar, suara kasar waktu dingin agak reda. Harus rutin memang.',
      date: '2025-09-13',
      verified: true,
    },
    {
      author: 'Ketut Suardana',
      email: 'ketut.suardana@example.com',
      rating: 5,
      language: 'en',
      text: 'The 1 L pack keeps our two Elf minibuses going for a month. Drivers noticed the easier morning start first.',
      date: '2026-01-07',
      verified: true,
    },
    {
      author: 'Arif Budiman',
      email: 'arif.budiman@example.com',
      rating: 4,
      language: 'id',
      text: 'Triton 2018, setelah tangki pertama air yang keluar dari sedimenter lumayan banyak. Berarti bekerja.',
      date: '2026-06-16',
      verified: false,
    },
  ],
};
