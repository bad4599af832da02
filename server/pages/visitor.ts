import { parse, serialize } from 'cookie-es';
import { COOKIES } from '#contract/cookies.ts';
import { isLanguage, LANGUAGES, type Language, preferredLanguage } from '#contract/languages.ts';
import { LIMITS } from '#contract/limits.ts';

/** What a request tells of its visitor, without any look-up. */
export interface Visitor {
  readonly language: Language;
  /** The language prefix of the address, or null. */
  readonly prefix: Language | null;
  readonly sessionToken: string | null;
}

const languageOfCookie = (locale: string | undefined): Language | null => {
  if (locale === LANGUAGES.id.locale) return 'id';
  return locale === LANGUAGES.en.locale ? 'en' : null;
};

interface Headers {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/**
 * The language of the address, else of the cookie, else of `Accept-Language`, else English.
 * @param prefix what stands in the address where a language may stand
 */
export function visitorOf(prefix: string | null, headers: Headers): Visitor {
  const cookies = headers.cookie ? parse(headers.cookie) : {};
  const inAddress = isLanguage(prefix) ? prefix : null;
  return {
    prefix: inAddress,
    language: inAddress ?? languageOfCookie(cookies[COOKIES.locale]) ?? preferredLanguage(headers['accept-language']),
    sessionToken: cookies[COOKIES.session] || null,
  };
}

/** The `Set-Cookie` that stores a session token, or deletes it. */
export const sessionCookie = (token: string | null, isSecure: boolean): string =>
  serialize(COOKIES.session, token ?? '', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    maxAge: token === null ? 0 : LIMITS.sessionHours * 3600,
  });
