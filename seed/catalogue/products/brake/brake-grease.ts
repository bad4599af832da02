import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const brakeGrease: SimpleProductSeed = {
  type: 'simple',
  slug: 'brake-grease',
  category: 'minyak-rem',
  date: '2026-04-13T02:45:00Z',
  totalSales: 143,
  sku: 'STP-BRK-GREASE-75',
  cents: 460,
  stock: { kind: 'managed', quantity: 54, lowAmount: 8 },
  parcel: { weight: 105, length: 17, width: 5, height: 4 },
  content: { amount: 75, unit: 'g' },
  packshot: {
    container: 'tube',
    label: { name: ['Brake', 'Grease'], description: 'Gemuk pin & pelat kaliper', volume: '75 g' },
  },
  copy: {
    id: {
      name: 'Brake Grease, 75 g',
      shortDescription: 'Gemuk keramik untuk pin kaliper dan punggung kampas, tahan sampai 1.100 °C.',
      description: html`
        <p>Kaliper geser bekerja baik selama pinnya licin. Begitu gemuknya habis terbakar, satu kampas aus lebih cepat, mobil menarik ke samping, dan rem berdecit pada kecepatan rendah.</p>
        <p>Brake Grease memakai pengental keramik tanpa logam. Ia tidak mencair, tidak mengganggu sensor ABS, dan tidak membuat karet mengembang seperti gemuk bearing biasa.</p>
        <ul>
          <li>Meredam decit di titik sentuh kampas dan bracket.</li>
          <li>Tahan siraman air dan garam jalan pantai.</li>
          <li>Lubang tube kecil, mudah menakar setipis kuku.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Bersihkan pin dan dudukan dari gemuk lama memakai pembersih rem, lalu keringkan.</li>
          <li>Oleskan lapisan tipis pada pin, telinga kampas, dan punggung pelatnya.</li>
          <li>Gerakkan kaliper beberapa kali, lap yang berlebih.</li>
        </ol>
        <h3>Takaran</h3>
        <p>1 g per pin, 2 g untuk satu pasang kampas. Satu tube cukup untuk lima mobil.</p>
        <h3>Keselamatan</h3>
        <p><strong>Jangan mengenai permukaan kampas atau cakram.</strong> Bila terlanjur, bersihkan sampai kering sebelum jalan. Cuci tangan setelah bekerja.</p>`,
      customTextarea:
        'Kampas kiri habis, kanan masih tebal? Pinnya macet. Gemuk segram lebih murah daripada sepasang kampas.',
      productCardLists: ['Keramik, bebas logam', 'Tahan sampai 1.100 °C', 'Aman untuk karet EPDM'],
      specifications: [
        ['Isi', '75 g'],
        ['Pengental', 'Keramik'],
        ['Suhu kerja', '−40 sampai 1.100 °C'],
        ['NLGI', '1–2'],
        ['Warna', 'Krem'],
      ],
    },
    en: {
      name: 'Brake Grease, 75 g',
      shortDescription: 'Ceramic grease for slide pins and pad backs, good for 1,100 °C.',
      description: html`
        <p>A sliding caliper works as long as its pins are slippery. Once the grease has burnt away, one pad wears faster than its twin, the car pulls to one side and the brakes squeal at walking pace.</p>
        <p>Brake Grease is thickened with ceramic and contains no metal. It does not melt, does not bother ABS sensors and does not swell rubber as bearing grease does.</p>
        <ul>
          <li>Quietens the contact points of pad and bracket.</li>
          <li>Stands up to water and salty coastal roads.</li>
          <li>Fine nozzle: a film as thin as a fingernail is easy.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Clean old grease off pins and seats with brake cleaner and let dry.</li>
          <li>Apply a thin film to pins, pad ears and the back of the pad plate.</li>
          <li>Work the caliper to and fro a few times and wipe off any excess.</li>
        </ol>
        <h3>Amount</h3>
        <p>1 g per pin, 2 g for a pair of pads. One tube lasts five cars.</p>
        <h3>Safety</h3>
        <p><strong>Never on the face of pad or disc.</strong> If it happens, clean until dry before driving. Wash your hands afterwards.</p>`,
      customTextarea:
        'Left pad gone, right one thick? The pin has seized. A gram of grease is cheaper than a set of pads.',
      productCardLists: ['Ceramic, metal-free', 'Good for 1,100 °C', 'Safe with EPDM rubber'],
      specifications: [
        ['Contents', '75 g'],
        ['Thickener', 'Ceramic'],
        ['Working range', '−40 to 1,100 °C'],
        ['NLGI', '1–2'],
        ['Colour', 'Cream'],
      ],
    },
  },
  reviews: [],
};
