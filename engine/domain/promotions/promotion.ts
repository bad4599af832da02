import type { LineItem } from '../cart/line-item.ts';
import type { Adjustment, Cents } from '../money/money.ts';

export interface ListedLine extends LineItem {
  /** Active price of one piece, as entered. */
  readonly unitPrice: Cents;
  /** Regular price of one piece, for the struck-through price. */
  readonly regularUnitPrice: Cents;
  /** `unitPrice` × quantity. */
  readonly listed: Cents;
}

export interface DiscountedLine extends ListedLine {
  readonly adjustments: readonly Adjustment[];
  /** `listed` plus all adjustments. Never negative. */
  readonly charged: Cents;
}

export interface DiscountableLine extends ListedLine {
  /** What is left of `listed` after earlier promotions. */
  readonly left: Cents;
}

/** A source of discounts, such as a coupon. */
export interface Promotion {
  /** `coupon:race10`. */
  readonly source: string;
  /** The discount of each line, in the order of the lines: zero or more. */
  discounts(lines: readonly DiscountableLine[]): readonly Cents[];
}

/** Applies promotions one after the other. Together they never lower a line below zero. */
export const applyPromotions = (
  lines: readonly ListedLine[],
  promotions: readonly Promotion[],
): readonly DiscountedLine[] =>
  promotions.reduce<readonly DiscountedLine[]>(
    applyPromotion,
    lines.map((line) => ({ ...line, adjustments: [], charged: line.listed })),
  );

function applyPromotion(lines: readonly DiscountedLine[], { source, discounts }: Promotion): readonly DiscountedLine[] {
  const offs = discounts(lines.map((line) => ({ ...line, left: line.charged })));
  return lines.map((line, index) => {
    const off = Math.min(offs[index] ?? 0, line.charged);
    if (off <= 0) return line;
    const adjustments = [...line.adjustments, { source, amount: -off }];
    return { ...line, adjustments, charged: line.charged - off };
  });
}
