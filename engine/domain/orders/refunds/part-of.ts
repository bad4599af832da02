import { allocate } from '../../money/allocate.ts';
import type { Cents } from '../../money/cents.ts';
import { sum } from '../../money/sum.ts';
import type { Taxed } from '../../tax/taxed.ts';
import { gross } from './left-to-refund.ts';

/**
 * A part of an amount with its share of each tax. Shares follow what is left of each, so that they never exceed it and
 * the last part takes all the rest, to the cent.
 */
export function partOf(left: Taxed, amount: Cents): Taxed {
  if (amount === gross(left)) return left;
  const [net = 0, ...shares] = allocate(amount, [left.net, ...left.taxes.map((tax) => tax.amount)]);
  const taxes = left.taxes.map(({ rateId }, place) => ({ rateId, amount: shares[place] ?? 0 }));
  return { net, tax: sum(shares), taxes };
}
