import { html } from '../../../html.ts';
import type { SimpleProductSeed } from '../../product-seed.ts';

export const brakeFluidDot3: SimpleProductSeed = {
  type: 'simple',
  slug: 'brake-fluid-dot3',
  category: 'minyak-rem',
  date: '2025-02-25T02:00:00Z',
  totalSales: 561,
  sku: 'STP-BRK-DOT3-300',
  cents: 410,
  stock: { kind: 'managed', quantity: 88, lowAmount: 12 },
  parcel: { weight: 355, length: 7, width: 7, height: 15 },
  content: { amount: 300, unit: 'ml' },
  packshot: {
    container: 'brake',
    label: { name: ['Brake Fluid'], description: 'Minyak rem & kopling', grade: 'DOT 3', volume: '300 ml' },
    colours: { label: '#435259', band: '#20292e', cap: '#8b1a3a' },
  },
  copy: {
    id: {
      name: 'Brake Fluid DOT 3, 300 ml',
      shortDescription: 'Minyak rem harian untuk mobil dan motor dengan rem tromol atau cakram standar.',
      description: html`
        <p>Banyak mobil keluarga dan pikap di Indonesia lahir dengan tulisan DOT 3 di tutup tabungnya. Untuk mereka, minyak ini persis yang diminta pabrik: titik didih kering 225 °C, ramah pada sil karet lama, dan cukup encer untuk master rem yang sudah berumur.</p>
        <p>Kemasan 300 ml pas untuk menambah tabung atau menguras satu motor. Jika Anda hendak menguras mobil, siapkan tiga botol atau pertimbangkan naik kelas ke DOT 4.</p>
        <ul>
          <li>Melindungi silinder roda besi dari karat.</li>
          <li>Tidak membuat sil EPDM dan SBR mengeras.</li>
          <li>Bisa dicampur dengan DOT 3 dan DOT 4 merek lain saat darurat.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Parkir di tempat rata. Lap tutup dan leher tabung sampai bersih.</li>
          <li>Bila hanya kurang, cari dulu sebabnya: kampas tipis membuat permukaan turun tanpa ada yang bocor.</li>
          <li>Tambah sampai di bawah garis MAX. Untuk kuras, keluarkan cairan lama lewat nipel tiap roda sampai yang keluar bening.</li>
        </ol>
        <h3>Takaran dan jadwal</h3>
        <p>Menambah tabung 30–80 ml, kuras motor 150–250 ml, kuras mobil 700–900 ml. Ganti tiap 2 tahun; di daerah pesisir yang lembap, tiap 18 bulan.</p>
        <h3>Keselamatan</h3>
        <p>Jangan dipakai bila tabung meminta DOT 5.1. Segera bilas cat dan kulit yang terkena. Tutup rapat: botol terbuka menghirup uap air semalaman.</p>`,
      customTextarea: 'Kalau tutup tabung bilang DOT 3, ya DOT 3. Yang penting baru, bukan angkanya besar.',
      productCardLists: ['Titik didih kering 225 °C', 'Ramah sil karet lama', 'Pas untuk kuras satu motor'],
      specifications: [
        ['Isi', '300 ml'],
        ['Standar', 'FMVSS 116 DOT 3, ISO 4925 kelas 3'],
        ['Titik didih kering', '225 °C'],
        ['Titik didih basah', '145 °C'],
        ['Bahan dasar', 'Glikol eter'],
      ],
    },
    en: {
      name: 'Brake Fluid DOT 3, 300 ml',
      shortDescription: 'The everyday brake fluid for cars and motorcycles with drums or ordinary discs.',
      description: html`
        <p>Plenty of family cars and pick-ups left the factory with DOT 3 written on the reservoir. For them this is exactly what was asked for: 225 °C dry boiling point, gentle with older rubber, thin enough for a master cylinder that has seen a few years.</p>
        <p>300 ml suits a top-up or one motorcycle. Flushing a car takes three bottles, at which point moving up to DOT 4 is worth a thought.</p>
        <ul>
          <li>Keeps iron wheel cylinders free of rust.</li>
          <li>Does not harden EPDM or SBR seals.</li>
          <li>Mixes with other makers’ DOT 3 and DOT 4 in an emergency.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Park on level ground and wipe cap and neck clean.</li>
          <li>If the level is merely low, ask why first: worn pads lower it without any leak.</li>
          <li>Fill to just below MAX. For a flush, push the old fluid out at each wheel until it runs clear.</li>
        </ol>
        <h3>Amount and interval</h3>
        <p>Top-up 30–80 ml, motorcycle flush 150–250 ml, car flush 700–900 ml. Renew every 2 years, or every 18 months on a humid coast.</p>
        <h3>Safety</h3>
        <p>Not where DOT 5.1 is required. Rinse paint and skin straight away. Close the bottle tightly: left open, it draws moisture overnight.</p>`,
      customTextarea: 'If the cap says DOT 3, use DOT 3. Fresh matters more than a bigger number.',
      productCardLists: ['225 °C dry boiling point', 'Gentle with older seals', 'Enough to flush one motorcycle'],
      specifications: [
        ['Contents', '300 ml'],
        ['Standard', 'FMVSS 116 DOT 3, ISO 4925 Class 3'],
        ['Dry boiling point', '225 °C'],
        ['Wet boiling point', '145 °C'],
        ['Base', 'Glycol ether'],
      ],
    },
  },
  reviews: [
    {
      author: 'Sugeng Priyanto',
      email: 'sugeng.priyanto@example.com',
      rating: 5,
      language: 'id',
      text: 'Carry 2005 saya masih DOT 3. Tiga botol habis untuk kuras empat roda, rem tromol belakang makan lagi.',
      date: '2025-03-30',
      verified: true,
    },
    {
      author: 'Dian Permatasari',
      email: 'dian.permatasari@example.com',
      rating: 4,
      language: 'id',
      text: 'Beli untuk Beat, 300 ml malah lebih. Mudah dituang karena mulut botolnya kecil.',
      date: '2025-07-08',
      verified: true,
    },
    {
      author: 'Richard Santoso',
      email: 'richard.santoso@example.com',
      rating: 5,
      language: 'en',
      text: 'Right spec for my old Corolla. Pedal feel is back and no weeping at the wheel cylinders after eight months.',
      date: '2025-12-21',
      verified: true,
    },
    {
      author: 'Asep Saepudin',
      email: 'asep.saepudin@example.com',
      rating: 4,
      language: 'id',
      text: 'Harga wajar, barang asli, segel utuh. Cuma kemasan besarnya tidak ada.',
      date: '2026-04-26',
      verified: false,
    },
  ],
};
