import { expect, test } from 'vitest';
import { productTitle } from './product-title.ts';

test.each([
  ['City 5W-30', 'Oli Sintetik Syn-Formula', 'City 5W-30 – Oli Sintetik Syn-Formula'],
  ['Syn-Formula', 'Oli Sintetik Syn-Formula', 'Syn-Formula – Oli Sintetik'],
  ['Syn-Formula', 'Syn-Formula oil', 'Syn-Formula – Oil'],
  ['Brake cleaner', 'Brake fluid', 'Brake cleaner – Brake fluid'],
  ['Minyak Rem DOT 4', 'Minyak Rem', 'Minyak Rem DOT 4'],
  ['Brake fluid DOT 4', 'Brake fluid', 'Brake fluid DOT 4'],
  ['Wax', '', 'Wax'],
])('%s of %s is called %s', (name, category, title) => {
  expect(productTitle({ name, categories: category === '' ? [] : [{ slug: 'x', name: category }] })).toBe(title);
});
