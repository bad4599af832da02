import { parse, serialize } from 'cookie-es';
import { COOKIES } from '#contract/cookies.ts';
import { isLanguage, LANGUAGES, type Language, preferredLanguage } from '#contract/languages.ts';
import { LIMITS } from '#contract/limits.ts';
import { SITE } from '#contract/site.ts';
import type { StoredLogin } from '#storefront/gateway/shopper-request.ts';

/** What a request tells of its visitor, without any look-up. */
export interface Visitor {
  readonly language: Language;
  /** The language prefix of the address, or null. */
  readonly prefix: Language | null;
  readonly sessionToken: string | null;
  /** Null for a visitor who is not logged in. */
  readonly login: StoredLogin | null;
  /** Of the login before; null where nobody has logged in yet. */
  readonly deviceToken: string | null;
  /** A session was lost some seconds ago. */
  readonly hasJustLostSession: boolean;
}

const languageOfCookie = (locale: string | undefined): Language | null => {
  if (locale === LANGUAGES.id.locale) return 'id';
  return locale === LANGUAGES.en.locale ? 'en' : null;
};

interface Headers {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** Where a language may stand. */
const FIRST_SEGMENT = /^\/([^/?]*)/;

/**
 * The language of the address, else of the cookie, else of `Accept-Language`, else the brand's first one.
 * @param url as it stands in the request line
 */
export function languageOf(url: string, headers: Headers): Language {
  const prefix = FIRST_SEGMENT.exec(url)?.[1] ?? null;
  return isLanguage(prefix) ? prefix : languageWithoutPrefix(cookiesOf(headers), headers);
}

const cookiesOf = ({ cookie }: Headers) => (cookie ? parse(cookie) : {});

const languageWithoutPrefix = (cookies: ReturnType<typeof cookiesOf>, headers: Headers): Language =>
  languageOfCookie(cookies[COOKIES.locale]) ?? preferredLanguage(headers['accept-language'], SITE.fallbackLanguage);

/** @param prefix what stands in the address where a language may stand */
export function visitorOf(prefix: string | null, headers: Headers): Visitor {
  const cookies = cookiesOf(headers);
  const inAddress = isLanguage(prefix) ? prefix : null;
  return {
    prefix: inAddress,
    language: inAddress ?? languageWithoutPrefix(cookies, headers),
    sessionToken: cookies[COOKIES.session] || null,
    login: loginOf(cookies),
    deviceToken: cookies[COOKIES.device] || null,
    hasJustLostSession: COOKIES.reloads in cookies,
  };
}

/** Begins a stored login: `kept.<token>` for one that outlives the browser. */
const KEPT = 'kept.';

function loginOf(cookies: Readonly<Record<string, string | undefined>>): StoredLogin | null {
  const login = cookies[COOKIES.login];
  if (!login) return null;
  const isRemembered = login.startsWith(KEPT);
  const refreshToken = isRemembered ? login.slice(KEPT.length) : login;
  return { refreshToken, isRemembered, authToken: cookies[COOKIES.auth] || null };
}

interface OwnCookie {
  readonly name: string;
  /** Null deletes it. */
  readonly value: string | null;
  /** Until the browser is closed without it. */
  readonly maxAge?: number;
}

const ownCookie = ({ name, value, maxAge }: OwnCookie, isSecure: boolean): string =>
  serialize(name, value ?? '', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    ...(value === null ? { maxAge: 0 } : maxAge !== undefined && { maxAge }),
  });

/** The `Set-Cookie` that stores a session token, or deletes it. */
export const sessionCookie = (token: string | null, isSecure: boolean): string =>
  ownCookie({ name: COOKIES.session, value: token, maxAge: LIMITS.sessionHours * 3600 }, isSecure);

/** Backends issue these tokens for five minutes. */
const AUTH_SECONDS = 270;

/** The `Set-Cookie`s that store a login, or delete it. A renewed one stays as long as it was to stay. */
export function loginCookies(login: StoredLogin | null, before: StoredLogin | null, isSecure: boolean): string[] {
  const auth = { name: COOKIES.auth, value: login?.authToken ?? null, maxAge: AUTH_SECONDS };
  if (login !== null && login.refreshToken === before?.refreshToken) return [ownCookie(auth, isSecure)];
  const { refreshToken = null, isRemembered = false } = login ?? {};
  const value = isRemembered ? `${KEPT}${refreshToken}` : refreshToken;
  const stored = { name: COOKIES.login, value, ...(isRemembered && { maxAge: LIMITS.loginDays * 86_400 }) };
  return [ownCookie(stored, isSecure), ownCookie(auth, isSecure)];
}

const YEAR_SECONDS = 365 * 86_400;

/** The `Set-Cookie` that lets the backend know this browser again. */
export const deviceCookie = (token: string, isSecure: boolean): string =>
  ownCookie({ name: COOKIES.device, value: token, maxAge: YEAR_SECONDS }, isSecure);

/** The `Set-Cookie` that guards against recovering from one loss after the other. */
export const reloadGuardCookie = (isSecure: boolean): string =>
  ownCookie({ name: COOKIES.reloads, value: '1', maxAge: LIMITS.reloadGuardSeconds }, isSecure);
