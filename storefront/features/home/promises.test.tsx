import { expect, test } from 'vitest';
import { HOME } from '../../i18n/messages/home.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import { renderHtml } from '../../testing/render.tsx';
import { Promises } from './promises.tsx';

test.each([
  ['the shop’s own engine', true],
  ['another backend', false],
])('delivery and cash are promised over %s: %s', (_case, isOwnEngine) => {
  const html = renderHtml(<Promises />, { isOwnEngine });
  expect(html).toContain(HOME.en.genuine);
  expect([html.includes('Free delivery from €50.00'), html.includes(PRODUCT.en.cash)]).toEqual([
    isOwnEngine,
    isOwnEngine,
  ]);
});
