import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { isLanguage, type Language } from '#contract/languages.ts';
import { samePageIn } from './switch-language.ts';

const CHANNEL = 'language';

/** A language chosen in one tab is chosen in all of them; what is typed and where the shopper has scrolled to stays. */
export function useLanguageAcrossTabs(language: Language): void {
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
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', follow);
    return () => channel.close();
  }, []);

  const told = useRef(language);
  useEffect(() => {
    if (told.current === language) return;
    told.current = language;
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(language);
    channel.close();
  }, [language]);
}
