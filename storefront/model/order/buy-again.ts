import type { Refusal } from '#contract/refusals.ts';
import type { Cents } from '../money.ts';

/** What became of one line of an order that is bought again. */
export interface LineBoughtAgain {
  readonly id: string;
  readonly name: string;
  readonly options: string;
  readonly wanted: number;
  readonly added: number;
  /** Why not all of it could be added; null when all was. */
  readonly refusal: Refusal | null;
  /** Of one piece, where the price is another one now. */
  readonly price: { readonly before: Cents; readonly now: Cents } | null;
}

/** Pieces that can still be added after a refusal for want of stock; 0 after any other. */
export function piecesLeft({ code, facts }: Pick<Refusal, 'code' | 'facts'>): number {
  const available = Number(facts.available ?? 0);
  if (code === 'NOT_ENOUGH_STOCK') return Math.max(0, available);
  return code === 'NOT_ENOUGH_STOCK_WITH_CART' ? Math.max(0, available - Number(facts.inCart ?? 0)) : 0;
}
