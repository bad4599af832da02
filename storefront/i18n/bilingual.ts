import { createContext, use, useContext } from 'react';
import type { Language, Translated } from '#contract/languages.ts';
import { loadOtherTexts } from './other-texts.ts';

/** The same texts in both languages; a text missing in one of them does not compile. */
export const bilingual = <Texts>(en: Texts, id: NoInfer<Texts>): Translated<Texts> => ({ en, id });

export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);

/**
 * The texts of one catalog in the language of the page. A browser has loaded one language only; after a switch the page waits, as
 * it was, for the other.
 */
export function useText<Texts>(texts: Translated<Texts>): Texts {
  const language = useLanguage();
  if (!texts[language]) use(loadOtherTexts(language));
  return texts[language];
}
