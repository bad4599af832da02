import type { Language } from '#contract/languages.ts';
import type { StoreSettings } from '#contract/site-settings.ts';
import { bilingual } from '../bilingual.ts';
import { formatDecimal, formatMoney } from '../format.ts';

export const PRODUCT = bilingual(
  {
    products: 'Products',
    from: 'from',
    free: 'Free',
    onSale: 'Sale',
    salePrice: 'Sale price',
    regularPrice: 'Regular price',
    unitPrice: (price: string, per: string) => `${price} per ${per}`,
    noPrice: 'Price on request',
    rated: (rating: string) => `Rated ${rating} out of 5`,
    ratedBy: (rating: string, count: number) =>
      `Rated ${rating} out of 5 in ${count === 1 ? '1 review' : `${count} reviews`}`,
    reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
    noReviews: 'No reviews yet',
    sold: (atLeast: string) => `${atLeast}+ sold`,
    inStock: 'In stock',
    upTo: (discount: string) => `up to ${discount}`,
    low: (left: number) => `Only ${left} left`,
    backorder: 'On backorder',
    partlyBackordered: (inStock: number, backordered: number) => `${inStock} in stock, ${backordered} on backorder`,
    outOfStock: 'Out of stock',
    quickAdd: (name: string) => `Add to cart: ${name}`,
    adding: 'Adding…',
    chooseOptionsOf: (name: string) => `Choose options: ${name}`,
    view: 'View product',
    viewProduct: (name: string) => `View product: ${name}`,
    add: 'Add to cart',
    orderNow: 'Order now',
    chooseOptions: 'Choose options',
    closeOptions: 'Close the options',
    notForSale: 'Not available',
    sku: 'SKU',
    photos: 'Product photos',
    choosePhoto: 'Choose a photo',
    photo: (number: number) => `Photo ${number}`,
    soldOut: 'Sold out',
    alternative: 'In stock now, and most like it:',
    changesOther: (label: string) => `Also changes: ${label}`,
    pickOne: 'not chosen yet',
    applyChoice: 'Show this choice',
    quantity: 'Quantity',
    less: 'Decrease quantity',
    more: 'Increase quantity',
    mostYouCanBuy: (limit: number) => `We have only ${limit} left.`,
    dispatch: 'Sent within 1–\u20602 working days',
    dispatchFrom: (day: string) => `Sent from ${day} on`,
    orderFrom: (day: string) => `Can be ordered again from ${day} on`,
    backorderHint: 'We send it as soon as it reaches our warehouse.',
    externalHint: 'Sold by our partner, on their own site.',
    buyOutside: 'Buy from our partner',
    groupHint: 'Choose what you need: every product is bought on its own.',
    showParts: 'See the products',
    parts: 'In this collection',
    isGroup: 'Several products',
    freeShipping: (amount: string) => `Free delivery from ${amount}`,
    genuine: 'Genuine product, sealed, with the production date printed on the pack',
    cash: 'Cash on delivery',
    returns: 'Damaged or not what you ordered? We pay to send it back.',
    download: 'A file to download: nothing is sent by post',
    description: 'Description',
    howToUse: 'How to use and dose',
    specifications: 'Specifications',
    mechanic: 'What a mechanic says',
    weight: 'Weight',
    dimensions: 'Dimensions (l × w × h)',
    related: 'Related products',
    buyBar: 'Buy this product',
  },
  {
    products: 'Produk',
    from: 'mulai',
    free: 'Gratis',
    onSale: 'Promo',
    salePrice: 'Harga promo',
    regularPrice: 'Harga normal',
    unitPrice: (price, per) => `${price} per ${per}`,
    noPrice: 'Hubungi kami untuk harga',
    rated: (rating) => `Rating ${rating} dari 5`,
    ratedBy: (rating, count) => `Rating ${rating} dari 5, ${count} ulasan`,
    reviews: (count) => `${count} ulasan`,
    noReviews: 'Belum ada ulasan',
    sold: (atLeast) => `Terjual ${atLeast}+`,
    inStock: 'Stok tersedia',
    upTo: (discount) => `s.d. ${discount}`,
    low: (left) => `Sisa ${left}`,
    backorder: 'Inden',
    partlyBackordered: (inStock, backordered) => `${inStock} tersedia, ${backordered} inden`,
    outOfStock: 'Stok habis',
    quickAdd: (name) => `Tambah ke keranjang: ${name}`,
    adding: 'Menambahkan…',
    chooseOptionsOf: (name) => `Pilih varian: ${name}`,
    view: 'Lihat produk',
    viewProduct: (name) => `Lihat produk: ${name}`,
    add: 'Tambah ke keranjang',
    orderNow: 'Pesan sekarang',
    chooseOptions: 'Pilih varian',
    closeOptions: 'Tutup pilihan',
    notForSale: 'Belum tersedia',
    sku: 'SKU',
    photos: 'Foto produk',
    choosePhoto: 'Pilih foto',
    photo: (number) => `Foto ${number}`,
    soldOut: 'Habis',
    alternative: 'Yang paling mirip dan masih ada stok:',
    changesOther: (label) => `Mengubah ${label}`,
    pickOne: 'belum dipilih',
    applyChoice: 'Tampilkan pilihan ini',
    quantity: 'Jumlah',
    less: 'Kurangi jumlah',
    more: 'Tambah jumlah',
    mostYouCanBuy: (limit) => `Stok kami tinggal ${limit}.`,
    dispatch: 'Dikirim dalam 1–\u20602 hari kerja',
    dispatchFrom: (day) => `Dikirim mulai ${day}`,
    orderFrom: (day) => `Bisa dipesan lagi mulai ${day}`,
    backorderHint: 'Kami kirim begitu barang tiba di gudang.',
    externalHint: 'Dijual oleh mitra kami di situs mereka.',
    buyOutside: 'Beli di mitra kami',
    groupHint: 'Pilih yang Anda perlukan: setiap produk dibeli sendiri-sendiri.',
    showParts: 'Lihat produknya',
    parts: 'Isi koleksi ini',
    isGroup: 'Beberapa produk',
    freeShipping: (amount) => `Gratis ongkir mulai ${amount}`,
    genuine: 'Produk asli, segel utuh, tanggal produksi tercetak di kemasan',
    cash: 'Bisa bayar di tempat (COD)',
    returns: 'Rusak atau salah kirim? Ongkos retur kami tanggung.',
    download: 'Berkas digital untuk diunduh, tanpa pengiriman',
    description: 'Deskripsi',
    howToUse: 'Cara pakai dan takaran',
    specifications: 'Spesifikasi',
    mechanic: 'Kata mekanik',
    weight: 'Berat',
    dimensions: 'Dimensi (p × l × t)',
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

/** In place of a price that a product has not: a group's parts have theirs. */
export const noPriceText = (text: ProductTexts, type: string): string =>
  type === 'grouped' ? text.isGroup : text.noPrice;

/** "€8.78 per L". */
export const unitPriceText = (text: ProductTexts, unit: { readonly cents: number; readonly per: string }): string =>
  text.unitPrice(formatMoney(unit.cents), unit.per);

export type StockFacts =
  | { readonly kind: 'in' | 'backorder' | 'out' }
  | { readonly kind: 'low'; readonly left: number };

export function stockText(text: ProductTexts, stock: StockFacts): string {
  if (stock.kind === 'low') return text.low(stock.left);
  return { in: text.inStock, backorder: text.backorder, out: text.outOfStock }[stock.kind];
}

interface BackorderFacts {
  readonly quantity: number;
  /** Pieces of these that are beyond the stock. */
  readonly backordered: number;
}

/** "3 in stock, 2 on backorder", or of all of them what the product's page says. */
export const backorderText = (text: ProductTexts, { quantity, backordered }: BackorderFacts): string =>
  backordered < quantity ? text.partlyBackordered(quantity - backordered, backordered) : text.backorder;

type DiscountFacts = Pick<PriceFacts, 'current' | 'regular'> & {
  readonly percentOff: number;
  /** Not all that the price stands for is reduced by that much. */
  readonly isUpTo?: boolean;
};

/** "−18%" or "up to −18%" with a typographic minus, "−€5.00" or "Sale", as the shop wants it; null without a discount. */
export function saleBadgeText(
  text: ProductTexts,
  { current, regular, percentOff, isUpTo = false }: DiscountFacts,
  badge: StoreSettings['saleBadge'],
): string | null {
  if (percentOff === 0) return null;
  const amount = regular > current ? `−${formatMoney(regular - current)}` : text.onSale;
  const percent = `−${percentOff}%`;
  return { percent: isUpTo ? text.upTo(percent) : percent, amount, onSale: text.onSale, hidden: null }[badge];
}

/** With one decimal: "4.8", in Indonesian "4,8". */
export const ratingText = (rating: number, language: Language): string =>
  formatDecimal(rating, language, { fractionDigits: 1 });
