import { parseWishlistChange } from '#contract/inputs/wishlist.ts';
import type { Catalog } from '../gateway/catalog/catalog.ts';
import type { ShopperApi } from '../gateway/shop.ts';
import { canBeBought } from '../model/stock.ts';
import { changedWishlist, printWishlist, type Wishlist } from '../model/wishlist.ts';
import { DONE } from './load-wishlist-page.ts';
import type { VisitorWishlist } from './visitor-wishlist.ts';

/** What a form of the wishlist led to. */
export type WishlistOutcome =
  | { readonly kind: 'changed'; readonly list: Wishlist; readonly query: string; readonly hasLeftCart: boolean }
  /** No form of the wishlist, or the account did not take it: nothing has changed. */
  | { readonly kind: 'refused' };

interface Needs {
  readonly wishlist: VisitorWishlist;
  readonly shopper: Pick<ShopperApi, 'addToCart' | 'changeQuantity'>;
  readonly catalog: Catalog;
}

/** Adds or removes one product, perhaps out of the cart, or puts everything into the cart. */
export async function postWishlistForm(form: FormData, needs: Needs): Promise<WishlistOutcome> {
  if (form.get('intent') === 'add-all') return addAllToCart(needs);
  const change = parseWishlistChange(form);
  if (!change.success) return { kind: 'refused' };
  const { intent, productId, line } = change.data;
  const list = changedWishlist(needs.wishlist.list, { intent, productId });
  if (!(await needs.wishlist.save(list))) return { kind: 'refused' };
  if (line) await needs.shopper.changeQuantity(line, 0);
  const query = intent === 'remove' ? queryOf({ [DONE.removed]: String(productId) }) : '';
  return { kind: 'changed', list, query, hasLeftCart: line !== undefined };
}

/** One of each. What has options, is sold out or is sold elsewhere stays and is named. */
async function addAllToCart({ wishlist, shopper, catalog }: Needs): Promise<WishlistOutcome> {
  const byId = await catalog.productsById();
  const left: number[] = [];
  let addedCount = 0;
  for (const id of wishlist.list) {
    const product = byId.get(id);
    if (!product) continue;
    const isAdded =
      product.type === 'simple' && canBeBought(product) && (await shopper.addToCart({ productId: id, quantity: 1 })).ok;
    if (isAdded) addedCount += 1;
    else left.push(id);
  }
  const query = queryOf({
    [DONE.added]: String(addedCount),
    ...(left.length > 0 && { [DONE.left]: printWishlist(left) }),
  });
  return { kind: 'changed', list: wishlist.list, query, hasLeftCart: false };
}

const queryOf = (parameters: Readonly<Record<string, string>>): string => `?${new URLSearchParams(parameters)}`;
