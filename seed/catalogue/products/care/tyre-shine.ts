import { html } from '../../../html.ts';
import type { VariableProductSeed } from '../../product-seed.ts';

export const tyreShine: VariableProductSeed = {
  type: 'variable',
  slug: 'tyre-shine',
  category: 'interior-dan-eksterior',
  date: '2025-07-02T02:40:00Z',
  totalSales: 344,
  sku: 'STP-CAR-TYRE',
  attributes: ['size'],
  defaults: { size: '500ml' },
  variations: [
    {
      attributes: { size: '300ml' },
      sku: 'STP-CAR-TYRE-300',
      cents: 420,
      stock: { kind: 'managed', quantity: 46, lowAmount: 8 },
      parcel: { weight: 350, length: 11, width: 7, height: 23 },
      packshot: {
        container: 'trigger',
        label: { name: ['Tyre', 'Shine'], description: 'Ban hitam, tidak lengket', volume: '300 ml' },
        colours: { body: '#2a3338', label: '#0c171c', band: '#0b7f86' },
      },
    },
    {
      attributes: { size: '500ml' },
      sku: 'STP-CAR-TYRE-500',
      cents: 610,
      stock: { kind: 'managed', quantity: 71, lowAmount: 8 },
      parcel: { weight: 575, length: 12, width: 8, height: 27 },
      packshot: {
        container: 'trigger',
        label: { name: ['Tyre', 'Shine'], description: 'Ban hitam, tidak lengket', volume: '500 ml' },
        colours: { body: '#2a3338', label: '#0c171c', band: '#0b7f86' },
      },
    },
  ],
  copy: {
    id: {
      name: 'Tyre Shine',
      shortDescription: 'Kembalikan hitam pekat ban dalam lima menit, tanpa cipratan ke bodi.',
      description: html`
        <p>Ban cokelat membuat mobil bersih terlihat setengah cuci. Warna itu datang dari pelindung karet yang naik ke permukaan dan bertemu ozon. Semir berminyak menutupnya sebentar, lalu berhamburan ke spakbor di putaran pertama.</p>
        <p>Tyre Shine berbahan polimer air yang meresap dan mengering. Hitamnya bertahan satu sampai dua minggu, pasir tidak menempel, dan dinding ban tetap lentur.</p>
        <ul>
          <li>Pilih kilap sendiri: satu lapis satin, dua lapis basah.</li>
          <li>Aman bagi pelek, termasuk yang dipoles.</li>
          <li>Bisa untuk trim plastik luar dan karet wiper bawah.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Sikat dinding ban dengan sampo sampai busanya putih, bilas, keringkan.</li>
          <li>Semprot ke spons, oleskan merata. Menyemprot langsung ke ban hanya membuang isi ke pelek.</li>
          <li>Tunggu 5 menit untuk satin, ulangi untuk kilap basah, lalu lap yang menggenang.</li>
        </ol>
        <h3>Takaran</h3>
        <p>5–8 ml untuk satu ban mobil. Botol 500 ml cukup untuk 15 sampai 20 kali empat ban.</p>
        <h3>Keselamatan</h3>
        <p><strong>Hanya dinding samping.</strong> Jangan pernah mengenai telapak ban, cakram, atau ban motor: daya cengkeram hilang. Tunggu kering sebelum jalan.</p>`,
      customTextarea: 'Ban motor jangan disemir. Miring sedikit di tikungan, pinggirnya itulah yang menapak.',
      productCardLists: ['Tidak terciprat ke bodi', 'Satin atau basah, Anda pilih', 'Bertahan 1–2 minggu'],
      specifications: [
        ['Bahan dasar', 'Polimer air'],
        ['Hasil akhir', 'Satin (1 lapis), basah (2 lapis)'],
        ['Waktu kering', '5 menit'],
        ['Sekali pakai', '5–8 ml per ban'],
        ['Untuk', 'Dinding ban mobil, trim karet dan plastik luar'],
      ],
    },
    en: {
      name: 'Tyre Shine',
      shortDescription: 'Deep black tyres in five minutes, with nothing flung up the paintwork.',
      description: html`
        <p>Brown tyres make a clean car look half washed. The colour is the rubber’s own protectant, risen to the surface and met by ozone. Oily dressings hide it for a day and then land on the wing with the first turn of the wheel.</p>
        <p>Tyre Shine is a water-borne polymer that soaks in and dries. It stays black for one to two weeks, sand does not cling, and the sidewall remains supple.</p>
        <ul>
          <li>Choose the look: one coat for satin, two for wet.</li>
          <li>Harmless to wheels, polished ones included.</li>
          <li>Works on exterior plastic trim and scuttle rubber too.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Scrub the sidewall with shampoo until the foam stays white, rinse and dry.</li>
          <li>Spray on to a sponge and spread evenly. Sprayed straight at the tyre, most of it ends up on the wheel.</li>
          <li>Wait 5 minutes for satin, repeat for a wet look, and wipe away any puddles.</li>
        </ol>
        <h3>Amount</h3>
        <p>5–8 ml per car tyre. A 500 ml bottle does four tyres 15 to 20 times.</p>
        <h3>Safety</h3>
        <p><strong>Sidewalls only.</strong> Never on the tread, on discs or on motorcycle tyres: grip is lost. Let it dry before driving.</p>`,
      customTextarea:
        'Leave motorcycle tyres alone. Lean into a corner and that shiny edge is what you are standing on.',
      productCardLists: ['No sling on the bodywork', 'Satin or wet, your choice', 'Lasts 1–2 weeks'],
      specifications: [
        ['Base', 'Water-borne polymer'],
        ['Finish', 'Satin (1 coat), wet (2 coats)'],
        ['Drying time', '5 minutes'],
        ['Per tyre', '5–8 ml'],
        ['For', 'Car sidewalls, exterior rubber and plastic trim'],
      ],
    },
  },
  reviews: [
    {
      author: 'Andri Setiawan',
      email: 'andri.setiawan@example.com',
      rating: 4,
      language: 'id',
      text: 'Ban Calya hitam doff, saya suka begini daripada kinclong. Kena hujan deras dua hari mulai pudar.',
      date: '2025-08-16',
      verified: true,
    },
    {
      author: 'Tommy Wibisono',
      email: 'tommy.wibisono@example.com',
      rating: 5,
      language: 'en',
      text: 'Zero sling on my white Almaz, which is more than I can say for the gel I used before.',
      date: '2025-10-30',
      verified: true,
    },
    {
      author: 'Winda Puspita',
      email: 'winda.puspita@example.com',
      rating: 4,
      language: 'id',
      text: 'Dipakai juga untuk trim roda Raize yang abu-abu, jadi hitam merata.',
      date: '2026-01-08',
      verified: true,
    },
    {
      author: 'Purwanto',
      email: 'purwanto.jogja@example.com',
      rating: 3,
      language: 'id',
      text: 'Hasil oke, tetapi pelatuk botol 300 ml saya macet setelah sebulan.',
      date: '2026-05-03',
      verified: true,
    },
  ],
};
