/** Names of the shop's cookies. */
export const COOKIES = {
  /** `id_ID` or `en_US`; 365 days, read by no script. */
  locale: 'locale',
  /** Key of the payment form that was shown last, HttpOnly: finds the order whose answer got lost. */
  checkoutKey: 'checkout-key',
  /** The API's session token, HttpOnly. */
  session: 'woocommerce-session',
} as const;
