import { shareOut } from '../../../money/allocate.ts';
import { fraction } from '../../../money/rounding.ts';
import { sum } from '../../../money/sum.ts';
import type { DiscountRule } from './discount-rule.ts';

const WHOLE = 1_000_000;

/** Rounded once, over all covered pieces at their full price; the lines get whole-cent shares of it. */
export const percent: DiscountRule<{ readonly share: number }> = ({ share }, lines) => {
  const prices = lines.map(({ unitPrice, pieces }) => unitPrice * pieces);
  return shareOut(fraction(sum(prices), share, WHOLE), prices);
};
