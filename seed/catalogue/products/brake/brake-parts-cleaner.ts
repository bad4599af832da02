import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const brakePartsCleaner: SimpleProductSeed = {
  type: 'simple',
  slug: 'brake-parts-cleaner',
  category: 'minyak-rem',
  alsoIn: ['pembersih-mesin'],
  date: '2025-05-14T03:00:00Z',
  totalSales: 640,
  sku: 'STP-BRK-CLEAN-500',
  cents: 580,
  sale: { cents: 490 },
  stock: { kind: 'managed', quantity: 112, lowAmount: 15 },
  parcel: { weight: 500, length: 7, width: 7, height: 26 },
  content: { amount: 500, unit: 'ml' },
  flammable: true,
  packshot: {
    container: 'can',
    label: { name: ['Brake Parts', 'Cleaner'], description: 'Cepat kering, tanpa residu', volume: '500 ml' },
    colours: { cap: '#8b1a3a' },
  },
  copy: {
    id: {
      name: 'Brake Parts Cleaner, 500 ml',
      shortDescription: 'Hilangkan debu kampas, gemuk, dan minyak dari rem. Kering dalam semenit tanpa sisa.',
      description: html`
        <p>Rem berdecit tidak selalu minta kampas baru. Sering kali itu debu yang menumpuk di kaliper, atau sidik jari berminyak yang tertinggal saat pemasangan. Semprot sekali, biarkan menetes, dan permukaannya kembali kesat.</p>
        <p>Pelarutnya menguap tanpa film, sehingga kampas dan cakram langsung siap bekerja. Bebas klorin dan aseton, jadi sepatu piston dan penutup debu dari karet tidak mengerut.</p>
        <ul>
          <li>Cakram, tromol, kaliper, dan kampas kopling kering.</li>
          <li>Katup 360 derajat: tetap menyemprot saat kaleng dibalik.</li>
          <li>Debu terikat basah, tidak beterbangan ke hidung.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Lepas roda, taruh wadah di bawah kaliper.</li>
          <li>Semprot dari atas ke bawah sejauh 20 cm sampai tetesannya bening.</li>
          <li>Biarkan kering 1–2 menit. Jangan disemprot angin kompresor, debu kampas berbahaya bila terhirup.</li>
        </ol>
        <h3>Takaran</h3>
        <p>Satu roda cakram 60–80 ml, satu tromol 100 ml. Satu kaleng cukup untuk empat roda mobil.</p>
        <h3>Keselamatan</h3>
        <p>Sangat mudah menyala; cakram harus dingin. Buat sirkulasi udara, pakai kacamata dan sarung tangan nitril. Jangan mengenai cat, lampu, atau isolasi kabel tegangan tinggi.</p>`,
      customTextarea: 'Pasang kampas baru ke cakram berminyak, lalu heran kenapa berdecit. Semprot dulu.',
      productCardLists: ['Kering 1–2 menit', 'Tanpa residu, bebas klorin', 'Satu kaleng untuk empat roda'],
      specifications: [
        ['Isi', '500 ml, aerosol'],
        ['Untuk', 'Cakram, tromol, kaliper, kampas kopling kering'],
        ['Waktu kering', '1–2 menit'],
        ['Kandungan', 'Hidrokarbon alifatik, tanpa klorin dan aseton'],
        ['Sifat', 'Sangat mudah menyala'],
      ],
    },
    en: {
      name: 'Brake Parts Cleaner, 500 ml',
      shortDescription: 'Clears brake dust, grease and fluid. Dry within a minute, with nothing left behind.',
      description: html`
        <p>A squealing brake does not always want new pads. Often it is dust packed behind the caliper, or an oily fingerprint from the last job. Spray once, let it drip, and the surface bites again.</p>
        <p>The solvent flashes off without a film, so pads and discs can go straight to work. It contains neither chlorine nor acetone, which spares piston boots and dust covers.</p>
        <ul>
          <li>Discs, drums, calipers and dry clutch plates.</li>
          <li>360-degree valve: keeps spraying upside down.</li>
          <li>Wets the dust down instead of blowing it at you.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Take the wheel off and put a tray under the caliper.</li>
          <li>Spray from top to bottom at 20 cm until it drips clear.</li>
          <li>Leave to dry for 1–2 minutes. No compressed air: brake dust does not belong in lungs.</li>
        </ol>
        <h3>Amount</h3>
        <p>60–80 ml for a disc, 100 ml for a drum. One can does all four wheels of a car.</p>
        <h3>Safety</h3>
        <p>Extremely flammable, so discs must be cold. Ventilate, wear goggles and nitrile gloves, and keep it off paint, lamps and high-voltage insulation.</p>`,
      customTextarea: 'Fitting new pads to an oily disc and wondering why they squeal? Spray first.',
      productCardLists: ['Dry in 1–2 minutes', 'No residue, no chlorine', 'One can for four wheels'],
      specifications: [
        ['Contents', '500 ml aerosol'],
        ['For', 'Discs, drums, calipers, dry clutch plates'],
        ['Drying time', '1–2 minutes'],
        ['Composition', 'Aliphatic hydrocarbons, free of chlorine and acetone'],
        ['Hazard', 'Extremely flammable'],
      ],
    },
  },
  reviews: [
    {
      author: 'Teguh Santosa',
      email: 'teguh.santosa@example.com',
      rating: 5,
      language: 'id',
      text: 'Decit Ertiga yang bikin malu di parkiran hilang setelah kaliper disemprot bersih. Tidak jadi beli kampas.',
      date: '2025-06-18',
      verified: true,
    },
    {
      author: 'Wayan Sudirga',
      email: 'wayan.sudirga@example.com',
      rating: 5,
      language: 'id',
      text: 'Kaleng dibalik masih nyemprot, enak untuk belakang kaliper PCX.',
      date: '2025-10-01',
      verified: true,
    },
    {
      author: 'Lukas Tambunan',
      email: 'lukas.tambunan@example.com',
      rating: 5,
      language: 'en',
      text: 'Dries faster than the brand I used before and the smell is milder. Four wheels of the Pajero from one can.',
      date: '2026-01-15',
      verified: true,
    },
    {
      author: 'Ratna Sari',
      email: 'ratna.sari@example.com',
      rating: 4,
      language: 'id',
      text: 'Tromol belakang Calya penuh debu, dua kali semprot bersih. Hati-hati, kena pelek cat bisa kusam.',
      date: '2026-04-04',
      verified: true,
    },
    {
      author: 'Aldi Saputra',
      email: 'aldi.saputra@example.com',
      rating: 4,
      language: 'id',
      text: 'Beli pas diskon, lumayan. Tekanan kaleng menurun di seperempat terakhir.',
      date: '2026-09-25',
      verified: false,
    },
  ],
};
