import type { Refusal } from '#contract/refusals.ts';
import type { Cart } from '../model/cart.ts';

/** What the cart's address answers to the page's script. */
export type CartAnswer =
  | { readonly kind: 'read' | 'written'; readonly cart: Cart }
  | { readonly kind: 'refused'; readonly cart: Cart; readonly refusal: Refusal }
  /** No connection, or the shop's own fault: the cart could not be read, or nothing is known to have changed. */
  | { readonly kind: 'unread' | 'failed' };
