import { parse, serialize } from 'cookie-es';
import { COOKIES } from '#contract/cookies.ts';
import { LANGUAGES, type Language, preferredLanguage } from '#contract/languages.ts';
import { LIMITS } from '#contract/limits.ts';
import { splitLanguage } from '#contract/paths.ts';

/** What a request says about who asks, without any look-up. */
export interface Visitor {
  readonly language: Language;
  /** The language prefix of the address, or null. */
  readonly prefix: Language | null;
  readonly sessionToken: string | null;
}

/** The router asks for a page's data at its address with `.data` behind it; the home page's is `/_root.data`. */
const pageAddress = (pathname: string) => pathname.replace(/(?:\/_root)?\.data$/, '') || '/';

const languageOfCookie = (locale: string | undefined): Language | null => {
  if (locale === LANGUAGES.id.locale) return 'id';
  return locale === LANGUAGES.en.locale ? 'en' : null;
};

interface Headers {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** Address prefix, then cookie, then `Accept-Language`, then English. */
export function visitorOf(pathname: string, headers: Headers): Visitor {
  const cookies = headers.cookie ? parse(headers.cookie) : {};
  const { language: prefix } = splitLanguage(pageAddress(pathname));
  return {
    prefix,
    language: prefix ?? languageOfCookie(cookies[COOKIES.locale]) ?? preferredLanguage(headers['accept-language']),
    sessionToken: cookies[COOKIES.session] || null,
  };
}

/** The `Set-Cookie` that keeps a session token, or forgets it. */
export const sessionCookie = (token: string | null, isSecure: boolean): string =>
  serialize(COOKIES.session, token ?? '', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    maxAge: token === null ? 0 : LIMITS.sessionHours * 3600,
  });
