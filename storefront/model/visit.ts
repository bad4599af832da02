import type { Cart } from './cart.ts';
import type { Viewer } from './viewer.ts';

/** What the shop's frame shows of one shopper. */
export interface Visit {
  readonly cart: Cart;
  /** Null for a visitor who is not logged in. */
  readonly viewer: Viewer | null;
}
