import { html } from '../../../html.ts';
import type { Packshot } from '../../../pictures/packshot.ts';
import type { VariableProductSeed } from '../../product-seed.ts';

const pack = (container: Packshot['container'], volume: string): Packshot => ({
  container,
  label: {
    name: ['Syn-Formula', 'Diesel'],
    description: 'Pikap, bus kecil, truk ringan',
    grade: '15W-40',
    volume,
    standard: 'API CI-4',
  },
  colours: { body: '#23292e', label: '#10507f', band: '#f0a500', cap: '#f0a500' },
});

export const synFormulaDiesel: VariableProductSeed = {
  type: 'variable',
  slug: 'syn-formula-diesel',
  category: 'oli-sintetik-syn-formula',
  date: '2025-06-16T03:00:00Z',
  totalSales: 846,
  sku: 'STP-SFD',
  attributes: ['size'],
  defaults: { size: '5l' },
  variations: [
    {
      sku: 'STP-SFD-15W40-1L',
      attributes: { size: '1l' },
      cents: 690,
      stock: { kind: 'managed', quantity: 104, lowAmount: 15 },
      parcel: { weight: 945, length: 11, width: 7, height: 24 },
      packshot: pack('jug1', '1 L'),
    },
    {
      sku: 'STP-SFD-15W40-5L',
      attributes: { size: '5l' },
      cents: 2990,
      stock: { kind: 'managed', quantity: 69, lowAmount: 10 },
      parcel: { weight: 4640, length: 24, width: 13, height: 31 },
      packshot: pack('jug4', '5 L'),
    },
  ],
  copy: {
    id: {
      name: 'Syn-Formula Diesel 15W-40',
      shortDescription:
        'Oli diesel pekerja keras untuk pikap, elf, dan truk ringan yang muatannya tidak pernah kosong.',
      description: html`
        <p>Kendaraan yang mencari uang tidak punya waktu untuk turun mesin. Muatan penuh, tanjakan gigi dua, solar seadanya: olinya harus tebal di bantalan dan sabar terhadap belerang.</p>
        <p>Syn-Formula Diesel 15W-40 berangkat dari dasar semi sintetik dengan <strong>TBN 10,5</strong>, jadi masih sanggup menetralkan asam di akhir interval. Formula antibusa menjaga tekanan saat mesin dipacu lama di putaran tetap.</p>
        <ul>
          <li>Lapisan tebal pada metal jalan dan noken as</li>
          <li>Liner silinder terhindar dari goresan jelaga</li>
          <li>Satu oli untuk seluruh armada, termasuk genset</li>
        </ul>`,
      extraDescription: html`
        <h3>Patokan armada</h3>
        <table><tbody>
          <tr><th>Kendaraan</th><th>Kapasitas</th><th>Ganti</th></tr>
          <tr><td>Pikap dan minibus 2.5 L</td><td>5,5–6,5 L</td><td>5.000 km</td></tr>
          <tr><td>Truk ringan 4.0 L</td><td>8–10 L</td><td>7.500 km</td></tr>
          <tr><td>Genset 20 kVA</td><td>7 L</td><td>250 jam</td></tr>
        </tbody></table>
        <p>Periksa stik setiap pagi sebelum berangkat, mesin dingin, di tanah rata.</p>
        <h3>Di pul</h3>
        <p>Jangan membuka tutup oli selagi mesin hidup. Lantai licin menjatuhkan orang: tabur serbuk gergaji, sapu, kumpulkan. Drum penampung oli bekas wajib bertutup dan berlabel B3.</p>`,
      customTextarea: 'Mobil angkut saya suruh pakai ini, ganti 5.000, jangan ditawar.',
      productCardLists: ['API CI-4', 'TBN 10,5', 'Armada dan genset', '1 L dan 5 L'],
      specifications: [
        ['Standar', 'API CI-4/SL'],
        ['SAE', '15W-40'],
        ['Viskositas 100 °C', '14,7 cSt'],
        ['TBN', '10,5 mg KOH/g'],
        ['Titik nyala', '228 °C'],
        ['Titik tuang', '−30 °C'],
      ],
    },
    en: {
      name: 'Syn-Formula Diesel 15W-40',
      shortDescription: 'A hard-working diesel oil for pick-ups, minibuses and light trucks that never run empty.',
      description: html`
        <p>A vehicle that earns its keep has no time for a rebuild. Fully loaded, second gear uphill, whatever diesel there is: the oil has to stay thick in the bearings and be patient with sulphur.</p>
        <p>Syn-Formula Diesel 15W-40 builds on a semi-synthetic base with a <strong>TBN of 10.5</strong>, so acid is still neutralised at the end of the interval. Anti-foam agents keep pressure up through long hours at steady revs.</p>
        <ul>
          <li>A generous film on main bearings and camshaft</li>
          <li>Cylinder liners spared from soot scratches</li>
          <li>One oil for the whole fleet, generators included</li>
        </ul>`,
      extraDescription: html`
        <h3>Fleet guide</h3>
        <table><tbody>
          <tr><th>Vehicle</th><th>Capacity</th><th>Change</th></tr>
          <tr><td>2.5 L pick-up or minibus</td><td>5.5–6.5 L</td><td>5,000 km</td></tr>
          <tr><td>4.0 L light truck</td><td>8–10 L</td><td>7,500 km</td></tr>
          <tr><td>20 kVA generator</td><td>7 L</td><td>250 hours</td></tr>
        </tbody></table>
        <p>Read the dipstick every morning before setting off, engine cold, on level ground.</p>
        <h3>At the depot</h3>
        <p>Keep the filler shut while the engine runs. Slippery floors bring people down: spread sawdust, sweep, collect. The waste-oil drum must be lidded and labelled as hazardous.</p>`,
      customTextarea: 'Our delivery vans all get this at 5,000 km, no arguing.',
      productCardLists: ['API CI-4', 'TBN 10.5', 'Fleets and generators', '1 L and 5 L'],
      specifications: [
        ['Standard', 'API CI-4/SL'],
        ['SAE', '15W-40'],
        ['Viscosity at 100 °C', '14.7 cSt'],
        ['TBN', '10.5 mg KOH/g'],
        ['Flash point', '228 °C'],
        ['Pour point', '−30 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Karyono Widodo',
      email: 'karyono.widodo@example.com',
      rating: 5,
      language: 'id',
      text: 'Dua L300 dan satu genset pakai ini semua. Stok jadi satu macam saja, praktis.',
      date: '2025-08-19',
      verified: true,
    },
    {
      author: 'Maruli Sinaga',
      email: 'maruli.sinaga@example.com',
      rating: 4,
      language: 'id',
      text: 'Elf lintas Sumatra, tekanan oli bagus di tanjakan. Lewat 5.000 km baru mulai hitam pekat.',
      date: '2025-12-18',
      verified: true,
    },
    {
      author: 'Gede Wirata',
      email: 'gede.wirata@example.com',
      rating: 5,
      language: 'en',
      text: 'We run it in a Canter and three Panthers. Oil analysis at 7,000 km came back clean.',
      date: '2026-05-02',
      verified: true,
    },
    {
      author: 'Sobirin Ahmad',
      email: 'sobirin.ahmad@example.com',
      rating: 4,
      language: 'id',
      text: 'Hilux lama, suara kletek pagi hari berkurang. Jeriken 5 L pegangannya enak.',
      date: '2026-08-09',
      verified: false,
    },
  ],
};
