import { type Cents, sum } from '../money/money.ts';
import { gross } from '../pricing/priced-cart.ts';
import type { Taxed } from '../tax/tax-amount.ts';
import type { Order } from './order.ts';

export interface RefundedLine {
  readonly lineId: number;
  /** Returned pieces. 0 when only money is refunded. */
  readonly quantity: number;
  readonly total: Taxed;
}

export interface RefundedShipping {
  /** Index in the order's shipping lines. */
  readonly position: number;
  readonly total: Taxed;
}

/** Decided, but not paid out yet. Its amount is reserved so that no other refund can use it. */
export interface NewRefund {
  readonly orderId: number;
  /** Money with tax: the sum of its parts, without what gift cards paid. */
  readonly amount: Cents;
  /** The operator's reason, shown to the buyer. Empty when there is none. */
  readonly reason: string;
  readonly lines: readonly RefundedLine[];
  readonly shipping: readonly RefundedShipping[];
  /** Puts the returned pieces back into stock. */
  readonly restock: boolean;
  readonly createdAt: Date;
}

export interface Refund extends NewRefund {
  readonly id: number;
  readonly state: 'pending' | 'done' | 'failed';
  /** The gateway's refund id. Null when the money was returned outside a gateway. */
  readonly receipt: string | null;
}

/** How a refund reaches the buyer. */
export interface RefundWays {
  readonly byGateway: Cents;
  /** The operator transfers it. */
  readonly byTransfer: Cents;
  /** The operator has transferred it, because the gateway could not return it. */
  readonly transferred: Cents;
  /** Credited to the gift cards that had paid it. */
  readonly toGiftCards: Cents;
}

export interface RefundLineRequest {
  readonly lineId: number;
  /** Returned pieces. 0 refunds money only. */
  readonly quantity: number;
  /** With tax. When left out, the price of these pieces. */
  readonly amount?: Cents;
}

/** A refund as an operator requests it. */
export type RefundRequest = {
  readonly reason: string;
  readonly restock: boolean;
} & (
  | { readonly kind: 'everything-left' }
  /** An amount with tax, spread over all parts of the order in proportion. */
  | { readonly kind: 'amount'; readonly amount: Cents }
  | {
      readonly kind: 'parts';
      readonly lines: readonly RefundLineRequest[];
      /** With tax. */
      readonly shipping: Cents;
    }
);

export interface RefundableLine {
  readonly lineId: number;
  readonly quantity: number;
  readonly total: Taxed;
}

/** What can still be refunded of each part of an order. */
export interface Refundable {
  readonly lines: readonly RefundableLine[];
  readonly shipping: readonly { readonly position: number; readonly total: Taxed }[];
  /** Money, without what gift cards paid. */
  readonly amount: Cents;
}

/** Neither items nor shipping are left to refund. */
export const isFullyRefunded = ({ lines, shipping }: Refundable): boolean =>
  [...lines, ...shipping].every(({ total }) => gross(total) === 0);

/** As much of every part as this refund returns is still there to refund. */
export const isCovered = (refund: NewRefund, left: Refundable): boolean =>
  refund.amount <= left.amount &&
  refund.lines.every(({ lineId, quantity, total }) =>
    left.lines.some((line) => line.lineId === lineId && quantity <= line.quantity && isWithin(total, line.total)),
  ) &&
  refund.shipping.every(({ position, total }) =>
    left.shipping.some((one) => one.position === position && isWithin(total, one.total)),
  );

const isWithin = (part: Taxed, whole: Taxed): boolean =>
  part.net <= whole.net &&
  part.taxes.every(({ rateId, amount }) => whole.taxes.some((tax) => tax.rateId === rateId && amount <= tax.amount));

/** Pending refunds count, failed ones do not. */
export function refundableOf(order: Order, refunds: readonly Refund[]): Refundable {
  const counted = refunds.filter(({ state }) => state !== 'failed');
  const refundedLines = counted.flatMap(({ lines }) => lines);
  const refundedShipping = counted.flatMap(({ shipping }) => shipping);
  return {
    lines: order.lines.map(({ id, quantity, total }) => {
      const refunded = refundedLines.filter(({ lineId }) => lineId === id);
      return {
        lineId: id,
        quantity: quantity - sum(refunded.map((line) => line.quantity)),
        total: minus(total, refunded),
      };
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

function minus(total: Taxed, refunded: readonly { readonly total: Taxed }[]): Taxed {
  const taxes = total.taxes.map(({ rateId, amount }) => ({
    rateId,
    amount:
      amount - sum(refunded.flatMap((one) => one.total.taxes.filter((tax) => tax.rateId === rateId).map(amountOf))),
  }));
  return { net: total.net - sum(refunded.map((one) => one.total.net)), tax: sum(taxes.map(amountOf)), taxes };
}

const amountOf = ({ amount }: { readonly amount: Cents }): Cents => amount;
