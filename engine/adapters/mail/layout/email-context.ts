import { currencyFormat } from '#contract/currency.ts';
import { dateTag } from '#contract/languages.ts';
import { localPath } from '#contract/paths.ts';
import type { Language, Translated } from '#engine/domain/language.ts';
import type { Mail, OrderMail } from '#engine/domain/mail/mail.ts';
import type { Cents } from '#engine/domain/money/money.ts';
import type { OrderEmailData } from '#engine/usecases/ports/mail.ts';
import type { EmailContent } from './blocks.ts';

export interface EmailLogo {
  /** Content id of its attachment. */
  readonly cid: string;
  /** Pixels on the screen. */
  readonly width: number;
  readonly height: number;
  /** The shop's own wordmark, whose stem runs down through the header's edge. */
  readonly isWordmark: boolean;
}

/** What emails say of the shop, and its formats. */
export interface EmailSite {
  readonly name: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly email: string;
  /** Digits only, country code included. */
  readonly whatsapp: string;
  /** The picture in the header; null where the name is written. */
  readonly logo: EmailLogo | null;
  /** What the brand says at the foot of each email to a shopper. Null: nothing. */
  readonly footer: Translated | null;
  /** Of days on which nothing is sent, once they are announced. */
  readonly holidayNotice: Translated | null;
  /** BCP 47 tag of the number format. */
  readonly moneyLocale: string;
  /** BCP 47 tag, or `auto` for that of the email's language. */
  readonly dateLocale: string;
  readonly timeZone: string;
  readonly currency: string;
  /** Minor digits of the currency. */
  readonly currencyDecimals: number;
}

/** The language of one email, with the shop's formats in it. */
export interface EmailContext {
  readonly language: Language;
  readonly site: EmailSite;
  formatMoney(amount: Cents): string;
  formatDate(at: Date): string;
  /** The page in the email's language. */
  urlOf(path: string): string;
}

/** What the template for a kind of mail receives. */
export interface TemplateData<K extends Mail['kind']> {
  readonly mail: Extract<Mail, { readonly kind: K }>;
  readonly orderData: K extends OrderMail['kind'] ? OrderEmailData : null;
}

export type EmailTemplate<K extends Mail['kind']> = (data: TemplateData<K>, context: EmailContext) => EmailContent;

/** Texts in both languages. The second must have all that the first has. */
export const bilingual = <Texts>(en: Texts, id: NoInfer<Texts>): Translated<Texts> => ({ en, id });

export function createEmailContexts(site: EmailSite): Translated<EmailContext> {
  const contextFor = (language: Language): EmailContext => {
    const { currency, currencyDecimals: decimals, moneyLocale, timeZone } = site;
    const money = currencyFormat({ currency, decimals, locale: moneyLocale });
    const date = new Intl.DateTimeFormat(dateTag(site.dateLocale, language), { dateStyle: 'long', timeZone });
    return {
      language,
      site,
      formatMoney: (amount) => money.format(amount / 10 ** decimals),
      formatDate: (at) => date.format(at),
      urlOf: (path) => site.baseUrl + localPath(path, language),
    };
  };
  return { id: contextFor('id'), en: contextFor('en') };
}
