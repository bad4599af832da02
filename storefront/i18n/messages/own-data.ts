import { bilingual } from '../bilingual.ts';

/** What the shop keeps about a customer. */
export const OWN_DATA = bilingual(
  {
    kept: 'What we keep, and why',
    reasons: [
      'Name, user name and e-mail address: to log you in and to write to you about your orders.',
      'Addresses and phone number: to deliver. You choose which ones stay here.',
      'Orders, returns and invoices: the law asks us to keep the figures for 10 years.',
      'Wishlist, reviews and stock alerts: because you saved or wrote them.',
      'Logins: to keep you logged in, and to log you out everywhere.',
    ] as readonly string[],
    correct: 'See and correct',
    profile: 'Profile and password',
    addresses: 'Addresses',
    orders: 'Orders',
    erase: 'Erase the account',
    consequences: [
      'Your profile, addresses, wishlist, stock alerts and cart are deleted at once, and all devices are logged out.',
      'Your reviews stay without your name. Your downloads are closed.',
      'The figures of your orders stay for 10 years, without your name and address.',
      'This cannot be undone. While an order waits for payment or delivery, the account stays.',
    ] as readonly string[],
    start: 'I want to erase my account',
    password: 'Current password',
    eraseNow: 'Erase my account for good',
    erasing: 'Erasing…',
  },
  {
    kept: 'Data yang kami simpan dan alasannya',
    reasons: [
      'Nama, nama pengguna, dan email: supaya Anda bisa masuk dan menerima kabar pesanan.',
      'Alamat dan nomor telepon: untuk pengiriman. Anda yang menentukan alamat mana yang disimpan.',
      'Pesanan, retur, dan faktur: angkanya wajib disimpan 10 tahun menurut hukum.',
      'Wishlist, ulasan, dan kabar stok: karena Anda yang menyimpan atau menulisnya.',
      'Data masuk: supaya Anda tetap masuk, dan bisa keluar dari semua perangkat.',
    ],
    correct: 'Lihat dan perbaiki',
    profile: 'Profil dan kata sandi',
    addresses: 'Alamat',
    orders: 'Pesanan',
    erase: 'Hapus akun',
    consequences: [
      'Profil, alamat, wishlist, kabar stok, dan keranjang langsung dihapus, dan semua perangkat keluar.',
      'Ulasan Anda tetap ada tanpa nama Anda. Unduhan Anda ditutup.',
      'Angka pesanan Anda disimpan 10 tahun, tanpa nama dan alamat.',
      'Tindakan ini tidak bisa dibatalkan. Selama ada pesanan yang menunggu pembayaran atau pengiriman, akun tidak bisa dihapus.',
    ],
    start: 'Saya ingin menghapus akun',
    password: 'Kata sandi saat ini',
    eraseNow: 'Hapus akun saya selamanya',
    erasing: 'Sedang dihapus…',
  },
);
