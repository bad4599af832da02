import type { Cart } from './cart.ts';

/** More forms than anybody sends before the answer to the first one is lost for good. */
const MOST = 20;

/** True when the form with this key has put its goods in already: its answer got lost on the way. */
export const hasUsedKey = (cart: Cart, form: string): boolean => cart.usedIdempotencyKeys?.includes(form) ?? false;

export const withUsedKey = (cart: Cart, form: string): Cart => ({
  ...cart,
  usedIdempotencyKeys: [...(cart.usedIdempotencyKeys ?? []), form].slice(-MOST),
});
