import type { State } from './state.ts';

interface Sold {
  readonly productId: number;
  readonly quantity: number;
}

/** Adds to the pieces ever sold; returns the new numbers by product id. */
export function countSales({ sales }: State, lines: readonly Sold[]): ReadonlyMap<number, number> {
  for (const { productId, quantity } of lines) sales.set(productId, (sales.get(productId) ?? 0) + quantity);
  return new Map(lines.map(({ productId }) => [productId, sales.get(productId) ?? 0]));
}
