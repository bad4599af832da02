import { html } from '../../../html.ts';
import type { Colourway, Packshot } from '../../../pictures/packshot.ts';
import type { VariableProductSeed } from '../../product-seed.ts';

const COLOURS: Readonly<Record<string, Partial<Colourway>>> = {
  '10W-40': { body: '#c6cdd1', label: '#d0310f', band: '#0c171c', cap: '#0c171c' },
  '20W-50': { body: '#23292e', label: '#eceae4', ink: '#0c171c', band: '#d0310f', cap: '#d0310f' },
};

const pack = (grade: string, volume: string): Packshot => ({
  container: 'moto1',
  label: { name: ['Syn-Formula', 'Moto'], description: 'Motor 4-tak harian', grade, volume, standard: 'JASO MA' },
  colours: COLOURS[grade] ?? {},
});

export const synFormulaMoto: VariableProductSeed = {
  type: 'variable',
  slug: 'syn-formula-moto',
  category: 'oli-sintetik-syn-formula',
  date: '2025-03-24T03:00:00Z',
  totalSales: 3120,
  sku: 'STP-SFM',
  attributes: ['viscosity', 'size'],
  defaults: { viscosity: '10w40', size: '800ml' },
  variations: [
    {
      sku: 'STP-SFM-10W40-800',
      attributes: { viscosity: '10w40', size: '800ml' },
      cents: 540,
      stock: { kind: 'managed', quantity: 320, lowAmount: 30 },
      parcel: { weight: 760, length: 10, width: 7, height: 22 },
      packshot: pack('10W-40', '800 ml'),
    },
    {
      sku: 'STP-SFM-10W40-1L',
      attributes: { viscosity: '10w40', size: '1l' },
      cents: 640,
      stock: { kind: 'managed', quantity: 175, lowAmount: 20 },
      parcel: { weight: 935, length: 11, width: 7, height: 23 },
      packshot: pack('10W-40', '1 L'),
    },
    {
      sku: 'STP-SFM-20W50-1L',
      attributes: { viscosity: '20w50', size: '1l' },
      cents: 590,
      stock: { kind: 'managed', quantity: 0, lowAmount: 10, backorders: 'notify' },
      parcel: { weight: 945, length: 11, width: 7, height: 23 },
      packshot: pack('20W-50', '1 L'),
    },
  ],
  copy: {
    id: {
      name: 'Syn-Formula Moto',
      shortDescription: 'Oli semi sintetik JASO MA untuk motor bebek dan sport yang dipakai kerja setiap hari.',
      description: html`
        <p>Berangkat pukul enam, pulang pukul enam, Sabtu antar pesanan. Motor kerja tidak butuh oli lomba; ia butuh oli yang murah diganti dan tetap menjaga kopling.</p>
        <p>Syn-Formula Moto bersertifikat <strong>JASO MA</strong> dengan dasar semi sintetik. Perpindahan gigi tetap bersih, rantai keteng tidak cepat kendur, dan kerak di kubah piston terangkat sedikit demi sedikit.</p>
        <ul>
          <li>Kopling basah tidak selip</li>
          <li>Anti aus seng-fosfor untuk noken as</li>
          <li>800 ml untuk bebek, 1 L untuk sport</li>
        </ul>
        <p>Ambil 20W-50 bila motor sudah lewat 60.000 km atau sering menanjak dengan beban.</p>`,
      extraDescription: html`
        <h3>Rutinitas dua ribu</h3>
        <p>Ganti tiap <strong>2.000–2.500 km</strong>. Miringkan motor ke kiri dan kanan saat menguras supaya sudut karter ikut kosong. Kencangkan baut pembuangan secukupnya, 24 Nm, agar drat aluminium tidak dol.</p>
        <h3>Sebelum dan sesudah</h3>
        <ul>
          <li>Siapkan wadah lebar: oli panas memancar saat baut terlepas.</li>
          <li>Buang ring tembaga lama, pasang yang baru.</li>
          <li>Hidupkan satu menit, matikan, cek rembes dengan tisu.</li>
        </ul>`,
      customTextarea: 'Motor kurir? Ganti 2.000 km pakai ini, kantong aman, mesin juga.',
      productCardLists: ['JASO MA', '800 ml dan 1 L', 'Bebek dan sport'],
      specifications: [
        ['Standar', 'API SL, JASO MA'],
        ['SAE', '10W-40, 20W-50'],
        ['Viskositas 100 °C', '14,0 / 18,2 cSt'],
        ['Titik nyala', '222 °C'],
        ['Titik tuang', '−30 / −24 °C'],
      ],
    },
    en: {
      name: 'Syn-Formula Moto',
      shortDescription: 'Semi-synthetic JASO MA oil for underbone and sports bikes that work every day.',
      description: html`
        <p>Out at six, home at six, deliveries on Saturday. A working bike has no use for race oil; it wants oil that is cheap to change and still minds the clutch.</p>
        <p>Syn-Formula Moto is rated <strong>JASO MA</strong> on a semi-synthetic base. Shifts stay clean, the cam chain keeps its tension longer, and carbon on the piston crown lifts a little at a time.</p>
        <ul>
          <li>No slip in a wet clutch</li>
          <li>Zinc-phosphorus anti-wear for the camshaft</li>
          <li>800 ml for underbones, 1 L for sports bikes</li>
        </ul>
        <p>Take 20W-50 past 60,000 km, or if you often climb with a load.</p>`,
      extraDescription: html`
        <h3>Every two thousand</h3>
        <p>Change every <strong>2,000–2,500 km</strong>. Tilt the bike both ways while draining to empty the corners of the crankcase. Tighten the plug only to 24 Nm: aluminium threads strip.</p>
        <h3>Before and after</h3>
        <ul>
          <li>Have a wide tray ready, as hot oil shoots out when the plug lets go.</li>
          <li>Throw away the old copper washer and fit a new one.</li>
          <li>Run it for a minute, stop, and check for leaks with a tissue.</li>
        </ul>`,
      customTextarea: 'Courier bike? This every 2,000 km: easy on the wallet and on the engine.',
      productCardLists: ['JASO MA', '800 ml and 1 L', 'Underbone and sport'],
      specifications: [
        ['Standard', 'API SL, JASO MA'],
        ['SAE', '10W-40, 20W-50'],
        ['Viscosity at 100 °C', '14.0 / 18.2 cSt'],
        ['Flash point', '222 °C'],
        ['Pour point', '−30 / −24 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Yayan Sopyan',
      email: 'yayan.sopyan@example.com',
      rating: 5,
      language: 'id',
      text: 'Supra X 125 buat kurir, 2.000 km sekali ganti. Sudah setahun tidak ada masalah.',
      date: '2025-05-05',
      verified: true,
    },
    {
      author: 'Kurniawan Adi',
      email: 'kurniawan.adi@example.com',
      rating: 4,
      language: 'id',
      text: 'Tiger lama cocok dengan 20W-50, suara lebih halus. Sekarang inden, ditunggu saja.',
      date: '2025-09-15',
      verified: true,
    },
    {
      author: 'Leonard Sitompul',
      email: 'leonard.sitompul@example.com',
      rating: 4,
      language: 'en',
      text: 'Honest oil for my commuter Verza. Gearbox feels crisp for the first 1,500 km.',
      date: '2025-12-22',
      verified: true,
    },
    {
      author: 'Mira Susanti',
      email: 'mira.susanti@example.com',
      rating: 5,
      language: 'id',
      text: 'Revo suami pakai ini, kopling tidak selip walau bawa galon dua.',
      date: '2026-04-09',
      verified: true,
    },
    {
      author: 'Toni Hermanto',
      email: 'toni.hermanto@example.com',
      rating: 3,
      language: 'id',
      text: 'Untuk Byson lumayan, tapi di atas 2.000 km sudah harus ganti. Kalau mau lebih awet ambil yang full sintetik.',
      date: '2026-07-13',
      verified: false,
    },
  ],
};
