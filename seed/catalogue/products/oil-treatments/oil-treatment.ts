import { html } from '../../../html.ts';
import type { Packshot } from '../../../pictures/packshot.ts';
import type { VariableProductSeed } from '../../product-seed.ts';

const pack = (container: Packshot['container'], volume: string): Packshot => ({
  container,
  label: { name: ['Oil', 'Treatment'], description: 'Pelindung gesekan mesin', volume },
});

export const oilTreatment: VariableProductSeed = {
  type: 'variable',
  slug: 'oil-treatment',
  category: 'campuran-oli',
  date: '2025-02-14T03:00:00Z',
  featured: true,
  totalSales: 2236,
  sku: 'STP-OT',
  attributes: ['size'],
  defaults: { size: '300ml' },
  variations: [
    {
      sku: 'STP-OT-150',
      attributes: { size: '150ml' },
      cents: 390,
      stock: { kind: 'managed', quantity: 88, lowAmount: 10 },
      parcel: { weight: 168, length: 7, width: 4, height: 15 },
      packshot: pack('slim-flat', '150 ml'),
    },
    {
      sku: 'STP-OT-300',
      attributes: { size: '300ml' },
      cents: 640,
      stock: { kind: 'managed', quantity: 4, lowAmount: 5 },
      parcel: { weight: 318, length: 6, width: 6, height: 20 },
      packshot: pack('slim-long', '300 ml'),
    },
    {
      sku: 'STP-OT-500',
      attributes: { size: '500ml' },
      cents: 890,
      stock: { kind: 'managed', quantity: 46, lowAmount: 8 },
      parcel: { weight: 525, length: 8, width: 8, height: 22 },
      packshot: pack('flask', '500 ml'),
    },
  ],
  copy: {
    id: {
      name: 'Oil Treatment',
      shortDescription: 'Menebalkan lapisan oli di mesin tua agar bunyi, susut, dan tekanan oli kembali wajar.',
      description: html`
        <p>Inilah botol yang memulai semuanya pada 1954: kental seperti madu, bening keemasan, dituang ke lubang oli. Prinsipnya belum berubah, sebab celah bantalan yang melebar memang perlu lapisan yang lebih tebal.</p>
        <p>Polimer panjang di dalamnya menggulung saat dingin dan mengembang saat panas. Oli Anda tetap mudah dipompa di pagi hari, tetapi tidak menipis di siang terik. <strong>Seng dan fosfor</strong> tambahan menjaga logam bila lapisan itu sempat terputus.</p>
        <ul>
          <li>Tekanan oli naik pada mesin yang sudah longgar</li>
          <li>Bunyi kasar dan ketukan ringan mereda</li>
          <li>Oli tidak cepat susut</li>
        </ul>
        <p>Untuk mesin di atas 80.000 km, bensin atau diesel, dengan oli mineral, semi, maupun sintetik.</p>`,
      extraDescription: html`
        <h3>Takaran oli mesin</h3>
        <table><tbody>
          <tr><th>Bak oli</th><th>Kemasan</th></tr>
          <tr><td>Sampai 3 L</td><td>150 ml</td></tr>
          <tr><td>3–4,5 L</td><td>300 ml</td></tr>
          <tr><td>5–7 L</td><td>500 ml</td></tr>
        </tbody></table>
        <ol>
          <li>Kurangi oli baru sebanyak isi botol.</li>
          <li>Hangatkan botol di air hangat bila terlalu kental.</li>
          <li>Tuang pelan dengan mesin hangat, hidupkan 5 menit.</li>
        </ol>
        <p>Sekali pada setiap ganti oli. Jangan dituang pada motor berkopling basah atau mesin yang meminta 0W-16.</p>
        <h3>Yang perlu diketahui</h3>
        <p>Produk ini sulit terbakar, tetapi licin sekali di lantai. Bersihkan tumpahan dengan pasir dan sabun. Hindari kontak lama dengan kulit.</p>`,
      customTextarea: 'Lampu oli berkedip saat langsam panas? Coba satu botol sebelum bongkar pompa.',
      productCardLists: [
        'Mesin di atas 80.000 km',
        '300 ml untuk 3–4,5 L oli',
        'Bensin dan diesel',
        'Sekali tiap ganti oli',
      ],
      specifications: [
        ['Kemasan', '150 ml, 300 ml, 500 ml'],
        ['Bahan aktif', 'Kopolimer olefin, ZDDP'],
        ['Viskositas 100 °C', '98 cSt'],
        ['Seng', '3.800 ppm'],
        ['Titik nyala', '208 °C'],
        ['Massa jenis (15 °C)', '0,89 kg/L'],
      ],
    },
    en: {
      name: 'Oil Treatment',
      shortDescription: 'Thickens the oil film in an older engine to bring noise, oil use and pressure back in line.',
      description: html`
        <p>This is the bottle it all began with in 1954: thick as honey, clear gold, poured in at the oil filler. The idea has not changed, because a bearing that has worn wider really does want a thicker film.</p>
        <p>The long polymers inside curl up when cold and unfold when hot. Your oil still pumps easily in the morning but does not thin out at noon. Extra <strong>zinc and phosphorus</strong> look after bare metal if the film should break.</p>
        <ul>
          <li>Raises oil pressure in an engine with some slack</li>
          <li>Softens rough running and light knocks</li>
          <li>Slows oil consumption</li>
        </ul>
        <p>For engines past 80,000 km, petrol or diesel, on mineral, semi-synthetic or synthetic oil.</p>`,
      extraDescription: html`
        <h3>How much for your engine</h3>
        <table><tbody>
          <tr><th>Sump</th><th>Pack</th></tr>
          <tr><td>Up to 3 L</td><td>150 ml</td></tr>
          <tr><td>3–4.5 L</td><td>300 ml</td></tr>
          <tr><td>5–7 L</td><td>500 ml</td></tr>
        </tbody></table>
        <ol>
          <li>Leave out as much fresh oil as the bottle holds.</li>
          <li>If it is very thick, stand the bottle in warm water.</li>
          <li>Pour slowly into a warm engine and run it for 5 minutes.</li>
        </ol>
        <p>Once with every oil change. Not for motorcycles with a wet clutch or engines that call for 0W-16.</p>
        <h3>Good to know</h3>
        <p>It is hard to set alight but extremely slippery underfoot. Deal with spills using sand and soap. Avoid long contact with skin.</p>`,
      customTextarea: 'Oil light flickering at hot idle? Try a bottle before you take the pump apart.',
      productCardLists: [
        'Engines past 80,000 km',
        '300 ml to 3–4.5 L of oil',
        'Petrol and diesel',
        'Once per oil change',
      ],
      specifications: [
        ['Pack sizes', '150 ml, 300 ml, 500 ml'],
        ['Active ingredients', 'Olefin copolymer, ZDDP'],
        ['Viscosity at 100 °C', '98 cSt'],
        ['Zinc', '3,800 ppm'],
        ['Flash point', '208 °C'],
        ['Density (15 °C)', '0.89 kg/L'],
      ],
    },
  },
  reviews: [
    {
      author: 'Sukardi Prawiro',
      email: 'sukardi.prawiro@example.com',
      rating: 5,
      language: 'id',
      text: 'Kijang LGX 2001, lampu oli tidak kedip lagi waktu macet. Sudah langganan dari zaman bapak saya.',
      date: '2025-03-18',
      verified: true,
    },
    {
      author: 'Erna Wijayanti',
      email: 'erna.wijayanti@example.com',
      rating: 4,
      language: 'id',
      text: 'Suara Xenia 2008 lebih kalem. Kental sekali, jadi tuangnya harus sabar.',
      date: '2025-06-03',
      verified: true,
    },
    {
      author: 'Oscar Manalu',
      email: 'oscar.manalu@example.com',
      rating: 5,
      language: 'en',
      text: 'Gave my 190,000 km Panther its oil pressure back. My father used the same stuff.',
      date: '2025-09-25',
      verified: true,
    },
    {
      author: 'Heri Susanto',
      email: 'heri.susanto@example.com',
      rating: 5,
      language: 'id',
      text: 'Feroza susut oli setengah liter sebulan, sekarang cuma turun sedikit di stik.',
      date: '2025-12-30',
      verified: true,
    },
    {
      author: 'Rina Melati',
      email: 'rina.melati@example.com',
      rating: 4,
      language: 'id',
      text: 'Dipakai di Timor, ketukan halus hilang. Stok 300 ml cepat habis ya.',
      date: '2026-05-30',
      verified: false,
    },
    {
      author: 'Ivan Sutedja',
      email: 'ivan.sutedja@example.com',
      rating: 4,
      language: 'en',
      text: 'A classic for my old Lancer. Warm the bottle first, as they tell you.',
      date: '2026-09-08',
      verified: true,
    },
  ],
};
