import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const carnaubaWax: SimpleProductSeed = {
  type: 'simple',
  slug: 'carnauba-wax',
  category: 'interior-dan-eksterior',
  date: '2025-03-31T03:00:00Z',
  featured: true,
  totalSales: 437,
  sku: 'STP-CAR-WAX-300',
  cents: 1290,
  sale: { cents: 1090 },
  stock: { kind: 'managed', quantity: 58, lowAmount: 8 },
  parcel: { weight: 390, length: 11, width: 11, height: 7 },
  content: { amount: 300, unit: 'g' },
  packshot: {
    container: 'tub',
    label: { name: ['Carnauba Wax'], description: 'Kilap dalam, tahan hujan', volume: '300 g' },
  },
  copy: {
    id: {
      name: 'Carnauba Wax, 300 g',
      shortDescription: 'Lilin karnauba padat dengan kilap dalam dan daun talas sampai tiga bulan.',
      description: html`
        <p>Karnauba adalah lilin daun palem yang meleleh di atas 80 °C, lebih tinggi dari suhu kap mobil Anda di siang bolong. Karena itu ia bertahan di tempat lilin parafin sudah menetes bersama hujan sore.</p>
        <p>Hasilnya bukan kilap plastik, melainkan warna yang terasa lebih dalam, terutama pada merah, hitam, dan biru tua. Air hujan membulat dan berlari, getah serta kotoran burung lebih mudah dibasuh sebelum menggigit cat.</p>
        <ul>
          <li>Lapisan tahan 8–12 minggu di musim hujan.</li>
          <li>Satu wadah cukup untuk 12–15 kali satu bodi sedan.</li>
          <li>Spons aplikator ada di balik tutup.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Cuci dan keringkan mobil. Cat harus dingin dan di tempat teduh.</li>
          <li>Gosok spons lembap pada lilin satu putaran, oleskan tipis melingkar per setengah panel.</li>
          <li>Tunggu 5–8 menit sampai berkabut. Usap dengan jari: bila bersih, lap dengan mikrofiber.</li>
          <li>Diamkan satu jam sebelum lapisan kedua, bila ingin kilap lebih dalam.</li>
        </ol>
        <h3>Takaran</h3>
        <p>20–25 g untuk satu sedan. Lebih tebal tidak lebih mengilap, hanya lebih lama dilap.</p>
        <h3>Keselamatan</h3>
        <p>Tidak untuk cat doff, film PPF doff, dan plastik hitam bertekstur: meninggalkan bekas putih. Tutup rapat agar tidak mengering.</p>`,
      customTextarea: 'Tipis, tunggu, lap. Yang tebal itu mubazir, bahu Anda yang membayar.',
      productCardLists: [
        'Karnauba asli, titik leleh 83 °C',
        'Daun talas 8–12 minggu',
        'Kilap dalam untuk warna gelap',
        'Spons disertakan',
      ],
      specifications: [
        ['Isi', '300 g'],
        ['Kandungan lilin', 'Karnauba dan lilin lebah'],
        ['Daya tahan', '8–12 minggu'],
        ['Sekali pakai', '20–25 g'],
        ['Warna cat', 'Semua, kecuali doff'],
      ],
    },
    en: {
      name: 'Carnauba Wax, 300 g',
      shortDescription: 'Solid carnauba paste: deep gloss, and water that beads for up to three months.',
      description: html`
        <p>Carnauba comes from palm leaves and melts above 80 °C, hotter than your bonnet gets at noon. So it is still there when paraffin waxes have run off with the afternoon rain.</p>
        <p>The result is not a plastic shine. Colours look deeper, red, black and dark blue above all. Rain beads and runs, and sap or bird droppings wash off before they bite into the paint.</p>
        <ul>
          <li>Lasts 8–12 weeks through the rainy season.</li>
          <li>One tub covers a saloon 12–15 times.</li>
          <li>Applicator sponge under the lid.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Wash and dry the car. The paint must be cool and in the shade.</li>
          <li>Turn a damp sponge once on the wax and spread thinly in circles, half a panel at a time.</li>
          <li>Wait 5–8 minutes for the haze. If a finger wipes clean, buff with microfibre.</li>
          <li>For more depth give it an hour, then apply a second coat.</li>
        </ol>
        <h3>Amount</h3>
        <p>20–25 g for a saloon. Thicker is not shinier, it only takes longer to buff.</p>
        <h3>Safety</h3>
        <p>Not for matt paint, matt film or textured black plastic, where it leaves white marks. Close the lid so that it does not dry out.</p>`,
      customTextarea: 'Thin, wait, wipe. Thick is waste, and your shoulder pays for it.',
      productCardLists: [
        'Real carnauba, melts at 83 °C',
        'Beads water for 8–12 weeks',
        'Deep gloss on dark colours',
        'Sponge included',
      ],
      specifications: [
        ['Contents', '300 g'],
        ['Waxes', 'Carnauba and beeswax'],
        ['Lasts', '8–12 weeks'],
        ['Per car', '20–25 g'],
        ['Paint', 'Every colour except matt'],
      ],
    },
  },
  reviews: [
    {
      author: 'Anton Subagio',
      email: 'anton.subagio@example.com',
      rating: 5,
      language: 'id',
      text: 'Civic merah saya seperti basah terus. Sepuluh minggu, hujan Bogor hampir tiap hari, masih daun talas.',
      date: '2025-05-25',
      verified: true,
    },
    {
      author: 'Vania Prameswari',
      email: 'vania.p@example.com',
      rating: 5,
      language: 'id',
      text: 'Pertama kali waxing sendiri, ikut petunjuk tipis-tipis, HR-V hitam jadi dalam warnanya.',
      date: '2025-08-02',
      verified: true,
    },
    {
      author: 'Christopher Yap',
      email: 'christopher.yap@example.com',
      rating: 5,
      language: 'en',
      text: 'Easiest carnauba I have buffed off, no white dust. The supplied sponge is small, I use my own.',
      date: '2025-10-26',
      verified: true,
    },
    {
      author: 'Iwan Setiabudi',
      email: 'iwan.setiabudi@example.com',
      rating: 4,
      language: 'id',
      text: 'Awet di kap Pajero, tapi di atap yang kena matahari penuh kira-kira enam minggu.',
      date: '2026-02-28',
      verified: true,
    },
    {
      author: 'Devi Anjani',
      email: 'devi.anjani@example.com',
      rating: 4,
      language: 'id',
      text: 'Kena plastik bumper hitam jadi putih, saya kurang teliti baca. Di cat hasilnya mantap.',
      date: '2026-06-07',
      verified: false,
    },
  ],
};
