import { COOKIES, cookieIn, keptCookie } from '#contract/cookies.ts';
import type { WishlistApi } from '../gateway/wishlist.ts';
import { joined, parseWishlist, printWishlist, type Wishlist } from '../model/wishlist.ts';

/**
 * The wishlist of whoever sends a request. A visitor's is in a cookie, which outlives sessions; a customer's is in the
 * account. What the cookie still holds after a login joins the account's list, and the cookie is deleted.
 */
export interface VisitorWishlist {
  readonly list: Wishlist;
  readonly isCustomer: boolean;
  /** Stores another list. False when the account did not take it. */
  save(list: Wishlist): Promise<boolean>;
  /** Of the response: the cookies that were changed. */
  headers(): Headers;
}

interface Needs {
  readonly shopper: WishlistApi;
  /** The shop's own address: cookies of an https address are secure. */
  readonly baseUrl: string;
}

export async function openWishlist(request: Request, { shopper, baseUrl }: Needs): Promise<VisitorWishlist> {
  const ofVisitor = parseWishlist(cookieIn(request.headers.get('Cookie'), COOKIES.wishlist) ?? '');
  const ofCustomer = await shopper.savedWishlist();
  const headers = new Headers();
  const setCookie = (list: Wishlist) => headers.set('Set-Cookie', wishlistCookie(list, baseUrl.startsWith('https:')));
  const saveForCustomer = async (list: Wishlist) => {
    const isSaved = await shopper.saveWishlist(list);
    if (isSaved && ofVisitor.length > 0) setCookie([]);
    return isSaved;
  };
  const list = ofCustomer === null ? ofVisitor : joined(ofVisitor, ofCustomer);
  if (ofCustomer !== null && ofVisitor.length > 0) await saveForCustomer(list);
  return {
    list,
    isCustomer: ofCustomer !== null,
    async save(changed) {
      if (ofCustomer !== null) return saveForCustomer(changed);
      setCookie(changed);
      return true;
    },
    headers: () => headers,
  };
}

const wishlistCookie = (list: Wishlist, isSecure: boolean): string =>
  keptCookie({ name: COOKIES.wishlist, value: printWishlist(list) }, isSecure);
