import type { Cents } from '../../../money/cents.ts';
import type { DiscountRule } from './discount-rule.ts';

export const fixedProduct: DiscountRule<{ readonly amount: Cents }> = ({ amount }, lines) =>
  lines.map(({ unitPrice, pieces }) => Math.min(amount, unitPrice) * pieces);
