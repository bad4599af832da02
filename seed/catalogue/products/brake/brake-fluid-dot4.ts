import { html } from '../../../html.ts';
import type { VariableProductSeed } from '../../product-seed.ts';

export const brakeFluidDot4: VariableProductSeed = {
  type: 'variable',
  slug: 'brake-fluid-dot4',
  category: 'minyak-rem',
  date: '2025-02-25T02:30:00Z',
  featured: true,
  totalSales: 1048,
  sku: 'STP-BRK-DOT4',
  attributes: ['size'],
  defaults: { size: '500ml' },
  variations: [
    {
      attributes: { size: '300ml' },
      sku: 'STP-BRK-DOT4-300',
      cents: 390,
      stock: { kind: 'managed', quantity: 120, lowAmount: 15 },
      parcel: { weight: 360, length: 7, width: 7, height: 15 },
      packshot: {
        container: 'brake',
        label: { name: ['Brake Fluid'], description: 'Minyak rem & kopling', grade: 'DOT 4', volume: '300 ml' },
      },
    },
    {
      attributes: { size: '500ml' },
      sku: 'STP-BRK-DOT4-500',
      cents: 540,
      stock: { kind: 'managed', quantity: 148, lowAmount: 15 },
      parcel: { weight: 590, length: 8, width: 8, height: 18 },
      packshot: {
        container: 'brake',
        label: { name: ['Brake Fluid'], description: 'Minyak rem & kopling', grade: 'DOT 4', volume: '500 ml' },
      },
    },
  ],
  copy: {
    id: {
      name: 'Brake Fluid DOT 4',
      shortDescription: 'Minyak rem dengan titik didih kering 245 °C untuk rem cakram, ABS, dan kopling hidraulis.',
      description: html`
        <p>Turun dari Puncak dengan muatan penuh, kaki menekan rem lebih lama daripada yang disadari. Panas cakram merambat ke kaliper, dan minyak rem yang sudah menyerap air bisa mendidih di situ. Gelembungnya membuat pedal amblas. DOT 4 kami menahan 245 °C saat baru dan masih 160 °C ketika kadar airnya 3,7 persen.</p>
        <p>Bahan dasarnya glikol eter borat dengan pencegah karat untuk silinder besi, piston aluminium, dan pipa tembaga. Sesuai untuk mobil dan motor yang tutup tabungnya bertuliskan DOT 4, dan boleh menggantikan DOT 3 setelah sistem dikuras penuh.</p>
        <ul>
          <li>Pedal tetap keras di turunan panjang.</li>
          <li>Kekentalan rendah untuk katup ABS yang rapat.</li>
          <li>Botol disegel aluminium, sehingga air belum sempat masuk sebelum Anda membukanya.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Bersihkan tutup tabung dari debu sebelum dibuka. Jangan mencampur dengan DOT 5 berbahan silikon.</li>
          <li>Sedot cairan lama, isi yang baru, lalu buang angin dari roda terjauh: kiri belakang, kanan belakang, kiri depan, kanan depan, kecuali buku manual menentukan lain.</li>
          <li>Jaga permukaan di antara MIN dan MAX selama proses, lalu uji pedal sebelum jalan.</li>
        </ol>
        <h3>Berapa banyak</h3>
        <table><tbody>
          <tr><th>Pekerjaan</th><th>Kebutuhan</th></tr>
          <tr><td>Menambah tabung</td><td>50–100 ml</td></tr>
          <tr><td>Kuras satu motor, dua cakram</td><td>200–300 ml</td></tr>
          <tr><td>Kuras satu mobil</td><td>800–1.000 ml</td></tr>
        </tbody></table>
        <p>Ganti setiap 2 tahun atau 40.000 km, mana yang lebih dulu.</p>
        <h3>Keselamatan</h3>
        <p>Merusak cat dalam hitungan menit: siram air segera bila tumpah. Beracun bila tertelan. Botol yang sudah dibuka lebih dari enam bulan jangan dipakai lagi.</p>`,
      customTextarea: 'Kampas bisa Anda lihat, minyak rem tidak. Karena itu catat tanggalnya di tutup tabung.',
      productCardLists: [
        'Titik didih kering 245 °C',
        'Untuk ABS dan kopling hidraulis',
        'FMVSS 116 DOT 4',
        'Botol bersegel aluminium',
      ],
      specifications: [
        ['Standar', 'FMVSS 116 DOT 4, ISO 4925 kelas 4'],
        ['Titik didih kering', '245 °C'],
        ['Titik didih basah', '160 °C'],
        ['Kekentalan −40 °C', '1.300 mm²/s'],
        ['Warna', 'Bening kekuningan'],
        ['Ganti setiap', '2 tahun atau 40.000 km'],
      ],
    },
    en: {
      name: 'Brake Fluid DOT 4',
      shortDescription: 'Brake fluid with a 245 °C dry boiling point for discs, ABS and hydraulic clutches.',
      description: html`
        <p>Coming down a mountain pass fully loaded, you hold the brake for longer than you notice. Heat travels from disc to caliper, and fluid that has taken up water can boil there. Bubbles compress, and the pedal sinks. Our DOT 4 stands 245 °C when new and still 160 °C with 3.7 per cent water in it.</p>
        <p>It is a borate glycol-ether fluid, inhibited for iron cylinders, aluminium pistons and copper lines. Use it wherever the reservoir cap says DOT 4; it may also replace DOT 3 once the old fluid has been flushed out.</p>
        <ul>
          <li>The pedal stays firm on long descents.</li>
          <li>Low viscosity for the fine valves of ABS units.</li>
          <li>Foil-sealed bottle, so no water gets in before you do.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Wipe the cap clean before opening it. Never mix with silicone-based DOT 5.</li>
          <li>Draw out the old fluid, fill with new and bleed from the furthest wheel: rear left, rear right, front left, front right, unless the manual says otherwise.</li>
          <li>Keep the level between MIN and MAX throughout, and test the pedal before you drive.</li>
        </ol>
        <h3>How much</h3>
        <table><tbody>
          <tr><th>Job</th><th>You need</th></tr>
          <tr><td>Topping up</td><td>50–100 ml</td></tr>
          <tr><td>Flushing a motorcycle, two discs</td><td>200–300 ml</td></tr>
          <tr><td>Flushing a car</td><td>800–1,000 ml</td></tr>
        </tbody></table>
        <p>Renew every 2 years or 40,000 km, whichever comes first.</p>
        <h3>Safety</h3>
        <p>Eats paint within minutes: flood spills with water at once. Poisonous if swallowed. Do not use a bottle that has been open for more than six months.</p>`,
      customTextarea: 'You can see a worn pad. You cannot see worn fluid, so write the date on the reservoir cap.',
      productCardLists: [
        '245 °C dry boiling point',
        'For ABS and hydraulic clutches',
        'FMVSS 116 DOT 4',
        'Foil-sealed bottle',
      ],
      specifications: [
        ['Standard', 'FMVSS 116 DOT 4, ISO 4925 Class 4'],
        ['Dry boiling point', '245 °C'],
        ['Wet boiling point', '160 °C'],
        ['Viscosity at −40 °C', '1,300 mm²/s'],
        ['Colour', 'Clear, pale yellow'],
        ['Renew every', '2 years or 40,000 km'],
      ],
    },
  },
  reviews: [
    {
      author: 'Arif Budiman',
      email: 'arif.budiman@example.com',
      rating: 5,
      language: 'id',
      text: 'Kuras total di Rush pakai dua botol 500 ml. Pedal yang tadinya dalam sekarang keras di tekanan pertama.',
      date: '2025-04-03',
      verified: true,
    },
    {
      author: 'Sari Dewi',
      email: 'sari.dewi@example.com',
      rating: 5,
      language: 'id',
      text: 'Sering turun dari Bromo bawa penumpang, tidak pernah ngempos lagi sejak ganti ini.',
      date: '2025-06-27',
      verified: true,
    },
    {
      author: 'Ronald Sitorus',
      email: 'ronald.sitorus@example.com',
      rating: 4,
      language: 'en',
      text: 'Solid DOT 4 for my Fortuner. The bottle has no pouring spout, so use a funnel near paint.',
      date: '2025-09-16',
      verified: true,
    },
    {
      author: 'Eko Wahyudi',
      email: 'eko.wahyudi@example.com',
      rating: 5,
      language: 'id',
      text: 'Untuk Ninja 250 yang 300 ml pas, depan belakang masih sisa sedikit.',
      date: '2025-11-29',
      verified: true,
    },
    {
      author: 'Theresia Wulandari',
      email: 'theresia.w@example.com',
      rating: 4,
      language: 'id',
      text: 'Segelnya rapat dan tanggal produksi jelas. Ongkir ke Kupang saja yang mahal.',
      date: '2026-02-20',
      verified: true,
    },
    {
      author: 'Gunawan Lie',
      email: 'gunawan.lie@example.com',
      rating: 5,
      language: 'en',
      text: 'Tested the old fluid at 4 % water, swapped it for this in an hour. Clutch on the Civic bites higher too.',
      date: '2026-05-31',
      verified: true,
    },
    {
      author: 'Mulyono',
      email: 'mulyono.bengkel@example.com',
      rating: 4,
      language: 'id',
      text: 'Stok wajib bengkel saya. Akan lebih hemat kalau ada kemasan 1 liter.',
      date: '2026-09-12',
      verified: false,
    },
  ],
};
