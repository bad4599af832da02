export interface CartLine {
  /** 32 hex characters over product, variation, chosen attributes and extra data: equal additions share it. */
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
  /** Where it stood, counted from 0: it goes back there. */
  readonly place: number;
}

export interface Cart {
  /** In the order of first adding. */
  readonly lines: readonly CartLine[];
  /** Lines taken out during this session, the latest last: they can be put back. */
  readonly removed: readonly RemovedLine[];
  /** Lower-case codes in the order they were applied. */
  readonly coupons: readonly string[];
  /** Random keys of the latest forms that put something in: sent again, they add nothing. The latest last. */
  readonly usedIdempotencyKeys?: readonly string[];
  /** Ids, in the order they were put on the cart. */
  readonly giftCards: readonly number[];
}

export const EMPTY_CART: Cart = { lines: [], removed: [], coupons: [], giftCards: [] };

/** What an owner of the shop allows in one cart. */
export interface CartLimits {
  readonly cartLineLimit: number;
  readonly lineQuantityLimit: number;
}

/** More forms than anybody sends before the answer to the first one is lost for good. */
const MAX_USED_KEYS = 20;

/** True when the form with this key has put its goods in already: its answer got lost on the way. */
export const hasUsedKey = (cart: Cart, form: string): boolean => cart.usedIdempotencyKeys?.includes(form) ?? false;

export const withUsedKey = (cart: Cart, form: string): Cart => ({
  ...cart,
  usedIdempotencyKeys: [...(cart.usedIdempotencyKeys ?? []), form].slice(-MAX_USED_KEYS),
});
