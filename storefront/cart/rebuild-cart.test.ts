import { expect, test, vi } from 'vitest';
import type { Refusal } from '#contract/refusals.ts';
import { cartOf, line } from '../model/testing/cart.ts';
import { rebuildCart } from './rebuild-cart.ts';

const oil = line('oil', 2);
const refusal = (code: Refusal['code'], facts: Refusal['facts'] = {}): Refusal => ({
  code,
  facts,
  fields: [],
  message: '',
});
const lost = [{ productId: oil.productId, variationId: oil.variationId, quantity: 2 }];

function shopperWith(...refusals: readonly Refusal[]) {
  const waiting = [...refusals];
  return {
    cart: async () => cartOf(),
    addToCart: vi.fn(async ({ quantity }: { readonly quantity: number }) => {
      const refused = waiting.shift();
      if (refused) return { ok: false, refusal: refused } as const;
      return { ok: true, value: cartOf({ ...oil, quantity }) } as const;
    }),
  };
}

test('puts back what the cart lacks', async () => {
  const shopper = shopperWith();
  expect(await rebuildCart(shopper, lost)).toMatchObject({ cart: { lines: [{ quantity: 2 }] }, unrestoredIds: [] });
  expect(shopper.addToCart).toHaveBeenCalledOnce();
});

test('leaves a line that is there as it is, so that a second tab adds nothing twice', async () => {
  const shopper = { ...shopperWith(), cart: async () => cartOf({ ...oil, quantity: 5 }) };
  expect((await rebuildCart(shopper, lost)).cart.lines[0]?.quantity).toBe(5);
  expect(shopper.addToCart).not.toHaveBeenCalled();
});

test('puts back another variation of what is there', async () => {
  const shopper = { ...shopperWith(), cart: async () => cartOf({ ...oil, variationId: 99 }) };
  await rebuildCart(shopper, lost);
  expect(shopper.addToCart).toHaveBeenCalledOnce();
});

test('puts back as many as are left, and says so', async () => {
  const shopper = shopperWith(refusal('NOT_ENOUGH_STOCK', { available: '1' }));
  expect(await rebuildCart(shopper, lost)).toMatchObject({
    cart: { lines: [{ quantity: 1 }] },
    unrestoredIds: [oil.productId],
  });
});

test('goes on after a product that is gone', async () => {
  const shopper = shopperWith(refusal('PRODUCT_UNKNOWN'));
  const rebuilt = await rebuildCart(shopper, [{ productId: 999, variationId: null, quantity: 1 }, ...lost]);
  expect(rebuilt).toMatchObject({ cart: { lines: [{ quantity: 2 }] }, unrestoredIds: [999] });
});
