import { expect, test } from 'vitest';
import { RACING_OIL } from '../../model/testing/products.ts';
import { renderHtml } from '../../testing/render.tsx';
import { CompareTable } from './compare-table.tsx';

const RATED = { ...RACING_OIL, rating: 4.75, reviewCount: 12 };

const textOf = (settings = {}) =>
  renderHtml(<CompareTable products={[RATED]} />, { settings }).replace(/<!-- -->|<[^>]+>/g, '');

test('shows the rating as a number with how many gave it', () => {
  expect(textOf()).toContain('4.8 (12)');
});

test('shows no rating in a shop without reviews', () => {
  expect(textOf({ showReviews: false })).not.toContain('(12)');
});

test.each([
  ['in-stock', 'Add to cart'],
  ['on-backorder', 'Order now'],
] as const)('offers what is %s in the words of its own page: %s', (status, words) => {
  const product = { ...RACING_OIL, type: 'simple', stock: { ...RACING_OIL.stock, status } } as const;
  const html = renderHtml(<CompareTable products={[product]} />);
  expect(html).toContain(`aria-label="${words}: ${product.name}"`);
  expect(html).toContain(`>${words}</button>`);
});
