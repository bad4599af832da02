import { expect, test } from 'vitest';
import type { LineBoughtAgain } from '../../model/order/buy-again.ts';
import { renderHtml } from '../../testing/render.tsx';
import { BoughtAgain } from './buy-again.tsx';

const ADDED: LineBoughtAgain = { id: 'a', name: 'Oil', options: '', wanted: 2, added: 2, refusal: null, price: null };
const GONE: LineBoughtAgain = {
  ...ADDED,
  id: 'b',
  name: 'Flush',
  added: 0,
  refusal: { code: 'OUT_OF_STOCK', facts: {}, fields: [], message: '' },
};
const DEARER: LineBoughtAgain = { ...ADDED, id: 'c', name: 'Wax', price: { before: 500, now: 560 } };

const MISSING = 'Not everything could be added';
const REPRICED = 'Prices that have changed';

test.each([
  ['all at the same price', [ADDED], []],
  ['what costs something else', [DEARER], [REPRICED, 'Wax']],
  ['what is sold out', [GONE, ADDED], [MISSING, 'Flush']],
  ['both, each under what is true of it', [DEARER, GONE], [MISSING, 'Flush', REPRICED, 'Wax']],
  ['nothing', [GONE], ['Nothing from this order', 'Flush']],
])('tells of %s', (_case, lines, titles) => {
  const html = renderHtml(<BoughtAgain lines={lines} />);
  const known = [MISSING, REPRICED, 'Nothing from this order', 'Flush', 'Wax'];
  const found = known
    .filter((one) => html.includes(one))
    .toSorted((one, other) => html.indexOf(one) - html.indexOf(other));
  expect(found).toEqual(titles);
});
