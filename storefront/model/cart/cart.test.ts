import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartOf, form, line } from '../testing/cart.ts';
import { IN_STOCK } from '../testing/products.ts';
import { backorderedByLine, confirmedCart, pendingCart } from './cart.ts';

const CART = cartOf(line('oil', 2, 1), line('wax', 1, 2));
const quantities = (forms: readonly FormData[]) =>
  Object.fromEntries(pendingCart(CART, forms).lines.map(({ key, quantity }) => [key, quantity]));

test('without forms in flight the cart stays as the server sent it', () => {
  expect(pendingCart(CART, [])).toEqual(confirmedCart(CART));
});

test.each<[string, FormData[], Record<string, number>, number]>([
  ['a quantity shows at once', [form({ intent: 'quantity', key: 'oil', quantity: 5 })], { oil: 5, wax: 1 }, 6],
  [
    'of two taps on one line the last one wins',
    [form({ intent: 'quantity', key: 'oil', quantity: 3 }), form({ intent: 'quantity', key: 'oil', quantity: 4 })],
    { oil: 4, wax: 1 },
    5,
  ],
  ['a removed line is gone', [form({ intent: 'remove', key: 'oil' })], { wax: 1 }, 1],
  ['zero removes as well', [form({ intent: 'quantity', key: 'wax', quantity: 0 })], { oil: 2 }, 2],
  ['an emptied cart is empty', [form({ intent: 'empty' })], {}, 0],
  [
    'more of what is there shows on its line',
    [form({ intent: 'add', productId: 1, quantity: 3 })],
    { oil: 5, wax: 1 },
    6,
  ],
  ['a new product counts before it is listed', [form({ intent: 'add', productId: 9 })], { oil: 2, wax: 1 }, 4],
  [
    'a line that is gone already is left alone',
    [form({ intent: 'quantity', key: 'gone', quantity: 3 })],
    { oil: 2, wax: 1 },
    3,
  ],
  ['an unknown form changes nothing', [form({ intent: 'hack' })], { oil: 2, wax: 1 }, 3],
])('%s', (_case, forms, expected, itemCount) => {
  expect([quantities(forms), pendingCart(CART, forms).itemCount]).toEqual([expected, itemCount]);
});

test('marks amounts of money as pending instead of guessing them', () => {
  const pending = pendingCart(CART, [form({ intent: 'quantity', key: 'oil', quantity: 9 })]);
  expect(pending).toMatchObject({ total: CART.total, subtotal: CART.subtotal, isPending: true, pendingLines: ['oil'] });
  expect(pending.lines[0]?.subtotal).toBe(2000);
});

test('after any forms the count is the sum of the lines', () => {
  const key = fc.constantFrom('oil', 'wax', 'gone');
  const change = fc.record({ intent: fc.constant('quantity'), key, quantity: fc.nat(20) });
  const removal = fc.record({ intent: fc.constant('remove'), key });
  fc.assert(
    fc.property(fc.array(fc.oneof(change, removal)), (taps) => {
      const { lines, itemCount } = pendingCart(CART, taps.map(form));
      expect(itemCount).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
      expect(lines.every(({ quantity }) => quantity > 0)).toBe(true);
    }),
  );
});

test('of variations that share stock the first has its pieces first', () => {
  const stock = { ...IN_STOCK, quantity: 4, takesBackorders: true };
  const lines = [line('small', 3), line('large', 2), { ...line('other', 4), stockOwner: 2 }];
  const backordered = backorderedByLine(lines.map((one) => ({ ...one, stock })));
  expect([...backordered]).toEqual([
    ['small', 0],
    ['large', 1],
    ['other', 0],
  ]);
});
