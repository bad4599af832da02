import { html } from '../../../html.ts';
import type { VirtualProductSeed } from '../../product-seed.ts';

export const oilGuide: VirtualProductSeed = {
  type: 'virtual',
  slug: 'panduan-pilih-oli',
  category: 'oli-full-sintetik-formula',
  alsoIn: ['oli-sintetik-syn-formula'],
  date: '2025-06-03T02:00:00Z',
  totalSales: 188,
  sku: 'STP-PDF-OIL',
  cents: 250,
  files: [
    {
      id: 'oil-guide-id',
      name: { id: 'Panduan pilih oli (PDF, Indonesia)', en: 'Engine oil guide (PDF, Indonesian)' },
      file: 'panduan-pilih-oli.pdf',
    },
    {
      id: 'oil-guide-en',
      name: { id: 'Panduan pilih oli (PDF, Inggris)', en: 'Engine oil guide (PDF, English)' },
      file: 'engine-oil-guide.pdf',
    },
  ],
  downloadLimit: 5,
  downloadExpiryDays: 30,
  packshot: {
    container: 'guide',
    label: { name: ['Panduan', 'pilih oli'], description: 'Mobil & motor', volume: '6 hal.' },
  },
  copy: {
    id: {
      name: 'Panduan Pilih Oli (PDF)',
      shortDescription: 'Enam halaman untuk menemukan kekentalan dan standar oli yang diminta mesin Anda.',
      description: html`
        <p>Rak oli punya puluhan label, sedangkan mesin Anda hanya membutuhkan satu. Panduan ini menuntun dari buku manual sampai ke botol yang tepat, tanpa istilah laboratorium.</p>
        <p>Ditulis oleh tim teknis kami dari pertanyaan yang paling sering masuk lewat WhatsApp: mobil LCGC, matik 125 cc, diesel tua, hibrida, sampai mesin 200.000 km.</p>
        <ul>
          <li>Membaca kode SAE, API, ACEA, ILSAC, dan JASO.</li>
          <li>Tabel kekentalan menurut umur mesin dan suhu kota Anda.</li>
          <li>Daftar periksa sebelum, saat, dan sesudah ganti oli.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara memakai panduan</h3>
        <ol>
          <li>Selesaikan pesanan, lalu buka tautan di halaman pesanan atau di Akun › Unduhan.</li>
          <li>Pilih berkas bahasa Indonesia atau Inggris. Keduanya termasuk.</li>
          <li>Cetak halaman 5 dan bawa ke bengkel sebagai daftar periksa.</li>
        </ol>
        <h3>Unduhan</h3>
        <p>Masing-masing berkas dapat diunduh 5 kali dalam 30 hari. Ukuran di bawah 200 KB, kertas A4.</p>
        <h3>Batasan</h3>
        <p>Buku manual kendaraan tetap yang utama. Bila anjurannya berbeda dari panduan ini, ikuti buku manual.</p>`,
      customTextarea: 'Enam halaman ini menjawab pertanyaan yang saya terima dua puluh kali sehari di bengkel.',
      productCardLists: ['6 halaman A4, siap cetak', 'Bahasa Indonesia dan Inggris', 'Langsung diunduh setelah lunas'],
      specifications: [
        ['Format', 'PDF, A4'],
        ['Halaman', '6'],
        ['Bahasa', 'Indonesia, Inggris'],
        ['Batas unduh', '5 kali dalam 30 hari per berkas'],
      ],
    },
    en: {
      name: 'Engine Oil Guide (PDF)',
      shortDescription: 'Six pages that take you to the viscosity and standard your engine asks for.',
      description: html`
        <p>An oil shelf carries dozens of labels, and your engine needs one of them. This guide leads from the owner’s manual to the right bottle, without laboratory language.</p>
        <p>Our technical team wrote it from the questions that reach us most on WhatsApp: small city cars, 125 cc scooters, old diesels, hybrids, engines past 200,000 km.</p>
        <ul>
          <li>How to read SAE, API, ACEA, ILSAC and JASO codes.</li>
          <li>Viscosity by engine age and by the heat of your city.</li>
          <li>A checklist for before, during and after the oil change.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use the guide</h3>
        <ol>
          <li>Complete the order, then follow the link on the order page or under Account › Downloads.</li>
          <li>Choose the Indonesian or the English file. Both are included.</li>
          <li>Print page 5 and take it to the workshop as a checklist.</li>
        </ol>
        <h3>Downloads</h3>
        <p>Each file can be downloaded 5 times within 30 days. Under 200 KB, A4.</p>
        <h3>Please note</h3>
        <p>The vehicle’s manual comes first. Where it differs from this guide, follow the manual.</p>`,
      customTextarea: 'Six pages that answer what I am asked twenty times a day in the workshop.',
      productCardLists: ['6 A4 pages, ready to print', 'Indonesian and English', 'Download as soon as it is paid'],
      specifications: [
        ['Format', 'PDF, A4'],
        ['Pages', '6'],
        ['Languages', 'Indonesian, English'],
        ['Download limit', '5 times in 30 days per file'],
      ],
    },
  },
  reviews: [
    {
      author: 'Galih Permana',
      email: 'galih.permana@example.com',
      rating: 5,
      language: 'id',
      text: 'Baru paham kenapa matik saya butuh JASO MB, bukan MA. Halaman tabelnya saya tempel di garasi.',
      date: '2025-07-28',
      verified: true,
    },
    {
      author: 'Monica Setiawan',
      email: 'monica.setiawan@example.com',
      rating: 4,
      language: 'en',
      text: 'Clear and short. Helped me settle 0W-20 against 5W-30 for a Jazz hybrid. A printed version would be nice.',
      date: '2025-12-11',
      verified: true,
    },
    {
      author: 'Darmawan',
      email: 'darmawan.semarang@example.com',
      rating: 4,
      language: 'id',
      text: 'Isinya praktis, cocok untuk orang awam. Berharap ada bab khusus transmisi.',
      date: '2026-06-19',
      verified: true,
    },
  ],
};
