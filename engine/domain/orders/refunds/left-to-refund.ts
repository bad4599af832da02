import type { Cents } from '../../money/cents.ts';
import { sum } from '../../money/sum.ts';
import type { Taxed } from '../../tax/taxed.ts';
import type { Order } from '../order.ts';
import type { Refund } from './refund.ts';

export interface LineLeft {
  readonly lineId: number;
  readonly quantity: number;
  readonly total: Taxed;
}

/** What could still be given back of each part of an order. */
export interface Left {
  readonly lines: readonly LineLeft[];
  readonly shipping: readonly { readonly position: number; readonly total: Taxed }[];
  /** Money. What gift cards have paid is not in it. */
  readonly amount: Cents;
}

/** Nothing of the goods or their delivery is left to be given back. */
export const isAllBack = ({ lines, shipping }: Left): boolean =>
  [...lines, ...shipping].every(({ total }) => gross(total) === 0);

/** Refunds that are on their way count; those that failed do not. */
export function leftToRefund(order: Order, refunds: readonly Refund[]): Left {
  const counted = refunds.filter(({ state }) => state !== 'failed');
  const refundedLines = counted.flatMap(({ lines }) => lines);
  const refundedShipping = counted.flatMap(({ shipping }) => shipping);
  return {
    lines: order.lines.map(({ id, quantity, total }) => {
      const back = refundedLines.filter(({ lineId }) => lineId === id);
      return { lineId: id, quantity: quantity - sum(back.map((line) => line.quantity)), total: without(total, back) };
    }),
    shipping: order.shippingLines.map(({ cost }, position) => ({
      position,
      total: without(
        cost,
        refundedShipping.filter((one) => one.position === position),
      ),
    })),
    amount: order.totals.total - sum(counted.map(({ amount }) => amount)),
  };
}

export const gross = ({ net, tax }: Pick<Taxed, 'net' | 'tax'>): Cents => net + tax;

function without(total: Taxed, back: readonly { readonly total: Taxed }[]): Taxed {
  const taxes = total.taxes.map(({ rateId, amount }) => ({
    rateId,
    amount: amount - sum(back.flatMap((one) => one.total.taxes.filter((tax) => tax.rateId === rateId).map(amountOf))),
  }));
  return { net: total.net - sum(back.map((one) => one.total.net)), tax: sum(taxes.map(amountOf)), taxes };
}

const amountOf = ({ amount }: { readonly amount: Cents }): Cents => amount;
