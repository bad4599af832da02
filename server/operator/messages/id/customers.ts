import type * as english from '../en/customers.ts';
import type { Translation } from '../template.ts';

const listed = (command: string): string => `seperti di “${command} list”`;

export const customers: Translation<typeof english.customers> = {
  reviews: {
    purpose: 'Ulasan: daftar, setujui, tolak, jawab',
    list: {
      purpose: 'Tampilkan ulasan yang menunggu keputusan toko, yang terlama lebih dahulu',
      arguments: {},
      options: {
        status: 'held (tanpa opsi ini), approved, atau rejected',
        unanswered: 'hanya ulasan yang belum dijawab toko',
        limit: 'jumlah paling banyak (50)',
      },
      examples: [
        ['reviews list', 'yang menunggu'],
        ['reviews list --status approved --unanswered', 'yang sudah tayang dan belum dijawab'],
      ],
    },
    approve: {
      purpose: 'Tampilkan ulasan di toko',
      arguments: { number: listed('reviews') },
      options: {},
      examples: [['reviews approve 12', 'semua orang dapat membacanya']],
      done: 'Disetujui: {number} dari {author}',
    },
    reject: {
      purpose: 'Sembunyikan ulasan; penulisnya tidak dapat mengulas produk itu lagi',
      arguments: { number: listed('reviews') },
      options: {},
      examples: [['reviews reject 12', 'tidak ada yang membacanya']],
      done: 'Ditolak: {number} dari {author}',
    },
    answer: {
      purpose: 'Jawab ulasan; jawaban tampil di bawahnya begitu ulasan disetujui',
      arguments: { number: listed('reviews'), text: 'jawaban dalam bahasa ulasannya, paling banyak 2.000 karakter' },
      options: { remove: 'cabut jawaban' },
      examples: [
        [
          'reviews answer 12 "Terima kasih! Kocok dulu botolnya supaya tercampur rata."',
          'menggantikan jawaban sebelumnya',
        ],
        ['reviews answer 12 --remove', 'ulasan tampil tanpa jawaban lagi'],
      ],
      which: 'Isi teks jawaban atau --remove, salah satu saja.',
      done: 'Dijawab: {number} dari {author}',
      removed: 'Jawaban dicabut: {number} dari {author}',
    },
    columns: {
      number: 'Nomor',
      written: 'Ditulis',
      product: 'Produk',
      author: 'Penulis',
      rating: 'Bintang',
      text: 'Teks',
      answer: 'Jawaban',
    },
  },
  customers: {
    purpose: 'Pelanggan: daftar, rincian, akhiri sesi, hapus',
    list: {
      purpose: 'Tampilkan daftar pelanggan, yang terbaru lebih dahulu',
      arguments: { search: 'bagian dari nama atau alamat email' },
      options: { limit: 'jumlah paling banyak (50)' },
      examples: [['customers list sari', 'yang bernama demikian']],
    },
    show: {
      purpose: 'Tampilkan satu pelanggan, atau pesanan seorang tamu; dengan --json semua yang disimpan',
      arguments: { who: 'nomor, nama pengguna, atau alamat email' },
      options: {},
      examples: [['customers show sari@example.com', 'nama, alamat, daftar keinginan, jumlah belanja']],
      unknown: 'Tidak ada pelanggan {who}.',
    },
    logOut: {
      purpose: 'Akhiri semua sesi masuk seorang pelanggan',
      arguments: { number: listed('customers') },
      options: {},
      examples: [['customers log-out 7', 'ponselnya hilang']],
      done: 'Keluar dari semua perangkat: {number} {email}',
    },
    remove: {
      purpose:
        'Hapus data seseorang: akun, sesi masuk, keranjang, email, nama di atas ulasan; pesanan tetap bernama kecuali Anda meminta lain',
      arguments: { who: 'nomor, nama pengguna, atau email; untuk tamu emailnya' },
      options: {
        'anonymise-orders':
          'hapus juga nama, alamat, email, telepon, catatan, dan unduhan dari pesanan; jumlah uang, barang, pajak, negara, dan provinsi tetap ada. Tidak dapat dibatalkan; tanyakan kepada bagian pembukuan berapa lama nama harus disimpan',
        force: 'juga pesanan yang belum tuntas: setelah itu tidak ada yang dapat mengirimnya',
        'dry-run': 'hanya tampilkan apa yang akan dihapus',
      },
      examples: [
        ['customers remove 7 --anonymise-orders --dry-run', 'apa saja yang akan dihapus tentang seorang pelanggan'],
        ['customers remove 7', 'akunnya; pesanan tetap ada sesuai aturan pembukuan'],
        [
          'customers remove sari@example.com --anonymise-orders',
          'tamu, atau pelanggan yang masa pembukuannya sudah lewat',
        ],
      ],
      account: 'Akun: {account}',
      anonymized: 'Pesanan yang dianonimkan: {anonymized}',
      kept: 'Pesanan yang tetap bernama (--anonymise-orders menghapusnya): {kept}',
      counts:
        'Ulasan tanpa nama: {reviews}; email yang dihapus: {mails}; kupon yang ditarik: {coupons}; kabar stok yang dihentikan: {stockAlerts}',
      done: 'Dihapus: {who}',
      nothing: 'Tidak ada yang dihapus.',
      would: 'Tidak ada yang diubah: ini hanya uji coba.',
    },
    columns: {
      number: 'Nomor',
      email: 'Email',
      name: 'Nama',
      city: 'Kota',
      since: 'Sejak',
      username: 'Nama pengguna',
      billing: 'Alamat penagihan',
      shipping: 'Alamat pengiriman',
      orders: 'Pesanan',
      spent: 'Dibayar',
      refunded: 'Dikembalikan',
    },
  },
  mail: {
    purpose: 'Email: yang harus dikirim, sudah terkirim, atau gagal',
    list: {
      purpose: 'Tampilkan daftar email, yang terbaru lebih dahulu',
      arguments: {},
      options: {
        state: 'waiting, sent, atau failed',
        order: 'hanya tentang pesanan ini',
        limit: 'jumlah paling banyak (50)',
      },
      examples: [['mail list --state failed', 'yang gagal, dan sebabnya']],
    },
    show: {
      purpose: 'Tampilkan satu email; dengan --json semua yang disimpan',
      arguments: { number: listed('mail') },
      options: {},
      examples: [['mail show 40', 'untuk siapa, tentang apa, berapa kali dicoba']],
      unknown: 'Tidak ada email {number}.',
    },
    retry: {
      purpose: 'Kirim sekarang: satu email, atau semua yang gagal atau menunggu percobaan berikutnya',
      arguments: { number: 'nomor satu email; tanpa ini semua yang belum terkirim' },
      options: {},
      examples: [['mail retry', 'server email sudah pulih']],
      done: 'Segera dikirim: {count}',
      nothing: 'Tidak ada email {number} untuk dikirim: sudah terkirim, sedang dikirim, atau tidak dikenal.',
    },
    test: {
      purpose: 'Kirim satu email sekarang juga untuk memeriksa SMTP_URL dan MAIL_FROM',
      arguments: { email: 'penerimanya' },
      options: {},
      examples: [['mail test anda@example.com', 'menampilkan jawaban server email']],
      subject: 'Tes dari {name}',
      text: 'Toko {name} bisa mengirim email.',
      done: 'Server email menerimanya. Cek kotak masuk {email}, juga folder spam.',
      failed: 'Tidak terkirim: {reason}',
      noServer: 'SMTP_URL belum diisi: email disimpan sebagai file di {folder}.',
    },
    columns: {
      number: 'Nomor',
      written: 'Ditulis',
      kind: 'Email',
      to: 'Kepada',
      state: 'Status',
      attempts: 'Percobaan',
      next: 'Percobaan berikutnya',
      error: 'Kesalahan terakhir',
      order: 'Pesanan',
    },
  },
};
