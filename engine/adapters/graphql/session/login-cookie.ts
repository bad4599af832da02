/** Caches in front of a WordPress shop know how this name begins: they keep no answer to whoever has it. */
const NAME = 'wordpress_logged_in_shop';

const DAY_SECONDS = 24 * 60 * 60;

/** Half a day longer than the login itself, so that it is the shop who says that it is over. */
const REMEMBERED_SECONDS = 14.5 * DAY_SECONDS;

/** A login as a browser keeps it. */
export interface LoginCookie {
  readonly token: string;
  /** Also when the browser was closed. */
  readonly isRemembered: boolean;
}

export interface CookieSettings {
  /** Sent over https only. */
  readonly isSecure: boolean;
  /** Pages of other sites may ask with it: those that are on the shop's list. */
  readonly isForOtherSites: boolean;
}

export function loginCookie({ token, isRemembered }: LoginCookie, settings: CookieSettings): string {
  const life = isRemembered ? [`Max-Age=${REMEMBERED_SECONDS}`] : [];
  return [`${NAME}=${token}`, ...life, ...attributesOf(settings)].join('; ');
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
