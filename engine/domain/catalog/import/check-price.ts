import type { PriceTag } from '../price-tag.ts';
import type { ImportProblem } from '../refusals.ts';
import { isCount, unless } from './problems.ts';

export function checkPrice({ regular, sale }: PriceTag): readonly ImportProblem[] {
  const ordered = !sale?.from || !sale.to || sale.from < sale.to;
  return [
    ...unless(regular === null || isCount(regular), 'regularPrice'),
    ...unless(!sale || isCount(sale.price), 'salePrice'),
    ...unless(ordered, 'saleWindow'),
  ];
}
