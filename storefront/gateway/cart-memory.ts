import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Cart, CartLine } from '../model/cart/cart.ts';

const MAX_CARTS = 10_000;
const MAX_KEYS = 20;
/** A shopper may change the cart through another process meanwhile. */
const QUANTITIES_MAX_AGE_MS = 600_000;

/** One thing to buy. Lines that differ only in a freely chosen option count together. */
export interface CartItem {
  readonly productId: number;
  readonly variationId?: number | null | undefined;
}

const nameOf = ({ productId, variationId }: CartItem): string => `${productId}/${variationId ?? ''}`;

type SeenLine = Pick<CartLine, 'productId' | 'variationId' | 'quantity'>;

export const quantityIn = ({ lines }: { readonly lines: readonly SeenLine[] }, item: CartItem): number =>
  lines.filter((line) => nameOf(line) === nameOf(item)).reduce((sum, { quantity }) => sum + quantity, 0);

/** What is known of one cart over a backend that adds again what is sent again. */
export interface RememberedCart {
  /** One change at a time: the backend reads a session, changes and stores it whole, so of two at once it loses one. */
  readonly inTurn: LimitFunction;
  /** Keys of additions whose result is known. */
  readonly settledKeys: LRUCache<string, true>;
  /** By key, how many there were before an addition of which nobody knows whether it was made. */
  readonly openAdditions: LRUCache<string, number>;
  /** How many the cart held when it was last seen; null where that is unknown, or too long ago. */
  quantityOf(item: CartItem): number | null;
  /** Takes the newest state of the cart; null when it has changed by itself. */
  see(cart: Pick<Cart, 'lines'> | null): void;
}

/** The carts of the latest shoppers, by owner. Of this process alone: all requests of a shopper should come to one. */
export interface CartMemory {
  /** A cart without an owner is not kept; a new one is empty. */
  of(owner: string | null, cart: { readonly isNew: boolean }): RememberedCart;
}

export function createCartMemory(now: () => number): CartMemory {
  const carts = new LRUCache<string, RememberedCart>({ max: MAX_CARTS });
  return {
    of(owner, { isNew }) {
      const remembered = (owner === null ? null : carts.get(owner)) ?? createRememberedCart(now);
      if (owner !== null) carts.set(owner, remembered);
      else if (isNew) remembered.see({ lines: [] });
      return remembered;
    },
  };
}

function createRememberedCart(now: () => number): RememberedCart {
  let seen: { readonly at: number; readonly lines: readonly SeenLine[] } | null = null;
  return {
    inTurn: pLimit(1),
    settledKeys: new LRUCache({ max: MAX_KEYS }),
    openAdditions: new LRUCache({ max: MAX_KEYS }),
    quantityOf: (item) => (seen && now() - seen.at < QUANTITIES_MAX_AGE_MS ? quantityIn(seen, item) : null),
    see(cart) {
      const lines = cart?.lines.map(({ productId, variationId, quantity }) => ({ productId, variationId, quantity }));
      seen = lines ? { at: now(), lines } : null;
    },
  };
}
