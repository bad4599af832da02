import type { WishlistDone } from '../features/wishlist/wishlist-content.tsx';
import type { Catalog } from '../gateway/catalog/catalog.ts';
import { toProductCard } from '../model/catalog/product-card.ts';
import type { ProductCardData } from '../model/product/product.ts';
import { parseWishlist } from '../model/wishlist.ts';
import type { VisitorWishlist } from './visitor-wishlist.ts';

/** What the page of a wishlist shows, and the account's tab. */
export interface WishlistPageData {
  readonly cards: readonly ProductCardData[];
  /** How many products are no longer sold: they have just left the list. */
  readonly goneCount: number;
  /** What the last form did, from the address. */
  readonly done: WishlistDone;
}

/** Parameters of the address that the wishlist's forms lead back to. */
export const DONE = { removed: 'removed', added: 'added', left: 'left' } as const;

/** Takes products that the shop no longer has off the list. */
export async function loadWishlistPage(
  wishlist: VisitorWishlist,
  { catalog, url }: { readonly catalog: Catalog; readonly url: string },
): Promise<WishlistPageData> {
  const byId = await catalog.productsById();
  const sold = wishlist.list.filter((id) => byId.has(id));
  const goneCount = wishlist.list.length - sold.length;
  if (goneCount > 0) await wishlist.save(sold);
  const productsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const { searchParams } = new URL(url);
  const idsIn = (name: string) => parseWishlist(searchParams.get(name) ?? '');
  const added = searchParams.get(DONE.added) ?? '';
  const [removed] = productsOf(idsIn(DONE.removed).filter((id) => !sold.includes(id)));
  return {
    cards: productsOf(sold).map(toProductCard),
    goneCount,
    done: {
      removed: removed ? { id: removed.id, name: removed.name } : null,
      addedCount: /^\d{1,3}$/.test(added) ? Number(added) : null,
      left: productsOf(idsIn(DONE.left)).map(({ slug, name }) => ({ slug, name })),
    },
  };
}
