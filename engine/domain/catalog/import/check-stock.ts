import type { ImportProblem } from '../refusals.ts';
import type { VariationStock } from '../stock-policy.ts';
import { isCount, unless } from './problems.ts';

export const isStock = (stock: VariationStock): boolean =>
  stock.kind !== 'managed' ||
  (Number.isSafeInteger(stock.onHand) && (stock.lowAmount === null || isCount(stock.lowAmount)));

export const checkStock = (stock: VariationStock): readonly ImportProblem[] => unless(isStock(stock), 'stock');
