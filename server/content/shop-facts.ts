import type { Language } from '#contract/languages.ts';
import { readableNumber, SITE } from '#contract/site.ts';
import { minorUnits, moneyFormatter } from '#storefront/model/money.ts';

/** What a text may name as `{{name}}`, so that it is written in one place: the site's configuration. */
const SHOP_FACTS: Readonly<Record<string, (language: Language) => string>> = {
  shop: () => SITE.siteName,
  seller: () => SITE.seller.legalName,
  address: () => SITE.seller.address.join(', '),
  licence: () => SITE.seller.licence,
  email: () => SITE.email,
  phone: () => SITE.seller.phone,
  whatsapp: () => readableNumber(SITE.whatsapp),
  hours: (language) => SITE.seller.hours[language],
  freeShippingFrom: () => moneyFormatter().format((SITE.freeShippingFrom ?? 0) / minorUnits()),
};

interface FilledText {
  readonly filled: string;
  /** Names that stand for nothing. */
  readonly unknown: readonly string[];
}

export function fillInShopFacts(text: string, language: Language): FilledText {
  const unknown: string[] = [];
  const filled = text.replaceAll(/\{\{\s*(.*?)\s*\}\}/g, (whole, name: string) => {
    const fact = Object.hasOwn(SHOP_FACTS, name) ? SHOP_FACTS[name] : undefined;
    if (!fact) unknown.push(name);
    return fact?.(language) ?? whole;
  });
  return { filled, unknown };
}
