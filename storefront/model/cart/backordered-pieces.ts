import type { Stock } from '../stock.ts';

/** Of these pieces, how many are beyond the stock. */
export function backorderedPieces({ status, quantity, takesBackorders }: Stock, pieces: number): number {
  if (status === 'on-backorder') return pieces;
  return takesBackorders && quantity !== null ? Math.max(0, pieces - Math.max(0, quantity)) : 0;
}
