import { PATHS } from '#contract/paths.ts';
import type { Wishlist, WishlistChange } from '../model/wishlist.ts';
import type { WishlistMarks } from './wishlist-controller.ts';

const isMarks = (body: unknown): body is WishlistMarks =>
  typeof body === 'object' && body !== null && 'ids' in body && Array.isArray(body.ids);

async function marksOf(request: Promise<Response>): Promise<Wishlist | null> {
  try {
    const response = await request;
    const body: unknown = response.ok ? await response.json() : null;
    return isMarks(body) ? body.ids : null;
  } catch {
    return null;
  }
}

/** Null when it could not be loaded. */
export const loadWishlist = (): Promise<Wishlist | null> => marksOf(fetch(PATHS.wishlistMarks));

/** The list after the change; null when it did not reach the shop. It is sent even if the page is left meanwhile. */
export function sendWishlistChange({ intent, productId }: WishlistChange): Promise<Wishlist | null> {
  const body = new URLSearchParams({ intent, productId: String(productId) });
  return marksOf(fetch(PATHS.wishlistMarks, { method: 'POST', body, keepalive: true }));
}
