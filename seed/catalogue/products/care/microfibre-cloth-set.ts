import { html } from '../../../html.ts';
import type { ExternalProductSeed } from '../../product-seed.ts';

export const microfibreClothSet: ExternalProductSeed = {
  type: 'external',
  slug: 'microfibre-cloth-set',
  category: 'interior-dan-eksterior',
  date: '2026-07-13T03:00:00Z',
  totalSales: 0,
  sku: 'STP-CAR-MICR-6',
  cents: 950,
  externalUrl: 'https://partner.example/stp/microfibre-cloth-set',
  buttonText: { id: 'Beli di toko mitra', en: 'Buy at partner store' },
  packshot: {
    container: 'canister',
    label: { name: ['Lap', 'Mikrofiber'], description: 'Set lap cuci, poles, kaca', grade: '6×', volume: '6 lembar' },
    colours: { body: '#ffffff', label: '#f0a500', ink: '#0c171c', band: '#0c171c', cap: '#0c171c' },
  },
  copy: {
    id: {
      name: 'Set Lap Mikrofiber, 6 lembar',
      shortDescription: 'Enam lap dengan tiga tenunan: untuk cuci, poles, dan kaca. Dijual oleh toko mitra kami.',
      description: html`
        <p>Lap kaus bekas menyimpan jahitan dan kancing yang menggores clear coat. Set ini berisi tiga pasang lap tanpa jahitan tepi, dipotong ultrasonik, masing-masing untuk satu pekerjaan.</p>
        <p>Warnanya membantu Anda tidak tertukar: amber untuk bodi, biru untuk kaca, abu-abu untuk kabin dan pelek. Kami memilih penenunnya bersama mitra; pembayaran dan pengiriman diurus oleh toko mereka.</p>
        <ul>
          <li>2 lap bodi berbulu panjang, 450 g/m².</li>
          <li>2 lap kaca anyaman wafel, 300 g/m².</li>
          <li>2 lap kabin berbulu pendek, 320 g/m².</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Lipat empat: Anda punya delapan sisi bersih sebelum perlu mencuci.</li>
          <li>Untuk wax, usap tanpa menekan dan balik lap setiap setengah panel.</li>
          <li>Cuci terpisah dari katun, suhu paling tinggi 40 °C, tanpa pelembut.</li>
        </ol>
        <h3>Jumlah</h3>
        <p>Satu pasang cukup untuk satu mobil. Tahan kira-kira 200 kali cuci.</p>
        <h3>Keselamatan</h3>
        <p>Lap yang jatuh ke tanah jangan dipakai lagi ke cat sebelum dicuci. Lap berisi pelarut dikeringkan di luar, jangan digumpal.</p>`,
      customTextarea: 'Lap jatuh ke lantai bengkel? Pindah tugas ke pelek, selamanya.',
      productCardLists: ['Tiga tenunan, tiga warna', 'Tepi tanpa jahitan', 'Dijual dan dikirim mitra'],
      specifications: [
        ['Isi', '6 lembar'],
        ['Ukuran', '40 × 40 cm'],
        ['Bahan', '80 % poliester, 20 % poliamida'],
        ['Penjual', 'Toko mitra'],
      ],
    },
    en: {
      name: 'Microfibre Cloth Set, 6 pieces',
      shortDescription: 'Six cloths in three weaves, for washing, buffing and glass. Sold by our partner store.',
      description: html`
        <p>An old T-shirt hides seams and stitching that mark clear coat. This set has three pairs of cloths, cut by ultrasound and free of edge seams, each made for one job.</p>
        <p>Colours keep you from mixing them up: amber for paint, blue for glass, grey for cabin and wheels. We chose the weaver together with our partner; their store looks after payment and delivery.</p>
        <ul>
          <li>2 long-pile paint cloths, 450 g/m².</li>
          <li>2 waffle-weave glass cloths, 300 g/m².</li>
          <li>2 short-pile cabin cloths, 320 g/m².</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Fold in four: that gives you eight clean sides before the next wash.</li>
          <li>When buffing wax, do not press, and turn the cloth every half panel.</li>
          <li>Wash apart from cotton, at 40 °C at most, without softener.</li>
        </ol>
        <h3>How many</h3>
        <p>One pair does a car. Expect about 200 washes.</p>
        <h3>Safety</h3>
        <p>A cloth that fell on the ground does not touch paint again until washed. Dry cloths with solvent in them outdoors, spread out.</p>`,
      customTextarea: 'Dropped a cloth on the workshop floor? It is a wheel cloth now, for ever.',
      productCardLists: ['Three weaves, three colours', 'Seamless edges', 'Sold and sent by our partner'],
      specifications: [
        ['Contents', '6 cloths'],
        ['Size', '40 × 40 cm'],
        ['Material', '80 % polyester, 20 % polyamide'],
        ['Seller', 'Partner store'],
      ],
    },
  },
  reviews: [],
};
