import { currencyFormat } from '#contract/currency.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { localPath } from '#contract/paths.ts';
import type { Language, Translated } from '#engine/domain/language.ts';
import type { Cents } from '#engine/domain/money/cents.ts';
import { bilingual } from './bilingual.ts';

/** What letters say of the shop itself. */
export interface LetterSite {
  readonly name: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly email: string;
  /** Digits only, with the country's. */
  readonly whatsapp: string;
  /** Content id of the picture in the header. */
  readonly wordmarkCid: string;
  /** BCP 47 tag of the number format. */
  readonly moneyLocale: string;
  /** BCP 47 tag, or `auto`: as the letter's language has it. */
  readonly dateLocale: string;
  readonly timeZone: string;
  readonly currency: string;
  /** Minor digits of the currency. */
  readonly currencyDecimals: number;
}

/** How one letter is written: its language, and the shop's formats. */
export interface Pen {
  readonly language: Language;
  readonly site: LetterSite;
  readonly words: { readonly help: string };
  money(amount: Cents): string;
  date(at: Date): string;
  dateTime(at: Date): string;
  /** The page in the letter's language. */
  link(path: string): string;
}

const WORDS = bilingual({ help: 'Questions?' }, { help: 'Ada pertanyaan?' });

export function createPens(site: LetterSite): Translated<Pen> {
  const pen = (language: Language): Pen => {
    const locale = site.dateLocale === 'auto' ? LANGUAGES[language].tag : site.dateLocale;
    const money = currencyFormat({
      ...{ currency: site.currency, decimals: site.currencyDecimals, locale: site.moneyLocale },
    });
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: site.timeZone });
    const dateTime = new Intl.DateTimeFormat(locale, {
      ...{ dateStyle: 'long', timeStyle: 'short', timeZone: site.timeZone },
    });
    return {
      language,
      site,
      words: WORDS[language],
      money: (amount) => money.format(amount / 10 ** site.currencyDecimals),
      date: (at) => date.format(at),
      dateTime: (at) => dateTime.format(at),
      link: (path) => site.baseUrl + localPath(path, language),
    };
  };
  return { id: pen('id'), en: pen('en') };
}
