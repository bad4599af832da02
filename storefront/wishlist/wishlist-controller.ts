import type { Wishlist, WishlistChange } from '../model/wishlist.ts';
import { createShared } from '../ui/storage/shared-value.ts';

/** A product as the wishlist speaks of it. */
export interface WishlistProduct {
  readonly id: number;
  readonly name: string;
}

/** Knows which products are on the visitor's wishlist, and changes it. */
export interface WishlistController {
  /** With the changes on their way already applied; null until it is loaded. */
  readonly list: Wishlist | null;
  readonly change: (intent: WishlistChange['intent'], product: WishlistProduct) => void;
}

/** Null outside the shop's frame: forms are then sent by the browser. */
export const sharedWishlist = createShared<WishlistController | null>(null);

export const useWishlist = sharedWishlist.useShared;

/** Undefined until the list is loaded. */
export const useIsListed = (productId: number): boolean | undefined =>
  sharedWishlist.useSelected((wishlist) => wishlist?.list?.includes(productId));

/** Undefined outside the shop's frame. */
export const useChangeWishlist = (): WishlistController['change'] | undefined =>
  sharedWishlist.useSelected((wishlist) => wishlist?.change);

/** What the route of the marks returns to the page's script. */
export interface WishlistMarks {
  readonly ids: Wishlist;
}
