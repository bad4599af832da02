import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const smokeTreatment: SimpleProductSeed = {
  type: 'simple',
  slug: 'smoke-treatment',
  category: 'campuran-oli',
  date: '2025-04-28T03:00:00Z',
  totalSales: 968,
  sku: 'STP-OT-SMK-450',
  cents: 710,
  stock: { kind: 'managed', quantity: 62, lowAmount: 10 },
  parcel: { weight: 478, length: 8, width: 8, height: 22 },
  content: { amount: 450, unit: 'ml' },
  packshot: {
    container: 'flask',
    label: { name: ['Smoke', 'Treatment'], description: 'Mesin berasap', volume: '450 ml' },
    colours: { body: '#23292e', label: '#c92f10', ink: '#ffffff', cap: '#c92f10' },
  },
  copy: {
    id: {
      name: 'Smoke Treatment, 450 ml',
      shortDescription: 'Menekan asap biru dari ring piston dan sil klep yang aus, tanpa langsung turun mesin.',
      description: html`
        <p>Asap biru saat gas dilepas lalu diinjak lagi menandakan oli ikut terbakar. Penyebabnya hampir selalu dua: ring piston yang lelah atau sil klep yang mengeras.</p>
        <p>Smoke Treatment menjawab keduanya. Poliisobutilena membuat oli <strong>lebih lengket di dinding silinder</strong> sehingga tidak mudah disapu ke atas, sementara pelentur karet membuat sil klep mencengkeram batangnya lagi.</p>
        <ul>
          <li>Asap berkurang dalam 100–200 km pertama</li>
          <li>Kompresi merata, langsam tidak pincang</li>
          <li>Bantu lolos uji emisi</li>
        </ul>
        <p>Ini penunda yang jujur, bukan pengganti overhaul. Ring patah tetap harus diganti.</p>`,
      extraDescription: html`
        <h3>Pemakaian</h3>
        <ol>
          <li>Pastikan level oli di bawah MAX sekitar setengah liter.</li>
          <li>Tuang seluruh 450 ml ke mesin hangat berkapasitas 3,5–5 liter. Untuk mesin di bawah 3 liter, 250 ml.</li>
          <li>Jalan 30 menit dengan putaran berubah-ubah.</li>
        </ol>
        <p>Cukup sekali untuk satu umur oli; ulangi pada penggantian berikut. Tidak untuk motor berkopling basah.</p>
        <h3>Periksa dulu</h3>
        <ul>
          <li>Asap putih manis: air radiator bocor, jangan lanjut.</li>
          <li>Asap hitam: campuran bensin terlalu kaya, bukan urusan oli.</li>
          <li>Kena mata: bilas sepuluh menit, buka kelopak.</li>
        </ul>`,
      customTextarea: 'Asap biru, obatnya ini. Asap putih, obatnya gasket. Jangan tertukar.',
      productCardLists: ['Asap biru berkurang', '450 ml untuk 3,5–5 L oli', 'Bantu uji emisi'],
      specifications: [
        ['Isi', '450 ml'],
        ['Bahan aktif', 'Poliisobutilena, ester pelentur sil'],
        ['Viskositas 100 °C', '145 cSt'],
        ['Titik nyala', '204 °C'],
        ['Massa jenis (15 °C)', '0,89 kg/L'],
      ],
    },
    en: {
      name: 'Smoke Treatment, 450 ml',
      shortDescription: 'Curbs blue smoke from worn piston rings and valve seals without an immediate rebuild.',
      description: html`
        <p>Blue smoke when you lift off and step on it again means oil is burning. The cause is nearly always one of two: tired piston rings or hardened valve-stem seals.</p>
        <p>Smoke Treatment answers both. Polyisobutylene makes the oil <strong>cling to the cylinder wall</strong>, so less is swept upwards, while a rubber conditioner gets the seals gripping their stems again.</p>
        <ul>
          <li>Less smoke within the first 100–200 km</li>
          <li>Even compression and a level idle</li>
          <li>A help at the emissions test</li>
        </ul>
        <p>It buys time honestly and does not replace an overhaul. A broken ring still has to come out.</p>`,
      extraDescription: html`
        <h3>Application</h3>
        <ol>
          <li>See that the oil stands about half a litre below MAX.</li>
          <li>Pour all 450 ml into a warm engine holding 3.5–5 litres. Under 3 litres, use 250 ml.</li>
          <li>Drive for 30 minutes at varying revs.</li>
        </ol>
        <p>Once per oil fill is enough; repeat with the next change. Keep it out of motorcycles whose clutch runs in oil.</p>
        <h3>Check first</h3>
        <ul>
          <li>White, sweet-smelling smoke: coolant is leaking, stop here.</li>
          <li>Black smoke: the mixture is too rich, which no oil can cure.</li>
          <li>In the eyes: rinse for ten minutes with the lids held open.</li>
        </ul>`,
      customTextarea: 'Blue smoke, this bottle. White smoke, a gasket. Do not mix them up.',
      productCardLists: ['Less blue smoke', '450 ml to 3.5–5 L of oil', 'Helps at emissions tests'],
      specifications: [
        ['Contents', '450 ml'],
        ['Active ingredients', 'Polyisobutylene, seal-conditioning ester'],
        ['Viscosity at 100 °C', '145 cSt'],
        ['Flash point', '204 °C'],
        ['Density (15 °C)', '0.89 kg/L'],
      ],
    },
  },
  reviews: [
    {
      author: 'Purwanto Edi',
      email: 'purwanto.edi@example.com',
      rating: 5,
      language: 'id',
      text: 'Carry 1.0 ngebul tiap pagi, setelah 150 km tinggal tipis. Lolos uji KIR.',
      date: '2025-06-21',
      verified: true,
    },
    {
      author: 'Jamaludin Malik',
      email: 'jamaludin.malik@example.com',
      rating: 4,
      language: 'id',
      text: 'Espass lumayan berkurang asapnya, tapi harus dipakai lagi tiap ganti oli.',
      date: '2025-10-29',
      verified: true,
    },
    {
      author: 'Grace Tambunan',
      email: 'grace.tambunan@example.com',
      rating: 4,
      language: 'en',
      text: 'Bought me a year before the rebuild of my Taruna. Exactly what the page says.',
      date: '2026-02-17',
      verified: true,
    },
    {
      author: 'Supriyadi Joko',
      email: 'supriyadi.joko@example.com',
      rating: 2,
      language: 'id',
      text: 'Colt T120 saya masih ngebul, kata bengkel ring sudah patah. Ya memang harus turun mesin.',
      date: '2026-06-12',
      verified: true,
    },
  ],
};
