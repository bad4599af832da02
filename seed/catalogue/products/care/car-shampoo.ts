import { html } from '../../../html.ts';
import type { VariableProductSeed } from '../../product-seed.ts';

export const carShampoo: VariableProductSeed = {
  type: 'variable',
  slug: 'car-shampoo',
  category: 'interior-dan-eksterior',
  date: '2025-05-06T02:20:00Z',
  totalSales: 677,
  sku: 'STP-CAR-SHAM',
  attributes: ['size'],
  defaults: { size: '1l' },
  variations: [
    {
      attributes: { size: '500ml' },
      sku: 'STP-CAR-SHAM-500',
      cents: 450,
      stock: { kind: 'managed', quantity: 82, lowAmount: 10 },
      parcel: { weight: 545, length: 8, width: 7, height: 21 },
      packshot: {
        container: 'flask',
        label: { name: ['Car', 'Shampoo'], description: 'Busa netral, aman lilin', volume: '500 ml' },
        colours: { body: '#8fd0ea', label: '#ffffff', ink: '#0c171c', band: '#0b7f86', cap: '#0b7f86' },
      },
    },
    {
      attributes: { size: '1l' },
      sku: 'STP-CAR-SHAM-1L',
      cents: 750,
      sale: { cents: 640 },
      stock: { kind: 'managed', quantity: 105, lowAmount: 10 },
      parcel: { weight: 1070, length: 11, width: 7, height: 25 },
      packshot: {
        container: 'jug1',
        label: { name: ['Car', 'Shampoo'], description: 'Busa netral, aman lilin', volume: '1 L' },
        colours: { body: '#8fd0ea', label: '#ffffff', ink: '#0c171c', band: '#0b7f86', cap: '#0b7f86' },
      },
    },
    {
      attributes: { size: '4l' },
      sku: 'STP-CAR-SHAM-4L',
      cents: 2290,
      stock: { kind: 'managed', quantity: 24, lowAmount: 4 },
      parcel: { weight: 4230, length: 20, width: 12, height: 30 },
      packshot: {
        container: 'jug4',
        label: { name: ['Car', 'Shampoo'], description: 'Busa netral, aman lilin', volume: '4 L' },
        colours: { body: '#8fd0ea', label: '#ffffff', ink: '#0c171c', band: '#0b7f86', cap: '#0b7f86' },
      },
    },
  ],
  copy: {
    id: {
      name: 'Car Shampoo',
      shortDescription: 'Sampo pH netral dengan busa pelumas: pasir terangkat, lilin tetap menempel.',
      description: html`
        <p>Sabun cuci piring mengangkat lemak, dan lilin pelindung cat Anda termasuk lemak. Sekali pakai, catnya telanjang. Car Shampoo berpH 7, membersihkan debu dan lumpur tanpa mengikis lapisan wax maupun coating.</p>
        <p>Yang membuat cat baret bukan airnya, melainkan butir pasir yang tergeser spons. Busa rapat sampo ini menyelimuti butir itu dan melicinkan jalannya sampai terbilas.</p>
        <ul>
          <li>Encerkan 1 : 200, satu liter cukup untuk kira-kira 50 kali cuci.</li>
          <li>Tidak meninggalkan bercak bila dikeringkan dalam 5 menit.</li>
          <li>Bersahabat dengan stiker, film PPF, dan cat doff.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Bilas seluruh bodi dengan air dari atap ke bawah. Langkah ini membuang separuh pasir.</li>
          <li>Siapkan dua ember: satu larutan sampo, satu air bersih untuk membilas spons.</li>
          <li>Cuci per panel dari atas, bilas, keringkan dengan kain mikrofiber.</li>
        </ol>
        <h3>Takaran</h3>
        <table><tbody>
          <tr><th>Alat</th><th>Sampo</th><th>Air</th></tr>
          <tr><td>Ember, mobil</td><td>20 ml</td><td>4 L</td></tr>
          <tr><td>Ember, motor</td><td>10 ml</td><td>2 L</td></tr>
          <tr><td>Foam cannon</td><td>50 ml</td><td>500 ml</td></tr>
        </tbody></table>
        <h3>Keselamatan</h3>
        <p>Jangan mencuci di bawah matahari langsung atau saat kap panas. Bila kena mata, bilas dengan air mengalir.</p>`,
      customTextarea: 'Satu ember membuat baret, dua ember membuat bersih. Samponya bantu, tekniknya yang menentukan.',
      productCardLists: ['pH netral, wax aman', 'Encer 1 : 200', 'Busa melumasi pasir', 'Aman untuk PPF dan cat doff'],
      specifications: [
        ['pH', '7,0'],
        ['Pengenceran', '1 : 200 di ember, 1 : 10 di foam cannon'],
        ['Permukaan', 'Cat, kaca, plastik, krom, PPF'],
        ['Aroma', 'Jeruk nipis'],
        ['Terurai hayati', 'Surfaktan > 90 % dalam 28 hari'],
      ],
    },
    en: {
      name: 'Car Shampoo',
      shortDescription: 'pH-neutral shampoo whose foam lifts grit away and leaves your wax where it was.',
      description: html`
        <p>Washing-up liquid strips grease, and the wax on your paint is a kind of grease. One wash and the paint is bare. Car Shampoo sits at pH 7: it takes off dust and mud and leaves wax or coating in place.</p>
        <p>Water does not scratch paint. Grains of sand dragged under a sponge do. The dense foam wraps each grain and keeps it sliding until it is rinsed away.</p>
        <ul>
          <li>Diluted 1 : 200, a litre makes some 50 washes.</li>
          <li>Leaves no spots if you dry within 5 minutes.</li>
          <li>Fine on decals, paint-protection film and matt finishes.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Rinse the car from the roof down. That alone removes half of the grit.</li>
          <li>Prepare two buckets: one with shampoo, one with clean water for the mitt.</li>
          <li>Wash panel by panel from the top, rinse, and dry with microfibre.</li>
        </ol>
        <h3>Amount</h3>
        <table><tbody>
          <tr><th>Tool</th><th>Shampoo</th><th>Water</th></tr>
          <tr><td>Bucket, car</td><td>20 ml</td><td>4 L</td></tr>
          <tr><td>Bucket, motorcycle</td><td>10 ml</td><td>2 L</td></tr>
          <tr><td>Foam cannon</td><td>50 ml</td><td>500 ml</td></tr>
        </tbody></table>
        <h3>Safety</h3>
        <p>Do not wash in direct sun or on a hot bonnet. If it gets in your eyes, rinse with running water.</p>`,
      customTextarea: 'One bucket makes scratches, two make clean. The shampoo helps, the method decides.',
      productCardLists: [
        'pH neutral, kind to wax',
        'Dilutes 1 : 200',
        'Foam that lubricates grit',
        'Safe on film and matt paint',
      ],
      specifications: [
        ['pH', '7.0'],
        ['Dilution', '1 : 200 by bucket, 1 : 10 in a foam cannon'],
        ['Surfaces', 'Paint, glass, plastic, chrome, film'],
        ['Scent', 'Lime'],
        ['Biodegradability', 'Surfactants > 90 % in 28 days'],
      ],
    },
  },
  reviews: [
    {
      author: 'Rudi Hermanto',
      email: 'rudi.hermanto@example.com',
      rating: 5,
      language: 'id',
      text: 'Efek daun talas di Xpander masih ada setelah lima kali cuci. Sampo lama saya dua kali cuci sudah hilang.',
      date: '2025-06-22',
      verified: true,
    },
    {
      author: 'Felicia Sutanto',
      email: 'felicia.sutanto@example.com',
      rating: 5,
      language: 'en',
      text: 'Thick foam in the cannon, smells of lime, rinses off without spots on black paint.',
      date: '2025-08-13',
      verified: true,
    },
    {
      author: 'Agung Laksono',
      email: 'agung.laksono@example.com',
      rating: 4,
      language: 'id',
      text: 'Jeriken 4 liter untuk usaha cuci motor, sehari 30 motor tahan hampir dua minggu.',
      date: '2025-11-10',
      verified: true,
    },
    {
      author: 'Siti Aminah',
      email: 'siti.aminah@example.com',
      rating: 4,
      language: 'id',
      text: 'Busanya banyak walau cuma satu tutup. Untuk aspal menempel tetap perlu cairan lain.',
      date: '2026-03-21',
      verified: true,
    },
    {
      author: 'Made Wirawan',
      email: 'made.wirawan@example.com',
      rating: 5,
      language: 'id',
      text: 'Cat doff XMAX saya aman, tidak jadi belang mengilap.',
      date: '2026-07-04',
      verified: false,
    },
  ],
};
