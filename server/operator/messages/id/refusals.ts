import type * as english from '../en/refusals.ts';
import type { Translation } from '../template.ts';

export const refusals: Translation<typeof english.refusals> = {
  ORDER_UNKNOWN: 'Tidak ada pesanan {id}.',
  ORDER_CANNOT_BECOME: 'Pesanan {id} berstatus {from}; tidak dapat menjadi {to}.',
  ORDER_IS_ALREADY: 'Pesanan {id} sudah berstatus {to}. Tidak ada yang diubah.',
  ORDER_IS_PAID: 'Pesanan {id} sudah lunas. Kembalikan dananya dengan “orders refund”.',
  ORDER_ON_HOLD:
    'Pesanan {id} masih menunggu pembayaran. Kalau uangnya sudah masuk: orders paid {id}. Untuk mengirim sebelum dibayar: orders release {id}.',
  ORDER_NOT_SENT: 'Pesanan {id} belum dikirim. Hapus “--correct”.',
  ORDER_NOT_COLLECTED: 'Pesanan {id} tidak diambil pembelinya. Untuk mengirimnya: orders ship {id}.',
  ORDER_NOT_PACKED: 'Pesanan {id} berstatus {status}; hanya pesanan berstatus processing yang dapat dinyatakan siap.',
  ORDER_READY: 'Pesanan {id} sudah siap dan pembelinya sudah dikabari. Kalau sudah diambil: orders complete {id}.',
  ORDER_ANONYMOUS: 'Pembeli pesanan {id} sudah dianonimkan dan tidak bisa disurati. Tidak ada yang diubah.',
  ORDER_MAIL_UNKNOWN:
    'Email itu untuk pesanan {id} tidak ada di kotak keluar: belum pernah ditulis, atau terkirim lebih dari 90 hari lalu. “orders note --to-buyer” menulis yang baru.',
  ADDRESSES_UNCHANGED: 'Pesanan {id} sudah berisi itu. Tidak ada yang diubah.',
  ADDRESSES_FIXED: 'Pesanan {id} berstatus {status}. Hanya alamat emailnya yang masih bisa dibetulkan.',
  ADDRESS_INVALID: 'Tidak ada yang diubah: {problems}.',
  COUNTRY_NOT_SERVED: 'Toko tidak menjual ke {country}. Tidak ada yang diubah.',
  NO_SHIPPING_ADDRESS: 'Alamat pengiriman perlu negara. Tidak ada yang diubah.',
  SHIPMENT_UNCHANGED: 'Pesanan {id} sudah menyebut paket ini. Tidak ada yang diubah.',
  ORDER_NOT_PAID: 'Pesanan {id} belum dibayar.',
  PAYMENT_NOT_BY_HAND:
    'Pesanan {id} tidak ditandai lunas secara manual. Kembalikan uangnya dengan “orders refund”; pembeli diberi tahu.',
  ORDER_HAS_REFUNDS: 'Sebagian dana pesanan {id} sudah dikembalikan; pembayarannya tetap.',
  PAYMENT_UNAVAILABLE: 'Penyedia pembayaran tidak menjawab. Tidak ada yang diubah; coba lagi.',
  RESERVATION_LOST: 'Stok {name} sudah tidak cukup. Tidak ada yang diubah; batalkan pesanannya dan kembalikan uangnya.',
  GIFT_CARD_CHANGED:
    'Isi kartu hadiah pesanan ini sudah tidak cukup. Tidak ada yang diubah; batalkan pesanannya dan kembalikan uangnya.',
  COUPON_LIMIT_REACHED:
    'Kuota kupon pesanan ini sudah habis. Tidak ada yang diubah; batalkan pesanannya dan kembalikan uangnya.',
  REFUND_EMPTY: 'Tidak ada yang dapat dikembalikan dari pesanan {id}.',
  ORDER_WAS_FREE:
    'Pesanan {id} gratis: tidak ada dana yang dikembalikan. Selama belum ada yang dikirim, batalkan dengan: orders cancel {id}.',
  REFUND_LINE_UNKNOWN: 'Pesanan {id} tidak punya baris {line}, atau baris itu disebut dua kali.',
  REFUND_TOO_MUCH: 'Dari pesanan {id} hanya tersisa {left} untuk dikembalikan.',
  REFUND_TOO_MANY: 'Dari baris {line} hanya tersisa {left} buah untuk dikembalikan.',
  REFUND_DECLINED:
    'Penyedia pembayaran menolak pengembalian {refund} dari pesanan {id}: {reason}. Setelah dananya Anda transfer sendiri: orders refund {id} --by-hand {refund}',
  REFUND_NOT_FAILED:
    'Pesanan {id} tidak punya pengembalian {refund} yang gagal. “orders show {id}” menampilkan semuanya.',
  REFUND_NOT_OWED:
    'Pengembalian {refund} dari pesanan {id} tidak terutang lagi: dananya sudah dikembalikan dengan cara lain.',
  COUPON_UNKNOWN: 'Tidak ada kupon {coupon}.',
  GIFT_CARD_MISSING: 'Tidak ada kartu hadiah {id}, atau sudah dibatalkan.',
  GIFT_CARD_CODE_INVALID: 'Kode kartu hadiah terdiri dari 16 sampai 40 huruf dan angka.',
  GIFT_CARD_CODE_TAKEN: 'Sudah ada kartu hadiah dengan kode ini.',
  GIFT_CARD_AMOUNT_INVALID: 'Isi kartu hadiah harus di atas nol dan paling banyak {maximum}.',
  GIFT_CARD_DAY_OVER: 'Hari terakhir kartu hadiah ini sudah lewat.',
  REVIEW_UNKNOWN: 'Tidak ada ulasan {id}.',
  RETURN_UNKNOWN: 'Tidak ada retur {id}.',
  RETURN_ANSWERED: 'Retur {id} sudah {from}.',
  ORDERS_OPEN:
    'Pesanan ini belum tuntas: {ids}. Selesaikan, kembalikan dananya, atau batalkan dahulu; --force menganonimkannya apa adanya.',
  CUSTOMER_FORBIDDEN: 'Pelanggan itu tidak ada.',
  NAME_TAKEN: 'Sudah ada yang bernama {slug}.',
  NAME_UNKNOWN: 'Tidak ada yang bernama {slug}.',
  CATEGORY_BELOW_ITSELF: '{slug} akan berada di bawah dirinya sendiri.',
  STILL_USED: '{slug} dipakai {products} produk. Ubah produknya dulu; kategori tetap dihapus dengan --force.',
  FIELDS_INVALID: 'Tidak ada yang diubah. Tidak sah: {fields}.',
  SKU_IN_USE: 'Sudah ada yang memakai SKU {sku}.',
  PRODUCT_ORDERED:
    '{sku} pernah dipesan, jadi tetap ada. “products edit {sku} --status private” menyembunyikannya dari toko.',
  LAST_VARIATION: '{sku} satu-satunya variasi produknya. Hapus produknya.',
  SKU_UNKNOWN: 'Tidak ada produk dengan SKU {sku}.',
  STOCK_INVALID: 'Jumlah itu tidak dapat menjadi stok {sku}: sekarang ada {onHand}.',
  STOCK_UNCOUNTED: 'Stok {sku} tidak dihitung. Isi angka tanpa + atau - untuk mulai menghitungnya.',
  STOCK_ELSEWHERE: '{sku} tidak punya stok sendiri: stoknya ada pada variasinya, atau di toko lain.',
  PRICED_BY_VARIATIONS: '{sku} tidak punya harga sendiri: harganya ada pada variasi atau bagiannya.',
  PRICE_INVALID: 'Harga {sku} tidak boleh seperti itu ({field}).',
  SALE_NOT_LOWER: 'Harga promo {sku} harus lebih rendah daripada harga normalnya.',
  NO_SALE: '--from dan --to memerlukan promo, tetapi {sku} tidak punya harga promo. Tambahkan --sale.',
};
