import { type CatalogQuery, withChange } from './catalog-query.ts';
import { foldText } from './search.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const SALE = words(
  'promo promosi diskon diskonan obral korting potongan penawaran sale discount discounts discounted deal deals offer offers clearance promotion promotions',
);
const CHEAP = words('murah termurah murmer cheap cheapest');
/** Beside the others they add nothing. */
const FILLERS = words(
  'produk barang harga price prices product products item items hari ini today yang paling lagi ada best special spesial besar flash on the',
);

/**
 * The list that a search for offers alone asks for, since these words say nothing of a product: "promo" means what is reduced, the
 * largest discount first; "termurah" everything, the lowest price first. Null for every other search.
 */
export function offersSearched(query: CatalogQuery): CatalogQuery | null {
  const searched = foldText(query.search).split(/[^\p{Letter}\p{Number}]+/u);
  const onSale = searched.some((word) => SALE.has(word));
  const isCheap = searched.some((word) => CHEAP.has(word));
  const isNothingElse = searched.every((word) => word === '' || [SALE, CHEAP, FILLERS].some((set) => set.has(word)));
  if (!isNothingElse || !(onSale || isCheap)) return null;
  const order = isCheap
    ? ({ sort: 'price', direction: 'asc' } as const)
    : ({ sort: 'discount', direction: 'desc' } as const);
  return withChange(query, { search: '', onSale: query.onSale || onSale, ...order });
}
