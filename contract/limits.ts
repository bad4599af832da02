/** Every number that storefront and engine agree on. */
export const LIMITS = {
  productsPerPage: 24,
  allProducts: 9999,
  cartLines: 100,
  lineQuantity: 9999,
  /** Pieces at which a product that names no number of its own is low. */
  lowStock: 2,
  relatedProducts: 6,
  terms: 100,
  posts: 4,
  localeCookieDays: 365,
  sessionHours: 48,
} as const;
