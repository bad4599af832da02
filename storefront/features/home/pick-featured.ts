import type { ProductSummary } from '../../model/product/product.ts';
import { canBeBought } from '../../model/stock.ts';

type Facts = Pick<ProductSummary, 'categories' | 'price' | 'rating' | 'stock' | 'totalSales'>;

const sellsBetter = (a: Facts, b: Facts) => b.totalSales - a.totalSales || b.rating - a.rating;

/**
 * What the home page shows: the best seller of each category in turn, so that the whole range is seen.
 * Only what can be bought today.
 */
export function pickFeatured<Product extends Facts>(products: readonly Product[], count: number): readonly Product[] {
  const buyable = products.filter(canBeBought);
  const byCategory = Map.groupBy(buyable.toSorted(sellsBetter), ({ categories }) => categories[0]?.slug);
  const rounds = [...byCategory.values()].flatMap((best) => best.map((product, round) => ({ product, round })));
  return rounds
    .sort((a, b) => a.round - b.round || sellsBetter(a.product, b.product))
    .slice(0, count)
    .map(({ product }) => product);
}
