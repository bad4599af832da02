import { sum } from '../money/sum.ts';
import type { DiscountedLine, ListedLine } from './discounted-line.ts';
import type { Promotion } from './promotion.ts';

/** Each promotion looks at the listed prices; together they never take a line below zero. */
export function applyPromotions(
  lines: readonly ListedLine[],
  promotions: readonly Promotion[],
): readonly DiscountedLine[] {
  const offers = promotions.map((promotion) => ({ promotion, discounts: promotion.discounts(lines) }));
  return lines.map((line, index) => {
    let charged = line.listed;
    const adjustments = offers.flatMap(({ promotion: { source, label }, discounts }) => {
      const off = Math.min(discounts[index] ?? 0, charged);
      charged -= off;
      return off > 0 ? [{ source, label, amount: -off }] : [];
    });
    return { ...line, adjustments, charged: line.listed + sum(adjustments.map(({ amount }) => amount)) };
  });
}
