import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const synFormulaClassic: SimpleProductSeed = {
  type: 'simple',
  slug: 'syn-formula-classic',
  category: 'oli-sintetik-syn-formula',
  date: '2026-01-19T03:00:00Z',
  totalSales: 238,
  sku: 'STP-SF-CLS-20W50-4L',
  cents: 2690,
  stock: { kind: 'managed', quantity: 26, lowAmount: 6 },
  parcel: { weight: 3730, length: 22, width: 11, height: 28 },
  content: { amount: 4000, unit: 'ml' },
  packshot: {
    container: 'jug4',
    label: {
      name: ['Syn-Formula', 'Classic'],
      description: 'Mobil klasik, seng tinggi',
      grade: '20W-50',
      volume: '4 L',
      standard: 'API SG',
    },
    colours: { body: '#f0a500', label: '#eceae4', ink: '#0c171c', band: '#8b1a3a', cap: '#8b1a3a' },
  },
  copy: {
    id: {
      name: 'Syn-Formula Classic 20W-50, 4 L',
      shortDescription: 'Kaya seng untuk mesin klasik bertapet datar yang tidak cocok dengan oli modern.',
      description: html`
        <p>Oli modern mengurangi seng dan fosfor demi katalis. Mesin tahun 60-an sampai 80-an tidak punya katalis, tetapi punya tapet datar yang menggesek noken as dengan tekanan sangat tinggi. Tanpa seng, noken as itu habis diam-diam.</p>
        <p>Syn-Formula Classic mengembalikan <strong>ZDDP 1.400 ppm</strong> dan sengaja memakai sedikit deterjen, supaya endapan puluhan tahun tetap di tempatnya dan tidak menyumbat saringan.</p>
        <ul>
          <li>Melindungi noken as dan tapet datar</li>
          <li>Menempel pada silinder selama mobil dipajang berminggu-minggu</li>
          <li>Ramah gasket gabus dan sil tali</li>
        </ul>
        <p>Jangan dipakai pada mobil berkatalis.</p>`,
      extraDescription: html`
        <h3>Merawat mobil kesayangan</h3>
        <p>Isi 3,5–4,5 liter sesuai mesin. Ganti setiap tahun atau <strong>3.000 km</strong>, walau mobil hanya keluar hari Minggu: embun membuat oli asam meski jarak tempuhnya nol. Putar mesin tanpa busi lima detik setelah sebulan parkir.</p>
        <h3>Perhatikan</h3>
        <p>Alat angkat antik sering sudah lelah, jadi sangga dengan jackstand di gardan. ZDDP merusak katalis dan berbahaya bagi kehidupan air. Cuci tangan sebelum makan.</p>`,
      customTextarea: 'Noken as Corolla DX susah dicari. Seng lebih murah.',
      productCardLists: ['ZDDP 1.400 ppm', 'Tapet datar', 'Deterjen rendah', 'Tanpa katalis saja'],
      specifications: [
        ['Isi', '4 L'],
        ['Standar', 'API SG'],
        ['SAE', '20W-50'],
        ['Seng / fosfor', '1.400 / 1.250 ppm'],
        ['Viskositas 100 °C', '18,9 cSt'],
        ['Titik nyala', '232 °C'],
      ],
    },
    en: {
      name: 'Syn-Formula Classic 20W-50, 4 L',
      shortDescription: 'Rich in zinc for classic engines with flat tappets that modern oils do not suit.',
      description: html`
        <p>Modern oils cut zinc and phosphorus for the catalyst’s sake. Engines of the sixties to the eighties have no catalyst, but they do have flat tappets that rub the camshaft under enormous pressure. Without zinc the lobes quietly wear away.</p>
        <p>Syn-Formula Classic puts back <strong>1,400 ppm of ZDDP</strong> and is deliberately sparing with detergent, so that decades of deposit stay put and do not block the strainer.</p>
        <ul>
          <li>Guards camshaft and flat tappets</li>
          <li>Clings to the bores while the car is on show for weeks</li>
          <li>Kind to cork gaskets and rope seals</li>
        </ul>
        <p>Do not use it in a car with a catalyst.</p>`,
      extraDescription: html`
        <h3>Looking after a classic</h3>
        <p>Fill 3.5–4.5 litres to suit the engine. Change once a year or every <strong>3,000 km</strong>, even if it only goes out on Sundays: condensation sours oil at zero mileage. After a month’s rest, spin the engine for five seconds with the plugs out.</p>
        <h3>Bear in mind</h3>
        <p>Period jacks are often tired, so rest the axle on stands. ZDDP poisons catalysts and harms water life. Wash before you eat.</p>`,
      customTextarea: 'Camshafts for a Corolla DX are hard to find. Zinc is cheaper.',
      productCardLists: ['ZDDP 1,400 ppm', 'Flat tappets', 'Low detergent', 'Cars without a catalyst only'],
      specifications: [
        ['Contents', '4 L'],
        ['Standard', 'API SG'],
        ['SAE', '20W-50'],
        ['Zinc / phosphorus', '1,400 / 1,250 ppm'],
        ['Viscosity at 100 °C', '18.9 cSt'],
        ['Flash point', '232 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Prasetyo Utomo',
      email: 'prasetyo.utomo@example.com',
      rating: 5,
      language: 'id',
      text: 'Corolla DX 1982 saya jadi senyap di kepala silinder. Susah cari oli seng tinggi di sini.',
      date: '2026-03-02',
      verified: true,
    },
    {
      author: 'William Soeryadjaya',
      email: 'william.soeryadjaya@example.com',
      rating: 5,
      language: 'en',
      text: 'My 1974 Beetle leaks less with it than with anything else I tried. Oil pressure is up at hot idle.',
      date: '2026-06-27',
      verified: true,
    },
    {
      author: 'Darsono Wiyono',
      email: 'darsono.wiyono@example.com',
      rating: 4,
      language: 'id',
      text: 'Hardtop 2F isi lebih dari 7 liter, jadi harus beli dua jeriken. Kualitas oke.',
      date: '2026-09-30',
      verified: true,
    },
  ],
};
