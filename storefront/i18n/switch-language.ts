import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { COOKIES, keptCookie } from '#contract/cookies.ts';
import { isLanguage, LANGUAGES, type Language } from '#contract/languages.ts';
import { localPath, PATHS, returnPath, splitLanguage } from '#contract/paths.ts';
import { openChannel } from '../ui/storage/tab-channel.ts';

/**
 * The same page in another language: a prefixed address changes its prefix, an unprefixed one stays and follows the cookie.
 * @param path from a form, perhaps with a query; anything but a path of this site leads home
 */
export function samePageIn(path: string, language: Language): string {
  if (returnPath(path) === null) return PATHS.home;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const address = splitLanguage(pathname);
  return address.language === null ? path : localPath(address.path, language) + rest;
}

/** Remembers the chosen language for 365 days. */
export const localeCookie = (language: Language, isSecure: boolean): string =>
  keptCookie({ name: COOKIES.locale, value: LANGUAGES[language].locale }, isSecure);

const CHANNEL = 'language';

/** Follows a language chosen in another tab. Typed text and the scroll position stay. */
export function useLanguageOfOtherTabs(language: Language): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const follow = useEffectEvent(({ data: chosen }: MessageEvent<unknown>) => {
    if (typeof chosen !== 'string' || !isLanguage(chosen) || chosen === language) return;
    const here = pathname + search;
    const there = samePageIn(here, chosen);
    if (there === here) revalidate();
    else navigate(there, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const channel = openChannel(CHANNEL);
    channel?.addEventListener('message', follow);
    return () => channel?.close();
  }, []);

  const broadcast = useRef(language);
  useEffect(() => {
    if (broadcast.current === language) return;
    broadcast.current = language;
    const channel = openChannel(CHANNEL);
    channel?.postMessage(language);
    channel?.close();
  }, [language]);
}
