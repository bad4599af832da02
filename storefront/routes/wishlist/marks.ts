import { formOf } from '../../forms/read-request.ts';
import { openWishlist } from '../../pages/visitor-wishlist.ts';
import { postWishlistForm } from '../../pages/wishlist-forms.ts';
import { shopContext } from '../../shop-context.ts';
import type { WishlistMarks } from '../../wishlist/wishlist-controller.ts';
import type { Route } from './+types/marks.ts';

/** Which products have a filled heart, for the page's script. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const wishlist = await openWishlist(request, context.get(shopContext));
  return Response.json({ ids: wishlist.list } satisfies WishlistMarks, { headers: wishlist.headers() });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shopper, catalog, baseUrl } = context.get(shopContext);
  const form = await formOf(request);
  const wishlist = await openWishlist(request, { shopper, baseUrl });
  const outcome = await postWishlistForm(form, { wishlist, shopper, catalog });
  if (outcome.kind === 'refused') return Response.json(null, { status: 422 });
  return Response.json({ ids: outcome.list } satisfies WishlistMarks, { headers: wishlist.headers() });
}
