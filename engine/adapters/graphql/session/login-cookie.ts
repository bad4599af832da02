/** Caches in front of a WordPress shop know how this name begins, and store no response to whoever sends it. */
const NAME = 'wordpress_logged_in_shop';

const DAY_SECONDS = 24 * 60 * 60;

/** Half a day longer than the login itself, so that the shop decides when the login has ended. */
const REMEMBERED_SECONDS = 14.5 * DAY_SECONDS;

/** A login as a browser stores it. */
export interface LoginCookie {
  readonly token: string;
  /** True when it outlives the browser's session. */
  readonly isRemembered: boolean;
}

export interface CookieSettings {
  /** Sent over https only. */
  readonly isSecure: boolean;
  /** Pages of the allowed sites may send it too. */
  readonly isForOtherSites: boolean;
}

export function loginCookie({ token, isRemembered }: LoginCookie, settings: CookieSettings): string {
  const lifetime = isRemembered ? [`Max-Age=${REMEMBERED_SECONDS}`] : [];
  return [`${NAME}=${token}`, ...lifetime, ...attributesOf(settings)].join('; ');
}

export const clearedCookie = (settings: CookieSettings): string =>
  [`${NAME}=`, 'Max-Age=0', ...attributesOf(settings)].join('; ');

const attributesOf = ({ isSecure, isForOtherSites }: CookieSettings): readonly string[] => [
  'Path=/',
  'HttpOnly',
  ...(isSecure ? ['Secure'] : []),
  // Browsers take `None` only together with `Secure`.
  `SameSite=${isSecure && isForOtherSites ? 'None' : 'Lax'}`,
];

/** The token in a `Cookie` header; null without one. */
export function tokenInCookies(header: string | null): string | null {
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(`${NAME}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim() || null;
}

/** The token in `Bearer <jwt>`; null without one. */
export const tokenInBearer = (header: string | null): string | null =>
  /^Bearer\s+(\S+)$/i.exec(header?.trim() ?? '')?.[1] ?? null;
