import { expect, test } from 'vitest';
import type { StoreSettings } from '#contract/site-settings.ts';
import { toProductCard } from '../../model/catalog/product-card.ts';
import { productCard } from '../../model/testing/products.ts';
import { renderHtml } from '../../testing/render.tsx';
import { ProductCard } from './product-card.tsx';

const OIL = productCard({ name: 'Racing Oil', rating: 4, reviewCount: 3 });
const REDUCED = { ...OIL, price: { current: 800, regular: 1000, isFrom: false, percentOff: 20 } };

const card = (settings: Partial<StoreSettings>) =>
  renderHtml(<ProductCard product={toProductCard(REDUCED)} />, { settings });

test.each<[StoreSettings['saleBadge'], string]>([
  ['percent', '−20%'],
  ['amount', '−€2.00'],
  ['onSale', 'Sale<'],
])('saleBadge %s: the badge of a card says %s, and says nothing when it is hidden', (saleBadge, text) => {
  expect([card({ saleBadge }).includes(text), card({ saleBadge: 'hidden' }).includes(text)]).toEqual([true, false]);
});

test('showReviews decides whether a card shows its rating', () => {
  expect([card({ showReviews: true }), card({ showReviews: false })].map((html) => /\(3\)/.test(html))).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['simple', 'Price on request'],
  ['grouped', 'Several products'],
] as const)('the card of a %s product without a price says so: %s', (type, text) => {
  expect(renderHtml(<ProductCard product={toProductCard({ ...OIL, type, price: null })} />, {})).toContain(text);
});

test('a card says what the product does, and nothing where the product does not', () => {
  const paragraphs = (shortDescription: string) =>
    renderHtml(<ProductCard product={toProductCard({ ...OIL, shortDescription })} />, {}).split('<p').length;
  const html = renderHtml(<ProductCard product={toProductCard({ ...OIL, shortDescription: 'For high revs.' })} />, {});
  expect(html).toContain('For high revs.');
  expect(paragraphs('For high revs.') - paragraphs('')).toBe(1);
});

test('a screen reader hears rating and number of reviews in one sentence', () => {
  expect(card({})).toContain('aria-label="Rated 4.0 out of 5 in 3 reviews"');
});
