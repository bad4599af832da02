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
  whatsapp: '6281100001954',
  email: 'halo@stp-indonesia.example',
  social: [
    { icon: 'brand-instagram', name: 'Instagram', url: 'https://www.instagram.com/' },
    { icon: 'brand-tiktok', name: 'TikTok', url: 'https://www.tiktok.com/' },
    { icon: 'brand-youtube', name: 'YouTube', url: 'https://www.youtube.com/' },
    { icon: 'brand-facebook', name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
  storeSettings: {
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
  },
} as const;

/** The eight fixed category tiles, in shelf order, with the colour each one is known by. */
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

/** Address of a chat with the number; `text` is filled in, ready to be sent. */
export const whatsappChat = (number: string, text = ''): string =>
  `https://wa.me/${number}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
