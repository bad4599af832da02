import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const synFormulaCity: SimpleProductSeed = {
  type: 'simple',
  slug: 'syn-formula-city',
  category: 'oli-sintetik-syn-formula',
  date: '2025-09-08T03:00:00Z',
  totalSales: 903,
  sku: 'STP-SF-CTY-5W30-3L5',
  cents: 2690,
  sale: { cents: 2290, to: '2027-01-31T16:59:59Z' },
  stock: { kind: 'managed', quantity: 87, lowAmount: 12 },
  parcel: { weight: 3205, length: 21, width: 11, height: 27 },
  content: { amount: 3500, unit: 'ml' },
  packshot: {
    container: 'jug4',
    label: {
      name: ['Syn-Formula', 'City'],
      description: 'LCGC & mobil kota',
      grade: '5W-30',
      volume: '3,5 L',
      standard: 'API SN',
    },
    colours: { body: '#eceae4', label: '#ee6a1c', ink: '#0c171c', band: '#0c171c', cap: '#ee6a1c' },
  },
  copy: {
    id: {
      name: 'Syn-Formula City 5W-30, 3,5 L',
      shortDescription: 'Satu jeriken pas untuk LCGC: 3,5 liter, 5W-30, tidak ada sisa yang mubazir.',
      description: html`
        <p>LCGC dan mobil kota bermesin 1.0–1.2 liter meminta 3 sampai 3,5 liter. Kemasan 4 liter selalu menyisakan botol setengah isi di garasi, kemasan 1 liter harus dibeli empat.</p>
        <p>Syn-Formula City mengisi celah itu dan ditakar untuk rute perumahan–kantor–mal: banyak start, jarak pendek, AC nyala terus. Aditif pengikat asamnya menangani bensin yang turun ke bak oli saat mesin belum panas.</p>
        <ul>
          <li>Satu jeriken, satu servis</li>
          <li>Encer saat pagi, hemat bensin</li>
          <li>Melindungi mesin tiga silinder yang getarannya khas</li>
        </ul>`,
      extraDescription: html`
        <h3>Tinggal tuang</h3>
        <p>Dengan filter baru: 3,1–3,4 liter untuk kebanyakan mesin 1.0 dan 1.2. Garis di sisi jeriken menunjukkan setengah liter. Sisakan 100 ml untuk tambah di tengah jadwal. Ganti tiap <strong>5.000 km</strong> atau 6 bulan.</p>
        <h3>Jangan keliru</h3>
        <ul>
          <li>Tutup oli mesin berlambang teko; tutup radiator dan minyak rem bukan.</li>
          <li>Isi lewat MAX harus disedot lagi, bukan dibiarkan.</li>
          <li>Letakkan jeriken di lantai bagasi dan ikat, jangan di jok.</li>
        </ul>`,
      customTextarea: 'Agya, Brio, Ayla: 3,5 liter itu sudah sama filternya. Tidak usah beli empat.',
      productCardLists: ['3,5 L untuk sekali servis', 'LCGC 1.0–1.2', 'API SN, ILSAC GF-5', 'Garis ukur di jeriken'],
      specifications: [
        ['Isi', '3,5 L'],
        ['Standar', 'API SN, ILSAC GF-5'],
        ['SAE', '5W-30'],
        ['Viskositas 100 °C', '10,6 cSt'],
        ['Titik nyala', '224 °C'],
        ['Titik tuang', '−36 °C'],
      ],
    },
    en: {
      name: 'Syn-Formula City 5W-30, 3.5 L',
      shortDescription: 'One jug fits a small city car: 3.5 litres of 5W-30 with nothing left over.',
      description: html`
        <p>Small cars with engines of 1.0–1.2 litres need 3 to 3.5 litres of oil. A 4-litre pack always leaves half a bottle in the garage, and 1-litre packs have to be bought in fours.</p>
        <p>Syn-Formula City fills the gap, and it is balanced for the round of home, office and mall: many starts, short legs, air-conditioning always on. Its acid binders deal with petrol that washes into the sump before the engine is warm.</p>
        <ul>
          <li>One jug, one service</li>
          <li>Thin on a cold start, thrifty on petrol</li>
          <li>Cushions the throb of a three-cylinder</li>
        </ul>`,
      extraDescription: html`
        <h3>Just pour</h3>
        <p>With a new filter: 3.1–3.4 litres in most 1.0 and 1.2 engines. The strip along the jug is marked in half litres. Keep 100 ml back for a top-up between services. Change every <strong>5,000 km</strong> or 6 months.</p>
        <h3>No mix-ups</h3>
        <ul>
          <li>The oil filler shows an oil can; radiator and brake fluid caps do not.</li>
          <li>Oil above MAX must be drawn off again, not left.</li>
          <li>Carry the jug strapped on the boot floor, never on a seat.</li>
        </ul>`,
      customTextarea: 'Agya, Brio, Ayla: 3.5 litres includes the filter. No need to buy four.',
      productCardLists: [
        '3.5 L, a single service',
        'Small 1.0–1.2 engines',
        'API SN, ILSAC GF-5',
        'Measuring strip on the jug',
      ],
      specifications: [
        ['Contents', '3.5 L'],
        ['Standard', 'API SN, ILSAC GF-5'],
        ['SAE', '5W-30'],
        ['Viscosity at 100 °C', '10.6 cSt'],
        ['Flash point', '224 °C'],
        ['Pour point', '−36 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Fitriani Zahra',
      email: 'fitriani.zahra@example.com',
      rating: 5,
      language: 'id',
      text: 'Akhirnya ada yang 3,5 liter. Brio Satya sekali servis habis, tidak nyimpan sisa lagi.',
      date: '2025-10-17',
      verified: true,
    },
    {
      author: 'Ricky Gunarto',
      email: 'ricky.gunarto@example.com',
      rating: 5,
      language: 'id',
      text: 'Agya 1.0, getaran langsam berkurang. Harganya masuk akal.',
      date: '2026-01-04',
      verified: true,
    },
    {
      author: 'Amanda Liem',
      email: 'amanda.liem@example.com',
      rating: 4,
      language: 'en',
      text: 'Right amount for my Ayla. The measuring strip is handy, the cap less so.',
      date: '2026-04-18',
      verified: true,
    },
    {
      author: 'Sandi Kuswara',
      email: 'sandi.kuswara@example.com',
      rating: 4,
      language: 'id',
      text: 'Wagon R dipakai jemput anak, mesin halus dan irit. Promo lagi jadi beli dua.',
      date: '2026-11-02',
      verified: true,
    },
  ],
};
