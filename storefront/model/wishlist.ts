import { LIMITS } from '#contract/limits.ts';

/** Ids of products, the newest first: no id twice, and no more than the limit. */
export type Wishlist = readonly number[];

const ofIds = (ids: readonly number[]): Wishlist =>
  [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, LIMITS.wishlistProducts);

/** The oldest product makes room when the list is full. */
export const withProduct = (list: Wishlist, id: number): Wishlist =>
  ofIds([id, ...list.filter((other) => other !== id)]);

export const withoutProduct = (list: Wishlist, id: number): Wishlist => list.filter((other) => other !== id);

/** The visitor's products before those of the account. */
export const joined = (ofVisitor: Wishlist, ofCustomer: Wishlist): Wishlist => ofIds([...ofVisitor, ...ofCustomer]);

/** As a cookie holds it: `12.7.31`. Anything else in it is ignored. */
export const parseWishlist = (text: string): Wishlist =>
  ofIds(text.split('.').map((id) => (/^\d+$/.test(id) ? Number(id) : 0)));

export const printWishlist = (list: Wishlist): string => list.join('.');

/** As the account holds it: a JSON list of ids. A client may have stored anything. */
export function parseSavedWishlist(text: string | null | undefined): Wishlist {
  try {
    const saved: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(saved) ? ofIds(saved.map(Number)) : [];
  } catch {
    return [];
  }
}

export const printSavedWishlist = (list: Wishlist): string => JSON.stringify(list);

/** One change of a list on its way to the shop. */
export interface WishlistChange {
  readonly intent: 'add' | 'remove';
  readonly productId: number;
}

export const changedWishlist = (list: Wishlist, { intent, productId }: WishlistChange): Wishlist =>
  intent === 'add' ? withProduct(list, productId) : withoutProduct(list, productId);
