import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const allPurposeWipes: SimpleProductSeed = {
  type: 'simple',
  slug: 'all-purpose-wipes',
  category: 'interior-dan-eksterior',
  date: '2025-09-11T02:00:00Z',
  totalSales: 305,
  sku: 'STP-CAR-WIPE-30',
  cents: 420,
  stock: { kind: 'managed', quantity: 140, lowAmount: 15 },
  parcel: { weight: 260, length: 9, width: 9, height: 19 },
  packshot: {
    container: 'canister',
    label: { name: ['All-Purpose', 'Wipes'], description: 'Lap basah serbaguna', grade: '30×', volume: '30 lembar' },
  },
  copy: {
    id: {
      name: 'All-Purpose Wipes, 30 lembar',
      shortDescription: 'Lap basah untuk kopi tumpah, jejak sepatu, dan tangan setelah membuka kap.',
      description: html`
        <p>Simpan satu tabung di laci pintu. Saat anak menumpahkan susu di jok, atau tangan belepotan setelah mengganti bohlam, Anda tidak perlu mencari keran.</p>
        <p>Lembarannya tebal dan berbintik di satu sisi. Sisi berbintik mengangkat noda, sisi halus merapikan. Kandungan aloe menjaga kulit tidak kering walau dipakai berkali-kali.</p>
        <ul>
          <li>Plastik, vinil, kain, setir, dan bodi motor.</li>
          <li>Lembar 20 × 25 cm, tidak sobek digosok ke jahitan.</li>
          <li>Tutup klik rapat, tidak kering di suhu kabin.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Buka tutup, tarik ujung lembar dari tengah gulungan, masukkan lewat celah bintang.</li>
          <li>Gosok noda dengan sisi berbintik, lalu ratakan dengan sisi halus.</li>
          <li>Tutup sampai bunyi klik.</li>
        </ol>
        <h3>Pemakaian</h3>
        <p>1 lembar untuk konsol dan setir, 3–4 lembar untuk seluruh kabin.</p>
        <h3>Keselamatan</h3>
        <p>Jangan untuk kaca, layar, dan bayi. Buang ke tempat sampah, bukan ke kloset. Setelah membersihkan tangan, bilas sebelum makan.</p>`,
      customTextarea: 'Tiga puluh lembar di laci pintu menyelamatkan lebih banyak jok daripada salon mobil.',
      productCardLists: ['Sisi berbintik dan sisi halus', 'Dengan aloe, ramah kulit', 'Tidak kering di kabin panas'],
      specifications: [
        ['Isi', '30 lembar'],
        ['Ukuran lembar', '20 × 25 cm'],
        ['Permukaan', 'Plastik, vinil, kain, kulit berlapis'],
        ['Alkohol', 'Tidak ada'],
      ],
    },
    en: {
      name: 'All-Purpose Wipes, 30 sheets',
      shortDescription: 'Wet wipes for spilt coffee, shoe marks, and hands that have been under the bonnet.',
      description: html`
        <p>Keep a canister in the door pocket. When milk goes over the seat, or a bulb change leaves you black to the wrists, you will not have to look for a tap.</p>
        <p>The sheets are thick, dotted on one side and smooth on the other: dots lift the mark, the smooth side tidies up. A little aloe keeps skin from drying out.</p>
        <ul>
          <li>Plastic, vinyl, fabric, steering wheels and motorcycle panels.</li>
          <li>20 × 25 cm sheets that do not tear on stitching.</li>
          <li>Click-shut lid, so they stay wet in a hot cabin.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Open the lid, take the end from the centre of the roll and thread it through the star.</li>
          <li>Rub the mark with the dotted side, then level it with the smooth one.</li>
          <li>Close until it clicks.</li>
        </ol>
        <h3>How many</h3>
        <p>1 sheet for console and wheel, 3–4 for a whole cabin.</p>
        <h3>Safety</h3>
        <p>Not for glass, screens or babies. Bin them, never flush them. After wiping your hands, rinse before eating.</p>`,
      customTextarea: 'Thirty sheets in a door pocket have saved more seats than any detailing shop.',
      productCardLists: ['Dotted side and smooth side', 'With aloe, kind to skin', 'Stay wet in a hot cabin'],
      specifications: [
        ['Contents', '30 sheets'],
        ['Sheet size', '20 × 25 cm'],
        ['Surfaces', 'Plastic, vinyl, fabric, coated leather'],
        ['Alcohol', 'None'],
      ],
    },
  },
  reviews: [
    {
      author: 'Puji Astuti',
      email: 'puji.astuti@example.com',
      rating: 5,
      language: 'id',
      text: 'Mobil antar jemput anak sekolah, noda susu di jok Sigra langsung hilang. Selalu sedia satu.',
      date: '2025-10-15',
      verified: true,
    },
    {
      author: 'Kurniawan Adi',
      email: 'kurniawan.adi@example.com',
      rating: 4,
      language: 'id',
      text: 'Untuk tangan habis setel rantai lumayan bersih, dua lembar cukup.',
      date: '2026-01-22',
      verified: true,
    },
    {
      author: 'Sandra Liem',
      email: 'sandra.liem@example.com',
      rating: 4,
      language: 'en',
      text: 'Sheets are generous and the lid really seals. I would like a refill pack.',
      date: '2026-05-28',
      verified: true,
    },
    {
      author: 'Rahmat Hidayat',
      email: 'rahmat.hidayat@example.com',
      rating: 2,
      language: 'id',
      text: 'Lembar pertama susah ditarik, sobek dua. Setelah itu normal.',
      date: '2026-09-18',
      verified: false,
    },
  ],
};
