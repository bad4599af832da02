import type { FreeShipping } from '../shipping-settings.ts';
import type { MethodRule } from './method-rule.ts';

export const freeShipping: MethodRule<FreeShipping> = ({ needs, minimum }, { itemsTotal, isFree }) => {
  const isDear = itemsTotal >= minimum;
  const earned = { minimum: isDear, coupon: isFree, either: isDear || isFree, both: isDear && isFree };
  return earned[needs] ? 0 : null;
};
