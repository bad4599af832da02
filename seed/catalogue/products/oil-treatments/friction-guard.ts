import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const frictionGuard: SimpleProductSeed = {
  type: 'simple',
  slug: 'friction-guard',
  category: 'campuran-oli',
  date: '2026-07-20T03:00:00Z',
  totalSales: 118,
  sku: 'STP-OT-MOS-200',
  cents: 790,
  stock: { kind: 'managed', quantity: 45, lowAmount: 8 },
  parcel: { weight: 232, length: 7, width: 7, height: 16 },
  content: { amount: 200, unit: 'ml' },
  packshot: {
    container: 'flask',
    label: { name: ['Friction', 'Guard'], description: 'Pelumas padat', grade: 'MoS2', volume: '200 ml' },
    colours: { body: '#0c171c', label: '#8f989c', ink: '#0c171c', band: '#c92f10', cap: '#8f989c' },
  },
  copy: {
    id: {
      name: 'Friction Guard MoS₂, 200 ml',
      shortDescription: 'Butiran molibdenum melapisi logam, mesin tetap terlindung walau oli terlambat datang.',
      description: html`
        <p>Delapan dari sepuluh goresan terjadi di detik pertama, ketika oli masih tidur di bak. Pelumas cair tidak bisa menolong bila belum sampai; pelumas padat bisa, sebab ia sudah menempel di sana.</p>
        <p>Friction Guard berisi <strong>molibdenum disulfida</strong> berukuran 0,5 mikron, lebih kecil dari lubang filter mana pun. Lapisannya seperti tumpukan kartu yang saling bergeser, tahan tekanan 30 ton per sentimeter persegi.</p>
        <ul>
          <li>Melindungi saat start dingin</li>
          <li>Cadangan darurat bila pompa oli melemah</li>
          <li>Getaran langsam berkurang pada mesin besar</li>
        </ul>
        <p>Oli akan tampak abu-abu gelap. Itu warnanya, bukan kotoran.</p>`,
      extraDescription: html`
        <h3>Dosis 4 persen</h3>
        <p>Campur <strong>40 ml untuk setiap liter oli</strong>: botol 200 ml untuk mesin 5 liter. Kocok kuat sampai tidak ada endapan di dasar, tuang ke mesin hangat bersama oli baru. Ulangi setiap dua kali ganti oli, kira-kira 20.000 km.</p>
        <h3>Tidak untuk semua</h3>
        <ul>
          <li>Kopling basah motor: jangan.</li>
          <li>Transmisi matik: jangan.</li>
          <li>Mesin bertanda 0W-16: tanyakan bengkel lebih dahulu.</li>
        </ul>
        <p>Noda hitamnya susah hilang dari baju, jadi pakai celemek. Bilas mata dengan air bila terciprat.</p>`,
      customTextarea: 'Pernah lihat mobil pecah bak oli masih bisa pulang pelan-pelan? Biasanya ada moli di dalamnya.',
      productCardLists: ['MoS₂ 0,5 mikron', '40 ml per liter oli', 'Lindungi start dingin', 'Setiap 20.000 km'],
      specifications: [
        ['Isi', '200 ml'],
        ['Bahan aktif', 'Molibdenum disulfida 2,5 %'],
        ['Ukuran butiran', '0,5 µm'],
        ['Titik nyala', '210 °C'],
        ['Massa jenis (15 °C)', '0,91 kg/L'],
        ['Warna', 'Abu-abu hitam'],
      ],
    },
    en: {
      name: 'Friction Guard MoS₂, 200 ml',
      shortDescription: 'Molybdenum particles plate the metal and protect the engine even before the oil arrives.',
      description: html`
        <p>Eight scratches in ten happen in the first second, while the oil is still asleep in the sump. A liquid lubricant cannot help until it gets there. A solid one can, since it never left.</p>
        <p>Friction Guard carries <strong>molybdenum disulphide</strong> ground to 0.5 micron, finer than the mesh of any filter. Its layers slide over each other like a deck of cards and bear 30 tonnes per square centimetre.</p>
        <ul>
          <li>Protection at a cold start</li>
          <li>A reserve if the oil pump weakens</li>
          <li>Less tremor at idle in large engines</li>
        </ul>
        <p>Your oil will look dark grey. That is its colour, not dirt.</p>`,
      extraDescription: html`
        <h3>A 4 per cent dose</h3>
        <p>Mix <strong>40 ml into each litre of oil</strong>: the 200 ml bottle is for a 5-litre engine. Shake hard until nothing is left on the bottom and pour it into a warm engine with the new oil. Repeat at every second change, about 20,000 km.</p>
        <h3>Not for everything</h3>
        <ul>
          <li>Motorcycle wet clutches: no.</li>
          <li>Automatic gearboxes: no.</li>
          <li>Engines marked 0W-16: ask your workshop first.</li>
        </ul>
        <p>The black will not wash out of a shirt, so put on an apron. Flush eyes with water after a splash.</p>`,
      customTextarea: 'Ever seen a car with a holed sump limp home? There was usually moly in it.',
      productCardLists: ['MoS₂ at 0.5 micron', '40 ml per litre of oil', 'Cold-start protection', 'Every 20,000 km'],
      specifications: [
        ['Contents', '200 ml'],
        ['Active ingredient', 'Molybdenum disulphide 2.5 %'],
        ['Particle size', '0.5 µm'],
        ['Flash point', '210 °C'],
        ['Density (15 °C)', '0.91 kg/L'],
        ['Colour', 'Grey-black'],
      ],
    },
  },
  reviews: [
    {
      author: 'Dimas Adityo',
      email: 'dimas.adityo@example.com',
      rating: 5,
      language: 'id',
      text: 'Land Cruiser 80 langsamnya lebih tenang. Warna oli jadi abu-abu seperti dijelaskan.',
      date: '2026-09-02',
      verified: true,
    },
    {
      author: 'Calvin Suhendra',
      email: 'calvin.suhendra@example.com',
      rating: 4,
      language: 'en',
      text: 'Start-up clatter in my Harrier is shorter. Messy stuff, do wear an apron.',
      date: '2026-10-08',
      verified: true,
    },
    {
      author: 'Subekti Rahayu',
      email: 'subekti.rahayu@example.com',
      rating: 4,
      language: 'id',
      text: 'Dipakai di Innova 2.0, mesin halus saat dingin. Mengocoknya harus lama.',
      date: '2026-11-11',
      verified: false,
    },
  ],
};
