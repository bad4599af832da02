import type { DiscountedLine, ListedLine } from './discounted-line.ts';
import type { Promotion } from './promotion.ts';

/** One after the other, each free to look at the listed prices; together they never take a line below zero. */
export const applyPromotions = (
  lines: readonly ListedLine[],
  promotions: readonly Promotion[],
): readonly DiscountedLine[] =>
  promotions.reduce<readonly DiscountedLine[]>(
    applyOne,
    lines.map((line) => ({ ...line, adjustments: [], charged: line.listed })),
  );

function applyOne(
  lines: readonly DiscountedLine[],
  { source, label, discounts }: Promotion,
): readonly DiscountedLine[] {
  const offs = discounts(lines.map((line) => ({ ...line, left: line.charged })));
  return lines.map((line, place) => {
    const off = Math.min(offs[place] ?? 0, line.charged);
    if (off <= 0) return line;
    const adjustments = [...line.adjustments, { source, label, amount: -off }];
    return { ...line, adjustments, charged: line.charged - off };
  });
}
