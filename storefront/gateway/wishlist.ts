import { parseSavedWishlist, printSavedWishlist, type Wishlist } from '../model/wishlist.ts';
import { getWishlist, SaveWishlist } from './generated/operations.generated.ts';
import type { RunForShopper } from './shopper-session.ts';

/** The wishlist that a customer's account holds. */
export interface WishlistApi {
  /** Null for a visitor who is not logged in. */
  savedWishlist(): Promise<Wishlist | null>;
  /** False when the account did not take it. */
  saveWishlist(list: Wishlist): Promise<boolean>;
}

interface Needs {
  readonly run: RunForShopper;
  /** A visitor without one has no account to ask for. */
  readonly hasSession: boolean;
}

export const createWishlistApi = ({ run, hasSession }: Needs): WishlistApi => ({
  async savedWishlist() {
    if (!hasSession) return null;
    const { customer } = (await run(getWishlist, {})).data ?? {};
    if (!customer?.databaseId) return null;
    return parseSavedWishlist(customer.metaData?.find((entry) => entry?.key === 'wishlist')?.value);
  },
  saveWishlist: async (list) => (await run(SaveWishlist, { value: printSavedWishlist(list) })).ok,
});
