import { LIMITS } from './limits.ts';

/** Names of the shop's cookies. */
export const COOKIES = {
  /** `id_ID` or `en_US`; 365 days, read by no script. */
  locale: 'locale',
  /** The shopper's vehicle, `car-petrol-1500-2019`; 365 days, read by the page's script. */
  vehicle: 'vehicle',
  /** The API's session token, HttpOnly. */
  session: 'woocommerce-session',
  /** Ids of products that a visitor without an account remembers, HttpOnly. It outlives every session. */
  wishlist: 'wishlist',
  /** How long a login is remembered, and the token that renews it; HttpOnly. */
  login: 'shop-login',
  /** The short-lived token that proves the login, HttpOnly. */
  auth: 'shop-auth',
  /** Says for a year who has logged in here last, to the backend alone; HttpOnly. It outlives every login. */
  device: 'shop-device',
  /** A session was lost some seconds ago, HttpOnly. */
  reloads: 'reload-counter',
} as const;

/** A choice or list that a browser keeps for the shop. */
interface KeptCookie {
  readonly name: string;
  /** Needs no encoding: letters, digits, `_`, `-` and `.`. Empty deletes the cookie. */
  readonly value: string;
  readonly isReadByScript?: boolean;
}

const DAY_SECONDS = 86_400;

/** The `Set-Cookie` for all pages of the shop. A secure one is sent over https alone. */
export const keptCookie = ({ name, value, isReadByScript = false }: KeptCookie, isSecure: boolean): string =>
  [
    `${name}=${value}`,
    `Max-Age=${value === '' ? 0 : LIMITS.keptCookieDays * DAY_SECONDS}`,
    'Path=/',
    'SameSite=Lax',
    ...(isReadByScript ? [] : ['HttpOnly']),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** The value in a `Cookie` header or in `document.cookie`; null without one. */
export const cookieIn = (cookies: string | null, name: string): string | null =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? '')?.[1] ?? null;
