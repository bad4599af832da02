import { foldText } from '../search/search.ts';
import { type CatalogQuery, withChange } from './catalog-query.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const SALE = words(
  'promo promosi diskon diskonan obral korting potongan penawaran sale discount discounts discounted deal deals offer offers clearance promotion promotions',
);
const CHEAP = words('murah termurah murmer cheap cheapest');
const BEST_SELLING = words(
  'laris terlaris laku populer terpopuler favorit terfavorit bestseller bestsellers seller sellers selling popular favourite favourites',
);
/** Beside the others they add nothing. */
const FILLERS = words(
  'top most produk barang harga price prices product products item items hari ini today yang paling lagi ada best special spesial besar flash on the',
);

type Order = Pick<CatalogQuery, 'sort' | 'direction'>;

function orderSearched(searched: readonly string[]): Order {
  if (searched.some((word) => CHEAP.has(word))) return { sort: 'price', direction: 'asc' };
  if (searched.some((word) => BEST_SELLING.has(word))) return { sort: 'popularity', direction: 'desc' };
  return { sort: 'discount', direction: 'desc' };
}

/**
 * The list that a search for offers alone asks for, since these words say nothing of a product: "promo" means what is reduced, the
 * largest discount first; "termurah" everything, the lowest price first; "terlaris" everything, what sells best first. Null for
 * every other search.
 */
export function offersSearched(query: CatalogQuery): CatalogQuery | null {
  const searched = foldText(query.search).split(/[^\p{Letter}\p{Number}]+/u);
  const onSale = searched.some((word) => SALE.has(word));
  const asksForMore = [CHEAP, BEST_SELLING].some((set) => searched.some((word) => set.has(word)));
  const isNothingElse = searched.every(
    (word) => word === '' || [SALE, CHEAP, BEST_SELLING, FILLERS].some((set) => set.has(word)),
  );
  if (!isNothingElse || !(onSale || asksForMore)) return null;
  return withChange(query, { search: '', onSale: query.onSale || onSale, ...orderSearched(searched) });
}
