import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const moto4tRace: SimpleProductSeed = {
  type: 'simple',
  slug: 'moto-4t-race',
  category: 'oli-full-sintetik-formula',
  date: '2025-10-06T03:00:00Z',
  totalSales: 417,
  sku: 'STP-FS-M4R-10W50-1L',
  cents: 1290,
  stock: { kind: 'managed', quantity: 4, lowAmount: 5 },
  parcel: { weight: 930, length: 11, width: 7, height: 23 },
  content: { amount: 1000, unit: 'ml' },
  packshot: {
    container: 'moto1',
    label: {
      name: ['Moto 4T', 'Race'],
      description: 'Ester, putaran tinggi',
      grade: '10W-50',
      volume: '1 L',
      standard: 'JASO MA2',
    },
    colours: { body: '#0c171c', label: '#0c171c', ink: '#ffffff', band: '#d0310f', cap: '#f0a500', tip: '#f0a500' },
  },
  copy: {
    id: {
      name: 'Moto 4T Race 10W-50, 1 L',
      shortDescription: 'Oli ester untuk motor sport dan trackday: lapisan tidak putus di 14.000 rpm.',
      description: html`
        <p>Di lintasan, mesin berputar di atas 10.000 rpm selama lima belas menit tanpa jeda. Suhu oli melewati 130 °C dan lapisan yang tipis mulai robek di noken as.</p>
        <p>Ester bermuatan listrik lemah, sehingga menempel ke logam walau pompa belum sempat mengalir. Dipadukan dengan kekentalan <strong>10W-50</strong>, tekanan oli bertahan dari lap pertama sampai bendera.</p>
        <ul>
          <li>Ester dan PAO tanpa bahan mineral</li>
          <li>Respons gas spontan, rem mesin terasa bersih</li>
          <li>Tahan bensin encer di mesin balap</li>
        </ul>`,
      extraDescription: html`
        <h3>Untuk lintasan dan jalan raya</h3>
        <table><tbody>
          <tr><th>Pemakaian</th><th>Ganti</th></tr>
          <tr><td>Balap atau drag</td><td>Setiap 2 sesi</td></tr>
          <tr><td>Trackday</td><td>1.000 km</td></tr>
          <tr><td>Harian, 250–1000 cc</td><td>4.000 km</td></tr>
        </tbody></table>
        <p>Isi sesuai buku manual, 1–3,5 liter. Panaskan sampai 60 °C sebelum membuka gas penuh.</p>
        <h3>Catatan keamanan</h3>
        <p>Ester dapat melunakkan cat dan stiker: bersihkan tumpahan di fairing seketika. Di paddock, alasi motor dengan karpet penyerap. Kunci baut pembuangan dengan kawat bila turun balap.</p>`,
      customTextarea: 'Kalau tidak pernah lewat 9.000 rpm, Moto 4T biasa cukup. Yang ini untuk yang sering.',
      productCardLists: ['Ester dan PAO', 'SAE 10W-50', 'Sport 250 cc ke atas', 'Trackday'],
      specifications: [
        ['Isi', '1 L'],
        ['Standar', 'API SN, JASO MA2'],
        ['SAE', '10W-50'],
        ['Bahan dasar', 'Ester dan PAO'],
        ['Viskositas 100 °C', '18,1 cSt'],
        ['HTHS 150 °C', '5,2 mPa·s'],
        ['Titik nyala', '242 °C'],
      ],
    },
    en: {
      name: 'Moto 4T Race 10W-50, 1 L',
      shortDescription: 'Ester oil for sports bikes and track days: the film does not break at 14,000 rpm.',
      description: html`
        <p>On track an engine turns beyond 10,000 rpm for a quarter of an hour without a rest. Oil passes 130 °C, and a thin film starts to tear at the camshaft.</p>
        <p>Esters carry a slight electric charge and cling to metal even before the pump delivers. Paired with a <strong>10W-50</strong> grade, pressure holds from the first lap to the flag.</p>
        <ul>
          <li>Ester and PAO, nothing mineral</li>
          <li>Instant throttle response, clean engine braking</li>
          <li>Tolerates the fuel dilution of a race engine</li>
        </ul>`,
      extraDescription: html`
        <h3>Track and road</h3>
        <table><tbody>
          <tr><th>Use</th><th>Change</th></tr>
          <tr><td>Racing or drag</td><td>Every 2 sessions</td></tr>
          <tr><td>Track days</td><td>1,000 km</td></tr>
          <tr><td>Daily, 250–1000 cc</td><td>4,000 km</td></tr>
        </tbody></table>
        <p>Fill to the handbook, 1–3.5 litres. Let it reach 60 °C before you open the throttle fully.</p>
        <h3>Safety notes</h3>
        <p>Ester may soften paint and decals: clean spills off the fairing right away. Stand the bike on an absorbent mat in the paddock. Lock-wire the drain plug if you race.</p>`,
      customTextarea: 'If you never see 9,000 rpm, plain Moto 4T will do. This is for those who do.',
      productCardLists: ['Ester and PAO', 'SAE 10W-50', 'Sports bikes from 250 cc', 'Track days'],
      specifications: [
        ['Contents', '1 L'],
        ['Standard', 'API SN, JASO MA2'],
        ['SAE', '10W-50'],
        ['Base oil', 'Ester and PAO'],
        ['Viscosity at 100 °C', '18.1 cSt'],
        ['HTHS at 150 °C', '5.2 mPa·s'],
        ['Flash point', '242 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Galih Permana',
      email: 'galih.permana@example.com',
      rating: 5,
      language: 'id',
      text: 'Trackday di Sentul pakai ZX-25R, suhu oli stabil dan tidak ada bunyi aneh setelah tiga sesi.',
      date: '2025-12-20',
      verified: true,
    },
    {
      author: 'Marcel Kaunang',
      email: 'marcel.kaunang@example.com',
      rating: 5,
      language: 'en',
      text: 'Used it for a weekend at Mandalika on my R6. Drained clear, no metal on the plug.',
      date: '2026-04-30',
      verified: true,
    },
    {
      author: 'Rian Saputro',
      email: 'rian.saputro@example.com',
      rating: 4,
      language: 'id',
      text: 'CBR 600 terasa lebih kalem di putaran atas. Mahal kalau cuma buat harian.',
      date: '2026-08-15',
      verified: true,
    },
  ],
};
