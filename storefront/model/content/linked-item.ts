import type { CartLine } from '../cart/cart.ts';
import type { Cents } from '../money.ts';
import type { Picture } from '../picture.ts';
import { orderLimit, type Stock } from '../stock.ts';

/** What can be bought under a SKU. */
export interface Sellable extends Pick<CartLine, 'productId' | 'variationId' | 'slug' | 'name' | 'options'> {
  readonly sku: string;
  /** Null when it cannot be bought. */
  readonly price: Cents | null;
  readonly stock: Stock;
  readonly soldIndividually: boolean;
  readonly picture: Picture | null;
}

/** An item of a link that fills a cart. */
export interface LinkedItem {
  readonly sku: string;
  readonly requested: number;
  /** Pieces that can be added: 0 for what is unknown, sold out or not for sale. */
  readonly quantity: number;
  /** Null when nothing is sold under the SKU. */
  readonly sellable: Sellable | null;
}

/** What of a link can be added. SKUs are compared without regard to case. */
export const linkedItems = (
  items: readonly { readonly sku: string; readonly quantity: number }[],
  sellables: readonly Sellable[],
): readonly LinkedItem[] =>
  items.map(({ sku, quantity: requested }) => {
    const sellable = sellables.find((one) => one.sku.toLowerCase() === sku.toLowerCase()) ?? null;
    const limit = sellable && sellable.price !== null ? orderLimit(sellable.stock, sellable.soldIndividually) : 0;
    return { sku, requested, quantity: Math.min(requested, limit), sellable };
  });
