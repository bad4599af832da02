import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const maticGearOil: SimpleProductSeed = {
  type: 'simple',
  slug: 'matic-gear-oil',
  category: 'oli-full-sintetik-formula',
  date: '2025-08-25T03:00:00Z',
  totalSales: 1216,
  sku: 'STP-FS-GEAR-120',
  cents: 290,
  stock: { kind: 'managed', quantity: 0, lowAmount: 20 },
  parcel: { weight: 128, length: 5, width: 4, height: 18 },
  content: { amount: 120, unit: 'ml' },
  packshot: {
    container: 'tube',
    label: {
      name: ['Matic', 'Gear Oil'],
      description: 'Oli gardan motor matik',
      grade: '80W-90',
      volume: '120 ml',
      standard: 'API GL-5',
    },
    colours: { body: '#f0a500', label: '#0c171c', ink: '#ffffff', band: '#0c171c', cap: '#0c171c' },
  },
  copy: {
    id: {
      name: 'Matic Gear Oil 80W-90, 120 ml',
      shortDescription: 'Oli gardan motor matik dalam tube, ujungnya langsung masuk ke lubang pengisian.',
      description: html`
        <p>Di ujung CVT ada girboks kecil yang sering terlupa. Isinya hanya seratus mililiter lebih sedikit, tetapi memikul seluruh tenaga ke roda belakang. Bila kering atau kemasukan air, dengungnya terdengar sampai ke jok.</p>
        <p>Matic Gear Oil mengandung sulfur-fosfor kelas <strong>GL-5</strong> yang membentuk bantalan di gigi. Tube-nya dipencet langsung, tanpa corong dan tanpa selang suntik.</p>
        <ul>
          <li>Dengung gardan mereda</li>
          <li>Bearing roda lebih awet</li>
          <li>Cukup untuk satu kali isi</li>
        </ul>`,
      extraDescription: html`
        <h3>Mengganti oli gardan</h3>
        <ol>
          <li>Standar tengah di lantai rata, buka baut atas lalu baut bawah.</li>
          <li>Putar roda belakang dengan tangan sampai tetes terakhir.</li>
          <li>Pasang baut bawah, pencet 100–120 ml sampai mendekati bibir lubang, tutup.</li>
        </ol>
        <p>Jadwal: 8.000 km, atau segera setelah menerjang banjir setinggi as roda.</p>
        <h3>Awas kulit</h3>
        <p>Aditif gir berbau tajam dan dapat mengiritasi. Cuci tangan sebelum menyentuh wajah. Lap bersih pelek dan tromol: oli gir pada kampas membuat rem belakang hilang.</p>`,
      customTextarea: 'Oli keluar berwarna susu berarti air sudah masuk. Ganti dua kali dalam seminggu.',
      productCardLists: ['API GL-5', 'Tube 120 ml, tanpa corong', 'Ganti tiap 8.000 km'],
      specifications: [
        ['Isi', '120 ml'],
        ['Standar', 'API GL-5'],
        ['SAE', '80W-90'],
        ['Viskositas 100 °C', '14,8 cSt'],
        ['Titik nyala', '215 °C'],
        ['Titik tuang', '−33 °C'],
      ],
    },
    en: {
      name: 'Matic Gear Oil 80W-90, 120 ml',
      shortDescription: 'Final-drive oil for scooters in a tube whose nozzle fits straight into the filler hole.',
      description: html`
        <p>At the end of the CVT sits a small gearbox that people forget. It holds little more than a hundred millilitres and carries all the power to the rear wheel. Run it dry or let water in, and you hear the whine from the saddle.</p>
        <p>Matic Gear Oil brings the sulphur-phosphorus chemistry of <strong>GL-5</strong> to cushion the teeth. Squeeze the tube and you are done, with no funnel or syringe.</p>
        <ul>
          <li>Quietens a whining final drive</li>
          <li>Spares the wheel bearing</li>
          <li>Enough for one fill</li>
        </ul>`,
      extraDescription: html`
        <h3>Renewing the gear oil</h3>
        <ol>
          <li>Centre stand on level ground; open the upper plug, then the lower.</li>
          <li>Turn the rear wheel by hand until the last drop is out.</li>
          <li>Refit the lower plug, squeeze in 100–120 ml to just below the lip, close.</li>
        </ol>
        <p>Schedule: 8,000 km, or at once after wading through water up to the axle.</p>
        <h3>Mind your skin</h3>
        <p>Gear additives smell sharp and can irritate. Wash hands before touching your face. Wipe wheel and drum clean: gear oil on the shoes means no rear brake.</p>`,
      customTextarea: 'If it comes out milky, water got in. Change it twice within a week.',
      productCardLists: ['API GL-5', '120 ml tube, no funnel', 'Change every 8,000 km'],
      specifications: [
        ['Contents', '120 ml'],
        ['Standard', 'API GL-5'],
        ['SAE', '80W-90'],
        ['Viscosity at 100 °C', '14.8 cSt'],
        ['Flash point', '215 °C'],
        ['Pour point', '−33 °C'],
      ],
    },
  },
  reviews: [
    {
      author: 'Darmawan Putra',
      email: 'darmawan.putra@example.com',
      rating: 5,
      language: 'id',
      text: 'Tinggal pencet, beres. Dengung gardan Beat hilang.',
      date: '2025-09-28',
      verified: true,
    },
    {
      author: 'Rosa Amelia',
      email: 'rosa.amelia@example.com',
      rating: 4,
      language: 'id',
      text: 'Ganti sendiri di rumah untuk Fazzio, tidak belepotan seperti pakai suntikan.',
      date: '2025-12-11',
      verified: true,
    },
    {
      author: 'Chandra Wirya',
      email: 'chandra.wirya@example.com',
      rating: 5,
      language: 'en',
      text: 'The tube is a clever idea. Did two Varios and an ADV in half an hour.',
      date: '2026-03-22',
      verified: true,
    },
    {
      author: 'Mulyadi Anwar',
      email: 'mulyadi.anwar@example.com',
      rating: 4,
      language: 'id',
      text: 'Aerox habis kena banjir, diganti dua kali dan sudah tidak berisik. Semoga cepat ada stok lagi.',
      date: '2026-10-30',
      verified: false,
    },
  ],
};
