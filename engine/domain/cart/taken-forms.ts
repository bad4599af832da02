import type { Cart } from './cart.ts';

/** More forms than anybody sends before the answer to the first one is lost for good. */
const MOST = 20;

/** True when the form with this key has put its goods in already: its answer got lost on the way. */
export const hasTaken = (cart: Cart, form: string): boolean => cart.takenForms?.includes(form) ?? false;

export const takeForm = (cart: Cart, form: string): Cart => ({
  ...cart,
  takenForms: [...(cart.takenForms ?? []), form].slice(-MOST),
});
