import type { Site, StoreSettings } from './site-settings.ts';

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

/** The brand of the demo. Another brand has its own settings in a file. */
export const DEMO_SITE: Site = {
  siteName: 'STP Indonesia',
  hasWordmark: true,
  shortDescription: {
    id: 'Oli, aditif bahan bakar, dan perawatan kendaraan sejak 1954.',
    en: 'Engine oils, fuel additives and car care since 1954.',
  },
  description: {
    id: 'Toko resmi STP Indonesia: oli mesin, aditif bahan bakar, minyak rem, cairan power steering, pembersih mesin, dan perawatan kendaraan. Dikirim ke seluruh Indonesia.',
    en: 'The STP Indonesia shop: engine oils, fuel additives, brake fluid, power steering fluid, engine cleaners and car care, delivered across Indonesia.',
  },
  since: 1954,
  logo: null,
  logoOnDark: null,
  hasRacing: true,
  homePicture: null,
  siteImage: '/images/og.png',
  placeholderImage: '/images/placeholder.png',
  currency: 'EUR',
  moneyLocale: 'en-US',
  timeZone: 'Asia/Jakarta',
  dateLocale: 'en-GB',
  freeShippingFrom: 5000,
  freeShippingTo: ['ID'],
  cashOnDelivery: { countries: ['ID'], maximum: 28_000 },
  whatsapp: '6281100001954',
  email: 'halo@stp-indonesia.example',
  seller: {
    legalName: 'PT Oli Sejak Lama',
    address: ['Jalan Bengkel Raya No. 54', 'Cengkareng', 'Jakarta Barat 11730', 'Indonesia'],
    licence: '1954000019540',
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
  status: 'demo',
  announcement: null,
  emailFooter: null,
  colours: null,
  storeSettings: STORE_SETTINGS,
};
