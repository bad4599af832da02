import { cachedPageHeaders } from '../cached-page.ts';
import { parseCardIds } from '../model/card-ids.ts';
import { toProductCard } from '../model/product-card.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/product-cards.ts';

/** Cards of the products that an address names, for lists that only the browser knows. The same for everyone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const byId = await context.get(shopContext).catalog.productsById();
  const products = parseCardIds(new URL(request.url).searchParams).flatMap((id) => byId.get(id) ?? []);
  return Response.json({ cards: products.map(toProductCard) }, { headers: cachedPageHeaders('catalog') });
}
