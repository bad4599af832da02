import { type Cents, sum } from '../money/money.ts';
import type { Taxed } from '../tax/tax-amount.ts';
import type { Order } from './order.ts';

export interface RefundedLine {
  readonly lineId: number;
  /** Pieces it stands for; 0 when only money is given back. */
  readonly quantity: number;
  readonly total: Taxed;
}

export interface RefundedShipping {
  /** Place of the delivery in the order's list of them. */
  readonly position: number;
  readonly total: Taxed;
}

/** Decided, not yet given back: until then its amount is reserved, so that no other refund can give it too. */
export interface NewRefund {
  readonly orderId: number;
  /** Money, with tax: the sum of its parts, but for what a gift card has paid. */
  readonly amount: Cents;
  /** The operator's words, read by the buyer too; empty without any. */
  readonly reason: string;
  readonly lines: readonly RefundedLine[];
  readonly shipping: readonly RefundedShipping[];
  /** The pieces go back into stock. */
  readonly restock: boolean;
  readonly createdAt: Date;
}

export interface Refund extends NewRefund {
  readonly id: number;
  readonly state: 'pending' | 'done' | 'failed';
  /** The gateway's own number of it; null when the money went by hand. */
  readonly receipt: string | null;
}

export interface RefundLineRequest {
  readonly lineId: number;
  /** Pieces given back, 0 for money only. */
  readonly quantity: number;
  /** With tax; left out: the price of these pieces. */
  readonly amount?: Cents;
}

/** What an operator wants to give back. */
export type RefundRequest = {
  readonly reason: string;
  readonly restock: boolean;
} & (
  | { readonly kind: 'everything-left' }
  /** An amount of money with tax, taken from all parts of the order alike. */
  | { readonly kind: 'amount'; readonly amount: Cents }
  | { readonly kind: 'parts'; readonly lines: readonly RefundLineRequest[] /** With tax. */; readonly shipping: Cents }
);

export interface RefundableLine {
  readonly lineId: number;
  readonly quantity: number;
  readonly total: Taxed;
}

/** What could still be given back of each part of an order. */
export interface Refundable {
  readonly lines: readonly RefundableLine[];
  readonly shipping: readonly { readonly position: number; readonly total: Taxed }[];
  /** Money. What gift cards have paid is not in it. */
  readonly amount: Cents;
}

/** Nothing of the goods or their delivery is left to be given back. */
export const isFullyRefunded = ({ lines, shipping }: Refundable): boolean =>
  [...lines, ...shipping].every(({ total }) => gross(total) === 0);

/** Refunds that are on their way count; those that failed do not. */
export function refundableOf(order: Order, refunds: readonly Refund[]): Refundable {
  const counted = refunds.filter(({ state }) => state !== 'failed');
  const refundedLines = counted.flatMap(({ lines }) => lines);
  const refundedShipping = counted.flatMap(({ shipping }) => shipping);
  return {
    lines: order.lines.map(({ id, quantity, total }) => {
      const back = refundedLines.filter(({ lineId }) => lineId === id);
      return { lineId: id, quantity: quantity - sum(back.map((line) => line.quantity)), total: minus(total, back) };
    }),
    shipping: order.shippingLines.map(({ cost }, position) => ({
      position,
      total: minus(
        cost,
        refundedShipping.filter((one) => one.position === position),
      ),
    })),
    amount: order.totals.total - sum(counted.map(({ amount }) => amount)),
  };
}

export const gross = ({ net, tax }: Pick<Taxed, 'net' | 'tax'>): Cents => net + tax;

function minus(total: Taxed, back: readonly { readonly total: Taxed }[]): Taxed {
  const taxes = total.taxes.map(({ rateId, amount }) => ({
    rateId,
    amount: amount - sum(back.flatMap((one) => one.total.taxes.filter((tax) => tax.rateId === rateId).map(amountOf))),
  }));
  return { net: total.net - sum(back.map((one) => one.total.net)), tax: sum(taxes.map(amountOf)), taxes };
}

const amountOf = ({ amount }: { readonly amount: Cents }): Cents => amount;
