/** Every number that storefront and engine agree on. */
export const LIMITS = {
  productsPerPage: 24,
  allProducts: 9999,
  cartLines: 100,
  lineQuantity: 9999,
  /** Pieces at which a product that names no number of its own is low. */
  lowStock: 2,
  relatedProducts: 6,
  wishlistProducts: 100,
  savedAddresses: 20,
  /** Characters of all data of clients with one account: a full book of the longest addresses, and a full wishlist. */
  accountData: 60_000,
  /** Characters of what an address is called. */
  addressLabel: 40,
  /** Characters of the part of an address that names a product, a category or a choice. */
  slug: 200,
  comparedProducts: 4,
  recentProducts: 12,
  suggestions: 5,
  terms: 100,
  articles: 4,
  /** Characters of the text of a review. */
  reviewText: { min: 10, max: 2000 },
  /** Characters that go with a gift. */
  giftMessage: 200,
  /** Characters of the name of its author. */
  reviewName: 100,
  /** Days that a browser keeps a visitor's choices: the language, the vehicle, the wishlist. */
  keptCookieDays: 365,
  sessionHours: 48,
  /** Hours in which the link of a password reset can be used. */
  resetHours: 24,
  /** Days that a login is remembered, unless it ends with the browser. */
  loginDays: 14,
  /** Seconds in which a lost session is not recovered from a second time. */
  reloadGuardSeconds: 10,
} as const;

/** Characters of the fields of an address. */
export const ADDRESS_LENGTHS = {
  firstName: 100,
  lastName: 100,
  company: 100,
  address1: 200,
  address2: 200,
  city: 100,
  state: 100,
  postcode: 20,
  country: 2,
  phone: 20,
} as const;
