import type { NewOrderLine } from './order.ts';

interface StockLevel {
  readonly owner: number;
  /** Pieces at hand before these lines took theirs; below zero when more than there were had been sold. */
  readonly before: number;
}

/**
 * The lines with what was taken from stock for them, and how much of it is beyond what was at hand. Of lines that share
 * stock the first has its pieces first. Lines whose owners count nothing keep what the merchant set by hand.
 */
export function withStockTaken<Line extends NewOrderLine>(
  lines: readonly Line[],
  levels: readonly StockLevel[],
): readonly Line[] {
  const atHand = new Map(levels.map(({ owner, before }) => [owner, Math.max(0, before)]));
  return lines.map((line) => {
    const left = atHand.get(line.stockOwner);
    if (left === undefined) return { ...line, stockTaken: 0 };
    const sent = Math.min(left, line.quantity);
    atHand.set(line.stockOwner, left - sent);
    return { ...line, stockTaken: line.quantity, backordered: line.quantity - sent };
  });
}
