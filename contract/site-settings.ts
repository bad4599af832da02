import type { Language, Translated } from './languages.ts';

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

/** A picture at an address of the shop, in pixels. */
export interface SitePicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Everything about the brand and the shop's behaviour. */
export interface Site {
  readonly siteName: string;
  /** The shop's name is drawn; a brand with a name of its own has it written. */
  readonly hasWordmark: boolean;
  readonly shortDescription: Translated;
  readonly description: Translated;
  readonly since: number;
  /** All of the shop's languages, in the order in which visitors are offered them. */
  readonly languages: readonly Language[];
  /** Shown to a visitor who has chosen none and asks for none of the shop's. */
  readonly fallbackLanguage: Language;
  /** The brand's own logo on light and on dark ground; null where its name is drawn or written instead. */
  readonly logo: SitePicture | null;
  readonly logoOnDark: SitePicture | null;
  /** Slug of the page about racing that menus lead to; null for a brand that does not race. */
  readonly racingPage: string | null;
  /** The brand's own picture at the top of the home page. */
  readonly homePicture: SitePicture | null;
  readonly siteImage: string;
  readonly placeholderImage: string;
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47 tag of the language that amounts are written in. */
  readonly moneyLocale: string;
  /** Of the shop: a day begins and ends by it. */
  readonly timeZone: string;
  /** A BCP 47 tag, or `auto`: the language of the page. */
  readonly dateLocale: string;
  /** In minor units; null where delivery is never free. */
  readonly freeShippingFrom: number | null;
  /** Countries whose shoppers see that offer. */
  readonly freeShippingTo: readonly string[];
  /** Its maximum in minor units; no country where it is not offered. */
  readonly cashOnDelivery: { readonly countries: readonly string[]; readonly maximum: number };
  /** Digits of the whole number with the country's, as links have it. */
  readonly whatsapp: string;
  readonly email: string;
  /** Who sells: terms, contact page and emails name it. */
  readonly seller: {
    readonly legalName: string;
    readonly address: readonly string[];
    /** Business identification number (NIB). */
    readonly licence: string;
    /** Tax number (NPWP) of a registered seller (PKP); null for one that is not registered. */
    readonly taxNumber: string | null;
    readonly phone: string;
    readonly hours: Translated;
  };
  readonly social: readonly SocialLink[];
  readonly status: ShopStatus;
  /** Shown above every page instead of the offer of free delivery. */
  readonly announcement: Translated | null;
  /** A time in which nothing is sent, once it is announced. */
  readonly holiday: Holiday | null;
  /** What the brand says at the foot of its emails. */
  readonly emailFooter: Translated | null;
  /** Properties of the style sheet with the brand's own colours. */
  readonly colours: Readonly<Record<string, string>> | null;
  readonly storeSettings: StoreSettings;
}

/** Days on which the shop sends nothing. */
export interface Holiday {
  /** When, and what becomes of orders: for every page, and for emails about what is still to be sent. */
  readonly notice: Translated;
  /** The first day after it: `2027-03-22`. */
  readonly reopensOn: string;
  /** False while it is only announced. */
  readonly hasBegun: boolean;
  /** During it. */
  readonly takesOrders: boolean;
}

/** The demo takes orders, but sends nothing. A shop that is being prepared takes none. */
export type ShopStatus = 'demo' | 'preparing' | 'open';

/** Where else the brand is. */
export type SocialLink = OwnSocialLink | NamedSocialLink;

interface OwnSocialLink {
  readonly icon: SocialIcon;
  readonly name: SocialNetwork;
  readonly url: string;
}

/** Of a network whose sign the shop does not have. */
interface NamedSocialLink {
  /** Set and name of its icon: `tabler:brand-linkedin`. */
  readonly namedIcon: string;
  readonly name: string;
  readonly url: string;
  /** What the brand does there. */
  readonly text: Translated | null;
}

/** The networks whose signs the shop has. */
export type SocialNetwork = 'Instagram' | 'TikTok' | 'YouTube' | 'Facebook';

export type SocialIcon = 'brand-instagram' | 'brand-tiktok' | 'brand-youtube' | 'brand-facebook';
