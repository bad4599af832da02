import { expect, test, vi } from 'vitest';
import type { Refusal } from '#contract/refusals.ts';
import type { AddToCartRequest } from '../../gateway/cart-changes.ts';
import type { Result } from '../../gateway/result.ts';
import type { Cart } from '../../model/cart/cart.ts';
import type { OrderLine } from '../../model/order/order.ts';
import { buyAgain } from './buy-again.ts';

const LINE: OrderLine = {
  id: 'a',
  number: 5,
  productId: 7,
  variationId: null,
  name: 'Oil',
  slug: 'oil',
  options: '',
  choices: [],
  quantity: 3,
  backordered: 0,
  subtotal: 3000,
  picture: null,
};

const refuse = (code: Refusal['code'], facts = {}): Result<Cart> => ({
  ok: false,
  refusal: { code, facts, fields: [], message: '' },
});
const cartWith = (unitPrice: number): Result<Cart> => ({
  ok: true,
  value: { lines: [{ productId: 7, variationId: null, unitPrice }] } as unknown as Cart,
});

const KEY = '0b2f6a3e-5c1d-4e8f-9a7b-1c2d3e4f5a6b';

test('adds a line as it was bought, and tells a changed price', async () => {
  const addToCart = vi.fn(async (_line: AddToCartRequest) => cartWith(1200));
  const [line] = await buyAgain({ addToCart }, { lines: [LINE] }, KEY);
  expect(line).toMatchObject({ wanted: 3, added: 3, refusal: null, price: { before: 1000, now: 1200 } });
  expect(addToCart).toHaveBeenCalledWith({
    productId: 7,
    quantity: 3,
    idempotencyKey: '0b2f6a3e-5c1d-4e8f-9a7b-000000050003',
  });
});

test('adds what is left, and says that it is less', async () => {
  const addToCart = vi.fn(async ({ quantity }: AddToCartRequest) =>
    quantity > 2 ? refuse('NOT_ENOUGH_STOCK', { available: '2' }) : cartWith(1000),
  );
  const [line] = await buyAgain({ addToCart }, { lines: [LINE] }, 'form');
  expect(line).toMatchObject({ wanted: 3, added: 2, refusal: { code: 'NOT_ENOUGH_STOCK' }, price: null });
});

test.each([
  ['adds what the cart lacks of the last pieces', 1, 1],
  ['says that the cart holds the last pieces already', 2, 0],
])('%s', async (_name, inCart, added) => {
  const available = 2;
  const addToCart = vi.fn(async ({ quantity }: AddToCartRequest) => {
    if (quantity > available) return refuse('NOT_ENOUGH_STOCK', { available: String(available) });
    const facts = { available: String(available), inCart: String(inCart) };
    return quantity + inCart > available ? refuse('NOT_ENOUGH_STOCK_WITH_CART', facts) : cartWith(1000);
  });
  const [line] = await buyAgain({ addToCart }, { lines: [LINE] }, KEY);
  expect(line).toMatchObject({ wanted: 3, added, refusal: { code: 'NOT_ENOUGH_STOCK_WITH_CART' } });
});

test('goes on after lines that are sold out or gone', async () => {
  const addToCart = vi.fn(async ({ productId }: AddToCartRequest) =>
    productId === 8 ? refuse('OUT_OF_STOCK') : cartWith(1000),
  );
  const lines = [{ ...LINE, productId: null }, { ...LINE, productId: 8 }, LINE];
  const report = await buyAgain({ addToCart }, { lines }, '');
  expect(report.map(({ added, refusal }) => [added, refusal?.code ?? null])).toEqual([
    [0, 'PRODUCT_UNKNOWN'],
    [0, 'OUT_OF_STOCK'],
    [3, null],
  ]);
});
