import { shareOut } from '../../../money/allocate.ts';
import type { Cents } from '../../../money/cents.ts';
import { sum } from '../../../money/sum.ts';
import type { DiscountRule } from './discount-rule.ts';

/** Spread over what is left of the covered pieces, so that none of it is lost on a line that is already free. */
export const fixedCart: DiscountRule<{ readonly amount: Cents }> = ({ amount }, lines) => {
  const open = lines.map(({ unitPrice, pieces, left }) => Math.min(left, unitPrice * pieces));
  return shareOut(Math.min(amount, sum(open)), open);
};
