import { LANGUAGES, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import type { PriceTag } from '#engine/domain/catalog/prices.ts';
import type { Product } from '#engine/domain/catalog/product.ts';
import { priceRange } from '#engine/domain/catalog/product-prices.ts';
import type { VariationStock } from '#engine/domain/catalog/stock-policy.ts';
import type { Messages } from '../messages/messages.ts';
import { fill } from '../messages/template.ts';
import { formatMoney } from './money.ts';

/** By the shop's clock. */
export const formatDateTime = (instant: Date, language: Language): string =>
  instant.toLocaleString(LANGUAGES[language].tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: SITE.timeZone,
  });

const SHEET_TIME = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: SITE.timeZone,
});

/** `2026-11-24 09:15` by the shop's clock, which every spreadsheet reads as a time. */
export const formatSheetTime = (instant: Date): string => SHEET_TIME.format(instant);

/** `2026-11-24` by the shop's clock. */
export const formatDay = (instant: Date): string => formatSheetTime(instant).slice(0, 10);

/** Control characters, and those that reverse the direction of text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** One line that cannot move the cursor, color the terminal or hide what follows. */
export const withoutControls = (line: string): string => line.replace(UNPRINTABLE, ' ');

/** JSON that a terminal prints as it is, and whose values stay the same. Its line breaks stay, too. */
export const escapeControls = (json: string): string =>
  json.replace(UNPRINTABLE, (found) =>
    [...found].map((one) => (one === '\n' ? one : `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)).join(''),
  );

/** Text of shoppers and files on one line. */
export const toPlainLine = (text: string): string => withoutControls(text).trim();

interface Locale {
  readonly messages: Messages;
  readonly language: Language;
}

/** `€9.90, sale €7.90 until 31 Dec`. */
export function formatPrice({ regular, sale }: PriceTag, { messages, language }: Locale): string {
  const { words } = messages.products;
  const parts = [regular === null ? words.noPrice : formatMoney(regular)];
  if (sale) parts.push(fill(words.sale, { price: formatMoney(sale.price) }));
  if (sale?.from) parts.push(fill(words.from, { date: formatDateTime(sale.from, language) }));
  if (sale?.to) parts.push(fill(words.until, { date: formatDateTime(sale.to, language) }));
  return parts.join(', ');
}

/** What it costs now; from and to where its variations differ. */
export function formatCurrentPrice(product: Product, { messages }: Locale, now: Date): string {
  const range = priceRange(product, now);
  if (!range) return messages.products.words.noPrice;
  return range.min === range.max ? formatMoney(range.min) : `${formatMoney(range.min)} – ${formatMoney(range.max)}`;
}

/** Pieces, or the word where none are counted. */
export function formatStock(stock: VariationStock, { messages }: Locale): string {
  if (stock.kind === 'managed') return String(stock.onHand);
  return stock.kind === 'unmanaged' ? messages.products.words[stock.status] : '';
}

/** Of a variable product the pieces of all its variations together; empty where none are counted. */
export function formatProductStock(product: Product, locale: Locale): string {
  if (product.kind === 'external' || product.kind === 'grouped') return '';
  if (product.kind === 'simple') return formatStock(product.stock, locale);
  const stocks = [product.sharedStock, ...product.variations.map(({ stock }) => stock)];
  const counted = stocks.filter((stock) => stock?.kind === 'managed');
  return counted.length === 0 ? '' : String(counted.reduce((sum, { onHand }) => sum + onHand, 0));
}
