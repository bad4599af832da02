export interface CartLine {
  /** 32 hex characters: a digest of product, variation, chosen attributes and extra data. Equal additions share it. */
  readonly key: string;
  readonly productId: number;
  readonly variationId: number | null;
  /** Whole pieces, at least 1. */
  readonly quantity: number;
  /** Attribute slug → term slug, as chosen. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly extraData: Readonly<Record<string, string>>;
}

export interface RemovedLine extends CartLine {
  /** Index it had in the cart. Restoring puts it back there. */
  readonly place: number;
}

export interface RemovedCodes {
  readonly coupons: readonly string[];
  /** Ids. */
  readonly giftCards: readonly number[];
}

export interface Cart {
  /** In the order they were first added. */
  readonly lines: readonly CartLine[];
  /** Lines removed in this session, the latest last. They can be restored. */
  readonly removed: readonly RemovedLine[];
  /** The codes that left the cart with its last line. They come back with a line that is restored to the empty cart. */
  readonly removedCodes?: RemovedCodes;
  /** Lower-case codes in the order they were applied. */
  readonly coupons: readonly string[];
  /** Idempotency keys of the latest additions, the latest last. A request that is sent again adds nothing. */
  readonly usedIdempotencyKeys?: readonly string[];
  /** Ids of gift cards in the order they were applied. */
  readonly giftCards: readonly number[];
}

export const EMPTY_CART: Cart = { lines: [], removed: [], coupons: [], giftCards: [] };

/** Limits set by the shop. */
export interface CartLimits {
  readonly cartLineLimit: number;
  readonly lineQuantityLimit: number;
}

/** Enough to recognize a retry: a client does not send this many additions before it gets a response. */
const MAX_USED_KEYS = 20;

/** True when a request with this key has been applied already, but its response was lost. */
export const hasUsedKey = (cart: Cart, key: string): boolean => cart.usedIdempotencyKeys?.includes(key) ?? false;

export const withUsedKey = (cart: Cart, key: string): Cart => ({
  ...cart,
  usedIdempotencyKeys: [...(cart.usedIdempotencyKeys ?? []), key].slice(-MAX_USED_KEYS),
});
