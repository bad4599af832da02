import { bilingual } from '../bilingual.ts';
import { formatMoney } from '../format.ts';

export const PRODUCT = bilingual(
  {
    products: 'Products',
    from: 'from',
    free: 'Free',
    salePrice: 'Sale price',
    regularPrice: 'Regular price',
    unitPrice: (price: string, per: string) => `${price} per ${per}`,
    noPrice: 'Price on request',
    rated: (rating: string) => `Rated ${rating} out of 5`,
    reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
    noReviews: 'No reviews yet',
    inStock: 'In stock',
    low: (left: number) => `Only ${left} left`,
    backorder: 'On backorder',
    outOfStock: 'Out of stock',
    quickAdd: (name: string) => `Add to cart: ${name}`,
    adding: 'Adding…',
    chooseOptionsOf: (name: string) => `Choose options: ${name}`,
    viewProduct: (name: string) => `View: ${name}`,
    add: 'Add to cart',
    orderNow: 'Order now',
    chooseOptions: 'Choose options',
    notForSale: 'Not available',
    sku: 'SKU',
    photos: 'Product photos',
    photo: (number: number) => `Photo ${number}`,
    photoCount: (number: number, total: number) => `${number} / ${total}`,
    soldOut: 'Sold out',
    changesOther: (label: string) => `Changes ${label}`,
    pickOne: 'not chosen yet',
    applyChoice: 'Show this choice',
    quantity: 'Quantity',
    less: 'Less',
    more: 'More',
    mostYouCanBuy: (limit: number) => `${limit} is all we have.`,
    dispatch: 'Sent within 1–2 working days',
    backorderHint: 'We send it as soon as it reaches our warehouse.',
    externalHint: 'Sold by our partner, on their own site.',
    freeShipping: (amount: string) => `Free shipping from ${amount}`,
    genuine: 'Genuine product, sealed, with the production date printed on the pack',
    download: 'A file to download: nothing is sent by post',
    description: 'Description',
    howToUse: 'How to use and dose',
    specifications: 'Specifications',
    reviewsTab: (count: number) => `Reviews (${count})`,
    mechanic: 'What a mechanic says',
    weight: 'Weight',
    dimensions: 'Dimensions (l × w × h)',
    averageOf: (count: number) => (count === 1 ? 'from 1 review' : `from ${count} reviews`),
    starCount: (stars: number, count: number) =>
      `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count === 1 ? '1 review' : `${count} reviews`}`,
    verified: 'Verified purchase',
    related: 'Related products',
    buyBar: 'Buy this product',
  },
  {
    products: 'Produk',
    from: 'mulai',
    free: 'Gratis',
    salePrice: 'Harga promo',
    regularPrice: 'Harga normal',
    unitPrice: (price, per) => `${price} per ${per}`,
    noPrice: 'Hubungi kami untuk harga',
    rated: (rating) => `Rating ${rating} dari 5`,
    reviews: (count) => `${count} ulasan`,
    noReviews: 'Belum ada ulasan',
    inStock: 'Stok tersedia',
    low: (left) => `Sisa ${left}`,
    backorder: 'Inden',
    outOfStock: 'Stok habis',
    quickAdd: (name) => `Tambah ke keranjang: ${name}`,
    adding: 'Sedang ditambahkan…',
    chooseOptionsOf: (name) => `Pilih varian: ${name}`,
    viewProduct: (name) => `Lihat: ${name}`,
    add: 'Tambah ke keranjang',
    orderNow: 'Pesan sekarang',
    chooseOptions: 'Pilih varian',
    notForSale: 'Belum tersedia',
    sku: 'SKU',
    photos: 'Foto produk',
    photo: (number) => `Foto ${number}`,
    photoCount: (number, total) => `${number} / ${total}`,
    soldOut: 'Habis',
    changesOther: (label) => `Mengubah ${label}`,
    pickOne: 'belum dipilih',
    applyChoice: 'Tampilkan pilihan ini',
    quantity: 'Jumlah',
    less: 'Kurangi',
    more: 'Tambah',
    mostYouCanBuy: (limit) => `Stok kami tinggal ${limit}.`,
    dispatch: 'Dikirim dalam 1–2 hari kerja',
    backorderHint: 'Kami kirim begitu barang tiba di gudang.',
    externalHint: 'Dijual oleh mitra kami, di situs mereka sendiri.',
    freeShipping: (amount) => `Gratis ongkir mulai ${amount}`,
    genuine: 'Produk asli, segel utuh, tanggal produksi tercetak di kemasan',
    download: 'Berkas untuk diunduh: tidak ada yang dikirim',
    description: 'Deskripsi',
    howToUse: 'Cara pakai dan takaran',
    specifications: 'Spesifikasi',
    reviewsTab: (count) => `Ulasan (${count})`,
    mechanic: 'Kata mekanik',
    weight: 'Berat',
    dimensions: 'Dimensi (p × l × t)',
    averageOf: (count) => `dari ${count} ulasan`,
    starCount: (stars, count) => `${stars} bintang: ${count} ulasan`,
    verified: 'Pembelian terverifikasi',
    related: 'Produk terkait',
    buyBar: 'Beli produk ini',
  },
);

type ProductTexts = (typeof PRODUCT)['en'];

interface PriceFacts {
  readonly current: number;
  readonly regular: number;
  readonly isFrom: boolean;
}

/** Texts for the component `ui/price`. */
export const priceText = (text: ProductTexts, { current, regular, isFrom }: PriceFacts) => ({
  current: current === 0 ? text.free : formatMoney(current),
  regular: regular > current ? formatMoney(regular) : undefined,
  prefix: isFrom ? text.from : undefined,
  labels: { current: text.salePrice, regular: text.regularPrice },
});

/** "€8.78 per L", "€1.73 per 100 ml". */
export const unitPriceText = (text: ProductTexts, unit: { readonly cents: number; readonly per: string }): string =>
  text.unitPrice(formatMoney(unit.cents), unit.per.replace(/^1 /, ''));

/** Keeps a pack size at the end of a name in one line: "150 ml". */
export const withUnbrokenPackSize = (name: string): string => name.replace(/(\d) (?=\p{Letter}{1,2}$)/u, '$1\u00a0');

export type StockFacts =
  | { readonly kind: 'in' | 'backorder' | 'out' }
  | { readonly kind: 'low'; readonly left: number };

export function stockText(text: ProductTexts, stock: StockFacts): string {
  if (stock.kind === 'low') return text.low(stock.left);
  return { in: text.inStock, backorder: text.backorder, out: text.outOfStock }[stock.kind];
}

/** The typographic minus is part of the badge: "−18%". */
export const saleBadgeText = (percentOff: number): string => `−${percentOff}%`;

/** With one decimal: "4.8". */
export const ratingText = (rating: number): string => rating.toFixed(1);
