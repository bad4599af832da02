import { html } from '../../../html.ts';
import type { Colourway, Packshot } from '../../../pictures/packshot.ts';
import type { VariableProductSeed } from '../../product-seed.ts';

const COLOURS: Readonly<Record<string, Partial<Colourway>>> = {
  '10W-40': {},
  '15W-40': { label: '#8fd0ea', ink: '#0c171c', band: '#10507f', cap: '#0c171c' },
  '20W-50': { label: '#0b7f86', band: '#07474c', cap: '#0b7f86' },
};

const pack = (container: Packshot['container'], grade: string, volume: string): Packshot => ({
  container,
  label: { name: ['Syn-Formula'], description: 'Oli mesin semi sintetik', grade, volume, standard: 'API SN' },
  colours: COLOURS[grade] ?? {},
});

export const synFormula: VariableProductSeed = {
  type: 'variable',
  slug: 'syn-formula',
  category: 'oli-sintetik-syn-formula',
  date: '2025-02-12T03:00:00Z',
  featured: true,
  totalSales: 2577,
  sku: 'STP-SF',
  attributes: ['viscosity', 'size'],
  defaults: { viscosity: '10w40', size: '4l' },
  variations: [
    {
      sku: 'STP-SF-10W40-1L',
      attributes: { viscosity: '10w40', size: '1l' },
      cents: 780,
      stock: { kind: 'managed', quantity: 230, lowAmount: 20 },
      parcel: { weight: 935, length: 11, width: 7, height: 24 },
      packshot: pack('jug1', '10W-40', '1 L'),
    },
    {
      sku: 'STP-SF-10W40-4L',
      attributes: { viscosity: '10w40', size: '4l' },
      cents: 2750,
      stock: { kind: 'managed', quantity: 118, lowAmount: 15 },
      parcel: { weight: 3680, length: 22, width: 11, height: 28 },
      packshot: pack('jug4', '10W-40', '4 L'),
    },
    {
      sku: 'STP-SF-15W40-4L',
      attributes: { viscosity: '15w40', size: '4l' },
      cents: 2590,
      stock: { kind: 'managed', quantity: 63, lowAmount: 10 },
      parcel: { weight: 3700, length: 22, width: 11, height: 28 },
      packshot: pack('jug4', '15W-40', '4 L'),
    },
    {
      sku: 'STP-SF-20W50-1L',
      attributes: { viscosity: '20w50', size: '1l' },
      cents: 720,
      stock: { kind: 'managed', quantity: 0, lowAmount: 10 },
      parcel: { weight: 945, length: 11, width: 7, height: 24 },
      packshot: pack('jug1', '20W-50', '1 L'),
    },
    {
      sku: 'STP-SF-20W50-4L',
      attributes: { viscosity: '20w50', size: '4l' },
      cents: 2490,
      stock: { kind: 'managed', quantity: 41, lowAmount: 8 },
      parcel: { weight: 3720, length: 22, width: 11, height: 28 },
      packshot: pack('jug4', '20W-50', '4 L'),
    },
  ],
  copy: {
    id: {
      name: 'Syn-Formula',
      shortDescription: 'Oli semi sintetik untuk mobil harian: daya tahan sintetik dengan harga yang bersahabat.',
      description: html`
        <p>Tidak semua mobil perlu oli termahal. Mobil keluarga yang menempuh 30 km sehari dan diservis tepat waktu sudah terlayani baik oleh campuran sintetik dan mineral pilihan.</p>
        <p>Syn-Formula memuat sekitar <strong>40 % bahan sintetik</strong>. Cukup untuk mengalir cepat di pagi hari dan tidak menipis di macet, tanpa membayar kemampuan yang jarang terpakai.</p>
        <ul>
          <li>Tahan oksidasi 1,7 kali lebih lama daripada oli mineral</li>
          <li>Menjaga ruang klep bebas lumpur</li>
          <li>Tiga kekentalan untuk tiga umur mesin</li>
        </ul>
        <p>10W-40 untuk mesin 2000-an, 15W-40 untuk mesin 1990-an dan pikap, 20W-50 untuk jarak tempuh tinggi yang mulai berisik.</p>`,
      extraDescription: html`
        <h3>Kapasitas dan jadwal</h3>
        <table><tbody>
          <tr><th>Mesin</th><th>Isi</th><th>Ganti</th></tr>
          <tr><td>1.0–1.3 L</td><td>3–3,5 L</td><td>5.000 km</td></tr>
          <tr><td>1.5–1.8 L</td><td>3,5–4 L</td><td>5.000 km</td></tr>
          <tr><td>2.0 L ke atas</td><td>4–5 L</td><td>5.000 km</td></tr>
        </tbody></table>
        <p>Bila mobil jarang jalan, ganti setiap enam bulan. Boleh dicampur dengan sisa oli API SN lain saat darurat.</p>
        <h3>Kebersihan</h3>
        <p>Buka segel hanya saat akan dituang, debu bengkel adalah amplas bagi bantalan. Setelah menuang, simpan botol terbalik dua menit di wadah agar tidak menetes ke tanah. Jangan disimpan bersebelahan dengan bahan makanan.</p>`,
      customTextarea: 'Servis tepat 5.000 km dengan ini lebih sehat daripada oli mahal yang telat ganti.',
      productCardLists: ['Semi sintetik, API SN', '10W-40, 15W-40, 20W-50', 'Ganti tiap 5.000 km', '1 L dan 4 L'],
      specifications: [
        ['Standar', 'API SN/CF'],
        ['SAE', '10W-40, 15W-40, 20W-50'],
        ['Bahan dasar', 'Sekitar 40 % Group III, sisanya Group II'],
        ['Viskositas 100 °C', '14,2 / 14,6 / 18,4 cSt'],
        ['Titik nyala', '226 °C'],
        ['Titik tuang', '−33 / −30 / −24 °C'],
      ],
    },
    en: {
      name: 'Syn-Formula',
      shortDescription: 'Semi-synthetic oil for everyday cars: synthetic stamina at a friendly price.',
      description: html`
        <p>Not every car needs the dearest oil. A family car that covers 30 km a day and is serviced on time is well looked after by a blend of synthetic and selected mineral base.</p>
        <p>Syn-Formula holds about <strong>40 % synthetic oil</strong>. That is enough to flow quickly in the morning and not thin out in a jam, without paying for talents you seldom use.</p>
        <ul>
          <li>Resists oxidation 1.7 times as long as mineral oil</li>
          <li>Keeps the valve gear free of sludge</li>
          <li>Three grades for three ages of engine</li>
        </ul>
        <p>10W-40 for engines of the 2000s, 15W-40 for the 1990s and pick-ups, 20W-50 for high mileage that is getting noisy.</p>`,
      extraDescription: html`
        <h3>Capacity and schedule</h3>
        <table><tbody>
          <tr><th>Engine</th><th>Fill</th><th>Change</th></tr>
          <tr><td>1.0–1.3 L</td><td>3–3.5 L</td><td>5,000 km</td></tr>
          <tr><td>1.5–1.8 L</td><td>3.5–4 L</td><td>5,000 km</td></tr>
          <tr><td>2.0 L and up</td><td>4–5 L</td><td>5,000 km</td></tr>
        </tbody></table>
        <p>A car that stands a lot wants fresh oil every six months. In an emergency it mixes with the remains of another API SN oil.</p>
        <h3>Cleanliness</h3>
        <p>Break the seal only when you are about to pour; workshop dust is sandpaper to a bearing. Afterwards let the bottle drain upside down for two minutes into a container. Do not store it beside food.</p>`,
      customTextarea: 'Changed on time at 5,000 km this does more good than a costly oil changed late.',
      productCardLists: ['Semi-synthetic, API SN', '10W-40, 15W-40, 20W-50', 'Change every 5,000 km', '1 L and 4 L'],
      specifications: [
        ['Standard', 'API SN/CF'],
        ['SAE', '10W-40, 15W-40, 20W-50'],
        ['Base oil', 'About 40 % Group III, the rest Group II'],
        ['Viscosity at 100 °C', '14.2 / 14.6 / 18.4 cSt'],
        ['Flash point', '226 °C'],
        ['Pour point', '−33 / −30 / −24 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Hendro Wibisono',
      email: 'hendro.wibisono@example.com',
      rating: 5,
      language: 'id',
      text: 'Avanza 2012 pakai 10W-40 sudah tiga kali ganti. Mesin bersih waktu buka tutup klep.',
      date: '2025-04-16',
      verified: true,
    },
    {
      author: 'Tri Astuti',
      email: 'tri.astuti@example.com',
      rating: 4,
      language: 'id',
      text: 'Harga pas untuk Karimun Estilo yang cuma antar sekolah. Rapi pengirimannya.',
      date: '2025-07-19',
      verified: true,
    },
    {
      author: 'Samuel Pardede',
      email: 'samuel.pardede@example.com',
      rating: 5,
      language: 'en',
      text: 'The 20W-50 calmed the tappets of my 1994 Great Corolla. No smoke, no drips.',
      date: '2025-10-10',
      verified: true,
    },
    {
      author: 'Nanang Kosim',
      email: 'nanang.kosim@example.com',
      rating: 5,
      language: 'id',
      text: 'Gran Max angkut galon tiap hari, 15W-40 cocok dan tidak boros.',
      date: '2026-01-12',
      verified: true,
    },
    {
      author: 'Vivi Oktaviani',
      email: 'vivi.oktaviani@example.com',
      rating: 4,
      language: 'id',
      text: 'Livina 10W-40 terasa halus sampai 4.000 km, setelah itu mulai agak kasar. Ya memang jadwalnya 5.000.',
      date: '2026-05-20',
      verified: false,
    },
    {
      author: 'Joseph Wenas',
      email: 'joseph.wenas@example.com',
      rating: 3,
      language: 'en',
      text: 'Decent oil for my old Terios, though I had hoped for a 1 L bottle of the 15W-40 for topping up.',
      date: '2026-08-26',
      verified: true,
    },
  ],
};
