import { LIMITS } from '#contract/limits.ts';
import type { Price } from './money.ts';

export interface Stock {
  readonly status: 'in-stock' | 'out-of-stock' | 'on-backorder';
  /** Pieces left; null when the shop does not count this product. */
  readonly quantity: number | null;
  /** At or below this quantity the shopper sees how many are left. */
  readonly lowAmount: number;
  /** More can be ordered than there is. */
  readonly takesBackorders: boolean;
}

/** What a shopper sees of the stock. */
export type StockLevel =
  | { readonly kind: 'in' }
  | { readonly kind: 'low'; readonly left: number }
  | { readonly kind: 'backorder' }
  | { readonly kind: 'out' };

interface Stocked {
  readonly stock: Pick<Stock, 'status'>;
}

export const isSoldOut = ({ stock }: Stocked): boolean => stock.status === 'out-of-stock';

/** What has no price is not for sale, whatever there is of it. */
export const canBeBought = (product: Stocked & { readonly price: Price | null }): boolean =>
  product.price !== null && !isSoldOut(product);

export function stockLevel({ status, quantity, lowAmount }: Stock): StockLevel {
  if (status === 'out-of-stock') return { kind: 'out' };
  if (status === 'on-backorder') return { kind: 'backorder' };
  const isLow = quantity !== null && quantity > 0 && quantity <= lowAmount;
  return isLow ? { kind: 'low', left: quantity } : { kind: 'in' };
}

/** The largest quantity of one line, so that the page can prevent a refusal. */
export function orderLimit({ status, quantity, takesBackorders }: Stock, soldIndividually: boolean): number {
  if (soldIndividually) return 1;
  if (status === 'out-of-stock') return 0;
  const isCounted = status === 'in-stock' && !takesBackorders && quantity !== null && quantity > 0;
  return isCounted ? Math.min(quantity, LIMITS.lineQuantity) : LIMITS.lineQuantity;
}
