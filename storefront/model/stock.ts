import { LIMITS } from '#contract/limits.ts';
import type { Stock } from './product.ts';

/** What a shopper is told about the stock: a word, and for the last pieces a number. */
export type StockWord =
  | { readonly kind: 'in' }
  | { readonly kind: 'low'; readonly left: number }
  | { readonly kind: 'backorder' }
  | { readonly kind: 'out' };

export function stockWord({ status, quantity, lowAmount }: Stock): StockWord {
  if (status === 'out-of-stock') return { kind: 'out' };
  if (status === 'on-backorder') return { kind: 'backorder' };
  const isLow = quantity !== null && quantity > 0 && quantity <= lowAmount;
  return isLow ? { kind: 'low', left: quantity } : { kind: 'in' };
}

/** The most pieces one line may hold, known before the server refuses. */
export function orderLimit({ status, quantity }: Stock, soldIndividually: boolean): number {
  if (soldIndividually) return 1;
  if (status === 'out-of-stock') return 0;
  const isCounted = status === 'in-stock' && quantity !== null && quantity > 0;
  return isCounted ? Math.min(quantity, LIMITS.lineQuantity) : LIMITS.lineQuantity;
}
