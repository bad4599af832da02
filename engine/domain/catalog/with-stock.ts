import type { Product } from './product.ts';
import type { VariationStock } from './stock-policy.ts';

/** What a sale leaves behind of one product: absolute numbers, so that being told twice does no harm. */
export interface StockCount {
  readonly productId: number;
  /** Pieces ever sold of it. */
  readonly totalSales: number;
  /** Pieces left, under the id of the product or variation that counts them. */
  readonly left: readonly { readonly owner: number; readonly onHand: number }[];
}

/** The product after a sale. */
export function withStock(product: Product, { totalSales, left }: StockCount): Product {
  const counts = new Map(left.map(({ owner, onHand }) => [owner, onHand]));
  const sold = { ...product, totalSales };
  if (sold.kind === 'external') return sold;
  if (sold.kind === 'simple') return { ...sold, stock: counted(sold.stock, counts.get(sold.id)) };
  return {
    ...sold,
    sharedStock: sold.sharedStock && counted(sold.sharedStock, counts.get(sold.id)),
    variations: sold.variations.map((variation) => ({
      ...variation,
      stock: counted(variation.stock, counts.get(variation.id)),
    })),
  };
}

const counted = <Stock extends VariationStock>(stock: Stock, onHand: number | undefined): Stock =>
  stock.kind === 'managed' && onHand !== undefined ? { ...stock, onHand } : stock;
