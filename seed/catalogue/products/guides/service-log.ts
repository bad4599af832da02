import { html } from '../../../html.ts';
import type { VirtualProductSeed } from '../../product-seed.ts';

export const serviceLog: VirtualProductSeed = {
  type: 'virtual',
  slug: 'buku-servis',
  category: 'pembersih-mesin',
  alsoIn: ['minyak-rem', 'power-steering'],
  date: '2026-01-05T01:00:00Z',
  totalSales: 406,
  sku: 'STP-PDF-LOG',
  cents: 0,
  files: [
    {
      id: 'service-log-id',
      name: { id: 'Buku servis (PDF, Indonesia)', en: 'Service log (PDF, Indonesian)' },
      file: 'buku-servis.pdf',
    },
    {
      id: 'service-log-en',
      name: { id: 'Buku servis (PDF, Inggris)', en: 'Service log (PDF, English)' },
      file: 'service-log.pdf',
    },
  ],
  downloadLimit: null,
  downloadExpiryDays: null,
  packshot: {
    container: 'guide',
    label: { name: ['Buku', 'servis'], description: 'Catatan siap cetak', volume: '5 hal.' },
    colours: { label: '#ee6a1c', ink: '#0c171c', band: '#0c171c' },
  },
  copy: {
    id: {
      name: 'Buku Servis, siap cetak (PDF)',
      shortDescription: 'Catatan servis lima halaman, gratis: jadwal, riwayat, cairan, ban, dan biaya.',
      description: html`
        <p>Mobil bekas dengan catatan servis lengkap terjual lebih cepat, dan Anda sendiri tidak perlu menebak kapan minyak rem terakhir diganti. Yang dibutuhkan hanya kertas, bolpoin, dan tiga menit setiap servis.</p>
        <p>Cetak sekali, lubangi, simpan di laci dasbor. Barisnya cukup untuk dua tahun pemakaian harian, baik mobil maupun motor.</p>
        <ul>
          <li>Data kendaraan dan nomor penting dalam satu halaman.</li>
          <li>Jadwal servis menurut kilometer dan bulan, siap dicentang.</li>
          <li>Riwayat pekerjaan, catatan cairan dan ban, rekap biaya.</li>
        </ul>`,
      extraDescription: html`
        <h3>Cara pakai</h3>
        <ol>
          <li>Tambahkan ke keranjang dan selesaikan pesanan. Tidak ada yang dibayar.</li>
          <li>Unduh, cetak A4 di kedua sisi, lubangi sisi kiri.</li>
          <li>Isi odometer setiap kali oli diganti, lalu tulis batas berikutnya di kolom kanan.</li>
        </ol>
        <h3>Jumlah</h3>
        <p>Satu set untuk satu kendaraan. Halaman 3 boleh dicetak lagi bila barisnya habis; unduhan tidak dibatasi.</p>
        <h3>Keselamatan</h3>
        <p>Catatan ini bukan pengganti buku servis resmi selama masa garansi. Simpan nota asli bersama lembarannya.</p>`,
      customTextarea: 'Pemilik yang mencatat, datang ke bengkel lebih jarang. Saya rugi, mobilnya untung.',
      productCardLists: ['Gratis', '5 halaman A4 siap cetak', 'Untuk mobil dan motor', 'Unduhan tanpa batas'],
      specifications: [
        ['Format', 'PDF, A4'],
        ['Halaman', '5'],
        ['Bahasa', 'Indonesia, Inggris'],
        ['Batas unduh', 'Tidak ada'],
      ],
    },
    en: {
      name: 'Service Log, printable (PDF)',
      shortDescription: 'A free five-page service record: schedule, history, fluids, tyres and costs.',
      description: html`
        <p>A used car with a complete record sells sooner, and meanwhile you need not guess when the brake fluid was last changed. It takes paper, a pen and three minutes per service.</p>
        <p>Print it once, punch it, keep it in the glovebox. There are rows for two years of daily use, car or motorcycle.</p>
        <ul>
          <li>Vehicle details and important numbers on one page.</li>
          <li>Service schedule by kilometres and months, ready to tick.</li>
          <li>Work history, fluids and tyres, and a cost summary.</li>
        </ul>`,
      extraDescription: html`
        <h3>How to use</h3>
        <ol>
          <li>Add it to the cart and complete the order. There is nothing to pay.</li>
          <li>Download, print on both sides of A4, punch the left edge.</li>
          <li>Write down the odometer at every oil change and the next limit in the right-hand column.</li>
        </ol>
        <h3>How many</h3>
        <p>One set per vehicle. Print page 3 again when its rows are full; downloads are not limited.</p>
        <h3>Please note</h3>
        <p>During the warranty this does not replace the maker’s service book. Keep the invoices with your sheets.</p>`,
      customTextarea: 'Owners who keep a record visit me less often. My loss, the car’s gain.',
      productCardLists: [
        'Free of charge',
        '5 A4 pages, ready to print',
        'For cars and motorcycles',
        'Unlimited downloads',
      ],
      specifications: [
        ['Format', 'PDF, A4'],
        ['Pages', '5'],
        ['Languages', 'Indonesian, English'],
        ['Download limit', 'None'],
      ],
    },
  },
  reviews: [
    {
      author: 'Wulan Septiani',
      email: 'wulan.septiani@example.com',
      rating: 5,
      language: 'id',
      text: 'Saya cetak untuk Vario dan Agya. Jadwalnya tinggal centang, suami tidak lupa lagi ganti oli gardan.',
      date: '2026-02-14',
      verified: true,
    },
    {
      author: 'Johan Pratama',
      email: 'johan.pratama@example.com',
      rating: 4,
      language: 'id',
      text: 'Gratis dan rapi. Akan lebih enak kalau ada versi A5 untuk laci motor.',
      date: '2026-04-30',
      verified: true,
    },
    {
      author: 'Katherine Budiman',
      email: 'katherine.budiman@example.com',
      rating: 5,
      language: 'en',
      text: 'Sold my Rush last month and the buyer loved the record. The cost summary was an eye-opener for me too.',
      date: '2026-10-22',
      verified: true,
    },
  ],
};
