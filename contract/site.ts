/** What a shop shows and how it behaves. */
export interface StoreSettings {
  /** The cart panel opens by itself after something was added. */
  readonly autoOpenCart: boolean;
  readonly showReviews: boolean;
  readonly showFilters: boolean;
  readonly showOrderByDropdown: boolean;
  readonly showSKU: boolean;
  readonly showRelatedProducts: boolean;
  readonly showProductCategoriesOnSingleProduct: boolean;
  readonly showBreadcrumbOnSingleProduct: boolean;
  /** A line of the cart can be moved to the wishlist. */
  readonly showMoveToWishlist: boolean;
  readonly hideBillingAddressForVirtualProducts: boolean;
  /** The cart is first read after something the visitor did, not with the page. */
  readonly initStoreOnUserActionToReduceServerLoad: boolean;
  /** "−20%", "−€5.00", "Sale", or nothing. */
  readonly saleBadge: 'percent' | 'amount' | 'onSale' | 'hidden';
}

const STORE_SETTINGS: StoreSettings = {
  autoOpenCart: false,
  showReviews: true,
  showFilters: true,
  showOrderByDropdown: true,
  showSKU: true,
  showRelatedProducts: true,
  showProductCategoriesOnSingleProduct: true,
  showBreadcrumbOnSingleProduct: true,
  showMoveToWishlist: true,
  hideBillingAddressForVirtualProducts: false,
  initStoreOnUserActionToReduceServerLoad: true,
  saleBadge: 'percent',
};

/** Everything about the brand and the shop's behaviour. Another brand is another version of this file. */
export const SITE = {
  siteName: 'STP Indonesia',
  shortDescription: {
    id: 'Oli, aditif bahan bakar, dan perawatan kendaraan sejak 1954.',
    en: 'Engine oils, fuel additives and car care since 1954.',
  },
  description: {
    id: 'Toko resmi STP Indonesia: oli mesin, aditif bahan bakar, minyak rem, cairan power steering, pembersih mesin, dan perawatan kendaraan. Dikirim ke seluruh Indonesia.',
    en: 'The STP Indonesia shop: engine oils, fuel additives, brake fluid, power steering fluid, engine cleaners and car care, delivered across Indonesia.',
  },
  since: 1954,
  siteImage: '/images/og.png',
  placeholderImage: '/images/placeholder.png',
  currency: 'EUR',
  moneyLocale: 'en-US',
  /** Of the shop: a day begins and ends by it. */
  timeZone: 'Asia/Jakarta',
  /** A BCP 47 tag, or `auto`: the language of the page. */
  dateLocale: 'en-GB',
  freeShippingFrom: 5000,
  /** Countries whose shoppers see that offer. */
  freeShippingTo: ['ID'],
  /** Couriers collect no more than about five million rupiah for a parcel. */
  cashOnDelivery: { countries: ['ID'], maximum: 28_000 },
  whatsapp: '6281100001954',
  email: 'halo@stp-indonesia.example',
  /** Who sells: terms, contact page and e-mails name it. */
  seller: {
    legalName: 'PT Oli Sejak Lama',
    address: ['Jalan Bengkel Raya No. 54', 'Cengkareng', 'Jakarta Barat 11730', 'Indonesia'],
    /** Business identification number (NIB). */
    licence: '1954000019540',
    /** Tax number (NPWP) of a registered seller (PKP); null for one that is not registered. */
    taxNumber: '01.954.000.0-024.000',
    phone: '+62 21 5550 1954',
    hours: {
      id: 'Senin–Jumat 08.00–17.00 WIB, Sabtu 08.00–13.00 WIB',
      en: 'Monday to Friday 08:00–17:00 WIB, Saturday 08:00–13:00 WIB',
    },
  },
  social: [
    { icon: 'brand-instagram', name: 'Instagram', url: 'https://www.instagram.com/' },
    { icon: 'brand-tiktok', name: 'TikTok', url: 'https://www.tiktok.com/' },
    { icon: 'brand-youtube', name: 'YouTube', url: 'https://www.youtube.com/' },
    { icon: 'brand-facebook', name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
  storeSettings: STORE_SETTINGS,
} as const;

/** The eight fixed category tiles, in the order they are shown, with the colour each one is known by. */
export const CATEGORY_TILES = [
  { slug: 'oli-full-sintetik-formula', colour: 'full' },
  { slug: 'oli-sintetik-syn-formula', colour: 'syn' },
  { slug: 'campuran-oli', colour: 'oil' },
  { slug: 'campuran-bahan-bakar', colour: 'fuel' },
  { slug: 'interior-dan-eksterior', colour: 'care' },
  { slug: 'minyak-rem', colour: 'brake' },
  { slug: 'power-steering', colour: 'steer' },
  { slug: 'pembersih-mesin', colour: 'clean' },
] as const;

/** Who sells, in one line. */
export const SELLER_LINE: string = [SITE.seller.legalName, ...SITE.seller.address].join(', ');

/** A number of Indonesia for people to read: `6281100001954` → `+62 811 0000 1954`. */
export const readableNumber = (number: string): string =>
  number.replace(/^(\d{2})(\d{3})(\d{4})(\d+)$/, '+$1 $2 $3 $4');

/** Address at which WhatsApp asks with whom to share a text. */
export const whatsappShare = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Address of a chat with the number; `text` is filled in, ready to be sent. */
export const whatsappChat = (number: string, text = ''): string =>
  `https://wa.me/${number}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
