import type * as english from '../en/order-add.ts';
import type { Translation } from '../template.ts';

/** An order that an operator takes for somebody. */
export const orderAdd: Translation<typeof english.orderAdd> = {
  purpose: 'Terima pesanan lewat telepon atau chat, dengan aturan checkout; pembeli dikirimi email',
  arguments: { items: 'SKU produk atau varian dengan jumlahnya: STP-BRK-DOT4-300:2' },
  recipient: 'penerima lain: {what}',
  options: {
    customer: 'nomor, nama pengguna, atau email akun pemesan; alamatnya dipakai kalau tidak ada yang diberikan',
    pay: 'bacs (transfer bank) atau cod (bayar di tempat); tanpa ini yang pertama ditawarkan',
    delivery: 'cara pengiriman seperti ditampilkan --dry-run; tanpa ini yang pertama',
    code: 'kode kupon dan kartu hadiah, dipisahkan koma',
    note: 'permintaan pembeli, tercetak di slip paket',
    gift: 'kirim sebagai hadiah: pesan untuk penerima, tercetak di slip paket sebagai gantinya, paling banyak 200 karakter',
    'buyer-language': 'id atau en, untuk email dan halaman pesanan; jika tidak, bahasa akun atau toko',
    'dry-run': 'tampilkan biayanya, tanpa memesan apa pun',
  },
  examples: [
    [
      'orders add STP-BRK-DOT4-300:2 --customer sari@example.com --pay bacs --dry-run',
      'berapa biayanya, dan bagaimana bisa dikirim',
    ],
    [
      'orders add STP-BRK-DOT4-300:2 --name "Sari Dewi" --email sari@example.com --phone "0812 3456 7890" --address "Jl. Melati 8" --district Menteng --city "Jakarta Pusat" --province "DKI Jakarta" --postcode 10310 --pay cod',
      'untuk pembeli tanpa akun',
    ],
    [
      'orders add STP-BRK-DOT4-300 --customer sari@example.com --to-name "Ayu Lestari" --to-address "Jl. Kenanga 3" --to-city Bandung --to-province "Jawa Barat" --to-postcode 40115 --code 7F3A-0C9D-52E1-B846-A1D0',
      'dikirim ke orang lain, dan dibayar dengan kartu hadiah',
    ],
  ],
  unknownCustomer: 'Tidak ada akun {who}.',
  deliveries: 'Cara pengiriman: {methods}',
  payment: 'Pembayaran: {payment}',
  would: 'Tidak ada yang dipesan. Tanpa --dry-run pesanan akan dibuat, dan {email} dikirimi email.',
  done: 'Pesanan {id}: {status}. {email} dikirimi email.',
  other: 'Checkout menolak pesanan ini ({code}). Tidak ada yang dipesan.',
  refusals: {
    SKU_NOT_SOLD:
      '{sku} tidak bisa dipesan: tidak ada, tidak terbit, atau masih ada pilihannya. Varian dipesan dengan SKU-nya sendiri.',
    SOLD_INDIVIDUALLY: '{name} hanya dijual satu buah per pesanan.',
    OIL_NOT_REGISTERED: '{name} adalah oli tanpa NPT dan tidak dijual.',
    SOLD_OUT_AT_CHECKOUT: '{name} sudah habis.',
    TOO_FEW_AT_CHECKOUT: 'Stok {name} tinggal {available}.',
    RESERVATION_LOST: '{name} baru saja terjual kepada orang lain. Tidak ada yang dipesan.',
    UNPAID_PRODUCT_LIMIT:
      'Tanpa akun, {name} dijual paling banyak {limit} buah sebelum dibayar (orders.unpaidGuestPiecesOfProduct).',
    UNPAID_PIECES_LIMIT: 'Tanpa akun, paling banyak {limit} buah dijual sebelum dibayar (orders.unpaidGuestPieces).',
    COUNTRY_NOT_SERVED: 'Toko tidak menjual ke {country}.',
    NO_SHIPPING_ADDRESS: 'Alamat pengiriman perlu negara.',
    ADDRESS_INVALID: 'Tidak ada yang dipesan: {problems}.',
    COUPON_INVALID_REMOVED: 'Kupon {coupon} tidak berlaku untuk pesanan ini. “coupons show {coupon}” menjelaskannya.',
    COUPON_OF_OTHERS_REMOVED: 'Kupon {coupon} untuk alamat email lain.',
    COUPON_LIMIT_REACHED: 'Kuota sebuah kupon sudah habis.',
    COUPON_UNKNOWN: 'Tidak ada kupon atau kartu hadiah berkode {coupon}.',
    GIFT_CARD_EXPIRED: 'Masa berlaku sebuah kartu hadiah sudah lewat; lihat “gift-cards list”.',
    GIFT_CARD_EMPTY: 'Sebuah kartu hadiah sudah kosong; lihat “gift-cards list”.',
    GIFT_CARD_VOID: 'Sebuah kartu hadiah bermata uang lain daripada pesanan ini.',
    GIFT_CARD_CHANGED: 'Sebuah kartu hadiah dipakai pada saat yang sama. Tidak ada yang dipesan; coba lagi.',
    COUPON_FAILED: 'Satu pesanan dibayar dengan paling banyak sepuluh kartu hadiah.',
    NO_SHIPPING_METHOD: 'Tidak ada pengiriman ke alamat ini.',
    SHIPPING_METHOD_UNAVAILABLE:
      'Pesanan ini tidak dikirim dengan “{id}”. --dry-run tanpa --delivery menampilkan caranya.',
    PAYMENT_METHOD_INVALID:
      'Pesanan ini tidak bisa dibayar seperti itu. “bacs” dengan transfer, “cod” di tempat, kalau diatur begitu.',
    SHOP_NOT_OPEN: 'Toko belum menerima pesanan. “config check” menyebut apa yang belum ada.',
    CUSTOMER_FORBIDDEN: 'Akun itu tidak ada.',
  },
};
