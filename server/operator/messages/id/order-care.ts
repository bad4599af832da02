import type * as english from '../en/order-care.ts';
import type { Translation } from '../template.ts';

const number = 'nomor pesanan';

/** Options that name a person and an address. */
export const addressOptions: Translation<typeof english.addressOptions> = {
  options: {
    email: 'alamat email tujuan kabar pesanan',
    phone: 'nomor telepon',
    name: 'nama depan dan belakang',
    company: 'nama perusahaan',
    'tax-number': 'NPWP perusahaan, untuk faktur',
    address: 'jalan dan nomor rumah',
    detail: 'blok, lantai, atau patokan',
    district: 'kecamatan',
    city: 'kota atau kabupaten',
    province: 'provinsi, nama atau kodenya',
    postcode: 'kode pos',
    country: 'kode negara, misalnya ID',
  },
  wrongPhone: 'harus nomor telepon: 6 sampai 15 angka',
  wrongTaxNumber: 'harus 16 angka, 15 di kartu lama, atau 22 untuk NITKU',
  problem: { missing: '{name} belum diisi', wrong: '{name} tidak sah' },
  roles: { billing: 'penagihan', shipping: 'pengiriman' },
};

/** What an operator does for an order besides its lifecycle. */
export const orderCare: Translation<typeof english.orderCare> = {
  edit: {
    purpose: 'Betulkan alamat, nomor telepon, atau email sebuah pesanan',
    arguments: { number },
    options: {
      only: 'billing (penagihan) atau delivery (pengiriman), kalau hanya satu alamat yang dimaksud',
      'new-link': 'tautan di email sebelumnya tidak lagi membuka pesanan: terkirim ke orang lain; lalu “orders mail”',
      'dry-run': 'tampilkan apa yang akan berubah, tanpa mengubah apa pun',
    },
    examples: [
      ['orders edit 1001 --email sari@example.com --new-link', 'boleh juga setelah pesanan dikirim'],
      ['orders edit 1001 --address "Jl. Melati 8" --postcode 12160 --dry-run', 'menampilkan apa yang akan berubah'],
      ['orders edit 1001 --phone "0812 3456 7890" --only delivery', 'nomor telepon penerima paket'],
    ],
    nothing: 'Sebutkan apa yang dibetulkan, misalnya --phone atau --address. “orders edit --help” menampilkan opsinya.',
    which: 'Alamat penagihan dan pengiriman berbeda. Sebutkan yang mana: --only billing atau --only delivery.',
    onlyBilling: 'termasuk alamat penagihan; hilangkan “--only delivery”',
    costs: 'Ongkir dan pajak tetap seperti saat dipesan ({delivery}): tidak ada yang dihitung ulang.',
    invoice: 'Faktur {number} tetap seperti saat diterbitkan.',
    done: 'Pesanan {id}: sudah dibetulkan.',
    would: 'Tidak ada yang diubah. Tanpa --dry-run pesanan akan dibetulkan.',
  },
  mail: {
    purpose: 'Kirim lagi sebuah email tentang pesanan kepada pembelinya',
    arguments: { number },
    options: { kind: '{kinds}; tanpa opsi ini yang terakhir' },
    examples: [
      ['orders mail 1001', 'yang terakhir, ke alamat email pesanan yang sekarang'],
      ['orders mail 1001 --kind order-received', 'dengan rekening tujuan transfer'],
    ],
    done: 'Pesanan {id}: “{kind}” dikirim ke {to}.',
  },
  unpaid: {
    purpose: 'Cabut tanda lunas sebuah pesanan; pesanan kembali menunggu uangnya dan stoknya tetap dipegang',
    arguments: { number },
    options: { message: 'untuk pembeli, lewat email dan di halaman pesanan; tanpa ini pembeli tidak disurati' },
    examples: [
      ['orders unpaid 1001', '“orders paid” dimaksudkan untuk pesanan lain'],
      ['orders unpaid 1001 --message "Mohon abaikan email kami sebelumnya: …"', 'pembeli sudah menerima email lunas'],
    ],
    wasReady:
      'Pembelinya sudah diberi tahu pesanan siap diambil, dan belum tahu pesanan menunggu pembayaran: orders note {id} "…" --to-buyer',
    invoice: 'Faktur {number} tetap: nomor itu dipakai pesanan ini kalau sudah lunas.',
  },
  note: {
    purpose: 'Tulis catatan pada sebuah pesanan: hanya untuk toko, atau untuk pembeli',
    arguments: { number, text: 'isi catatan' },
    options: { 'to-buyer': 'pembeli menerimanya lewat email dan melihatnya di halaman pesanan' },
    examples: [
      ['orders note 1001 "Sudah ditelepon: titip ke satpam"', 'hanya tampil di “orders show”'],
      ['orders note 1001 "Yang biru habis sampai Jumat." --to-buyer', 'email untuk pembeli'],
    ],
    done: 'Pesanan {id}: sudah dicatat.',
    sent: 'Pesanan {id}: sudah dicatat, dan dikirim ke {email}.',
    seen: '{text} (dilihat pembeli)',
  },
};
