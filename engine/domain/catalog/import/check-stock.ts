import type { ImportProblem } from '../refusals.ts';
import type { VariationStock } from '../stock-policy.ts';
import { HIGHEST, isCount, unless } from './problems.ts';

export const isStock = (stock: VariationStock): boolean =>
  stock.kind !== 'managed' ||
  (Number.isInteger(stock.onHand) &&
    Math.abs(stock.onHand) <= HIGHEST &&
    (stock.lowAmount === null || isCount(stock.lowAmount)));

export const checkStock = (stock: VariationStock): readonly ImportProblem[] => unless(isStock(stock), 'stock');
