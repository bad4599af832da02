/** Names of the shop's cookies. */
export const COOKIES = {
  /** `id_ID` or `en_US`; 365 days, read by no script. */
  locale: 'locale',
  /** The API's session token, HttpOnly. */
  session: 'woocommerce-session',
} as const;
