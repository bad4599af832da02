import type { Order } from '../../model/order/order.ts';
import type { Invoice, OrderReturn, ReturnReason, ReturnState } from '../../model/order/order-record.ts';
import type { OrderDetailsFragment, ReturnReasonEnum, ReturnStateEnum } from '../generated/operations.generated.ts';
import { addressOf } from './address.ts';
import { amount } from './amount.ts';
import { instantOf, nodesOf } from './fragments.ts';
import { plainText } from './text.ts';

type RawOrder = OrderDetailsFragment;

export const REASONS = {
  DAMAGED: 'damaged',
  WRONG_ITEM: 'wrong-item',
  QUALITY: 'quality',
  CHANGED_MIND: 'changed-mind',
  NOT_ARRIVED: 'not-arrived',
  OTHER: 'other',
} as const satisfies Record<ReturnReasonEnum, ReturnReason>;

const STATES = {
  REQUESTED: 'requested',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  COMPLETED: 'completed',
} as const satisfies Record<ReturnStateEnum, ReturnState>;

const lineOf = ({ lineId, quantity }: { readonly lineId: number; readonly quantity: number }) => ({
  line: lineId,
  quantity,
});

const returnsOf = ({ returns }: RawOrder): readonly OrderReturn[] =>
  (returns ?? []).map((one) => ({
    number: one.databaseId,
    reason: REASONS[one.reason],
    state: STATES[one.state],
    text: one.text,
    message: one.message ?? '',
    pictures: one.pictureCount,
    requested: one.requestedAt,
    answered: one.answeredAt,
    lines: one.lines.map(lineOf),
  }));

function invoiceOf({ invoice }: RawOrder): Invoice | null {
  if (!invoice) return null;
  const { number, date, buyer, sellerName: name, sellerAddress: address, sellerTaxNumber: taxNumber, tax } = invoice;
  return {
    number,
    date,
    buyer: addressOf(buyer),
    seller: { name, address, taxNumber },
    tax: tax && {
      net: amount(tax.net),
      otherBase: tax.otherBase === null ? null : amount(tax.otherBase),
      tax: amount(tax.tax),
    },
  };
}

/** What has happened to an order, and what its buyer can do about it. Fields of this shop's own engine may be missing. */
export const recordOf = (
  order: RawOrder,
): Pick<Order, 'record' | 'shipment' | 'isCancellable' | 'returns' | 'returnable' | 'invoice'> => ({
  record: {
    modified: order.modified ?? order.date ?? '',
    paid: order.datePaid,
    completed: order.dateCompleted,
    ready: order.dateReady ?? null,
    notes: nodesOf(order.orderNotes).map(({ content, dateGmt }) => ({
      date: instantOf(dateGmt),
      text: plainText(content),
    })),
    refunds: nodesOf(order.refunds).map((refund) => ({
      date: refund.date ?? '',
      amount: amount(String(refund.amount ?? 0)),
    })),
    giftCardReturns: (order.giftCards ?? []).flatMap(({ code, amount: paid, dateReturned: date }) =>
      date ? [{ date, code, amount: amount(paid) }] : [],
    ),
  },
  shipment: order.shipment ?? null,
  isCancellable: order.isCancellable ?? false,
  returns: returnsOf(order),
  returnable: (order.returnableLines ?? []).map(lineOf),
  invoice: invoiceOf(order),
});
