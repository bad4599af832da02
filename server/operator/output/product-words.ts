import type { PriceTag } from '#engine/domain/catalog/price-tag.ts';
import type { Product } from '#engine/domain/catalog/product.ts';
import { priceRange } from '#engine/domain/catalog/product-prices.ts';
import type { VariationStock } from '#engine/domain/catalog/stock-policy.ts';
import type { Context } from '../commands/command.ts';
import { fill } from '../texts/fill.ts';
import { dateTime, money } from './words.ts';

type Words = Pick<Context, 'texts' | 'language'>;

/** `€9.90, sale €7.90 until 31 Dec`. */
export function priceWords({ regular, sale }: PriceTag, { texts, language }: Words): string {
  const { words } = texts.products;
  const parts = [regular === null ? words.noPrice : money(regular)];
  if (sale) parts.push(fill(words.sale, { price: money(sale.price) }));
  if (sale?.from) parts.push(fill(words.from, { date: dateTime(sale.from, language) }));
  if (sale?.to) parts.push(fill(words.until, { date: dateTime(sale.to, language) }));
  return parts.join(', ');
}

/** What it costs now; from and to where its variations differ. */
export function priceNow(product: Product, { texts }: Words, now: Date): string {
  const range = priceRange(product, now);
  if (!range) return texts.products.words.noPrice;
  return range.min === range.max ? money(range.min) : `${money(range.min)} – ${money(range.max)}`;
}

/** Pieces, or the word where none are counted. */
export function stockWords(stock: VariationStock, { texts }: Words): string {
  if (stock.kind === 'managed') return String(stock.onHand);
  return stock.kind === 'unmanaged' ? texts.products.words[stock.status] : '';
}

/** Of a variable product the pieces of all its variations together. */
export function stockOf(product: Product, words: Words): string {
  if (product.kind === 'external') return '';
  if (product.kind === 'simple') return stockWords(product.stock, words);
  const counted = [product.sharedStock, ...product.variations.map(({ stock }) => stock)];
  return String(counted.reduce((sum, stock) => sum + (stock?.kind === 'managed' ? stock.onHand : 0), 0));
}
