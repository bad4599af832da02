import { cachedPageHeaders } from '../cached-page.ts';
import { parseCardIds } from '../model/catalog/card-ids.ts';
import { bestSellers } from '../model/catalog/catalog-sorts.ts';
import { toProductCard } from '../model/catalog/product-card.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/product-cards.ts';

/** How many are shown below an empty cart. */
const BEST_SELLERS = 4;

/**
 * Cards of the products that an address names, for lists that only the browser knows; of the best sellers where it names none.
 * The same for everyone.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalog } = context.get(shopContext);
  const ids = parseCardIds(url.searchParams);
  const [products, byId] = await Promise.all([catalog.products(), catalog.productsById()]);
  const shown = ids.length > 0 ? ids.flatMap((id) => byId.get(id) ?? []) : bestSellers(products, BEST_SELLERS);
  return Response.json({ cards: shown.map(toProductCard) }, { headers: cachedPageHeaders('catalog') });
}
