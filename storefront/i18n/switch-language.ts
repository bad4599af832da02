import { COOKIES } from '#contract/cookies.ts';
import { returnPath } from '#contract/inputs/return-path.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { LIMITS } from '#contract/limits.ts';
import { localPath, PATHS, splitLanguage } from '#contract/paths.ts';

/**
 * The same page in another language: a prefixed address swaps its prefix, an unprefixed one stays and follows the cookie.
 * `path` comes from a form and may carry a query; anything but a path of this site leads home.
 */
export function samePageIn(path: string, language: Language): string {
  if (returnPath(path) === null) return PATHS.home;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const address = splitLanguage(pathname);
  return address.language === null ? path : localPath(address.path, language) + rest;
}

/** Remembers the chosen language for 365 days. */
export const localeCookie = (language: Language, isSecure: boolean): string =>
  [
    `${COOKIES.locale}=${LANGUAGES[language].locale}`,
    `Max-Age=${LIMITS.localeCookieDays * 86_400}`,
    'Path=/',
    'SameSite=Lax',
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
