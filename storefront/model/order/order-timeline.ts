import type { Cents } from '../money.ts';
import { isFree, isSentByCourier, type Order } from './order.ts';
import type { ReturnState, Shipment } from './order-record.ts';

/** One thing that happened to an order. `at` is an ISO date. */
export type TimelineEntry = { readonly at: string } & (
  | { readonly kind: 'sent'; readonly shipment: Shipment | null }
  | { readonly kind: 'placed' | 'paid' | 'to-collect' | 'collected' | 'ready' | 'completed' | 'cancelled' | 'failed' }
  | { readonly kind: 'refunded'; readonly amount: Cents }
  | { readonly kind: 'gift-card-returned'; readonly amount: Cents; readonly code: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'return'; readonly state: ReturnState; readonly text: string }
);

/** What a note begins with that tells clients without shipments of this one. */
const noteOf = ({ courier, number }: Shipment): string => `${courier} ${number}`;

/** Everything that is known to have happened to the order, oldest first. */
export function timelineOf(order: Order): readonly TimelineEntry[] {
  const { date, status, shipment, record, returns } = order;
  const { modified, notes, refunds, giftCardReturns } = record;
  const entries: readonly (TimelineEntry | null)[] = [
    { kind: 'placed', at: date },
    paymentOf(order),
    order.isPickedUp && record.ready !== null ? { kind: 'to-collect', at: record.ready } : null,
    completionOf(order),
    ...notes
      .filter(({ text }) => shipment === null || !text.startsWith(noteOf(shipment)))
      .map(({ date: at, text }): TimelineEntry => ({ kind: 'note', at, text })),
    ...refunds.map(({ date: at, amount }): TimelineEntry => ({ kind: 'refunded', at, amount })),
    ...giftCardReturns.map(({ date: at, ...back }): TimelineEntry => ({ kind: 'gift-card-returned', at, ...back })),
    ...returns.flatMap(({ requested, answered, state, text, message }): readonly TimelineEntry[] => [
      { kind: 'return', at: requested, state: 'requested', text },
      ...(answered === null ? [] : [{ kind: 'return' as const, at: answered, state, text: message }]),
    ]),
    status === 'cancelled' || status === 'failed' ? { kind: status, at: modified } : null,
  ];
  return entries.filter((entry) => entry !== null).sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Nothing to pay is no payment. */
const paymentOf = (order: Order): TimelineEntry | null =>
  order.record.paid === null || isFree(order) || isPaidToCourier(order)
    ? null
    : { kind: 'paid', at: order.record.paid };

/** The shop counts it as paid when the parcel leaves. Its buyer pays when it arrives. */
const isPaidToCourier = (order: Order): boolean =>
  order.payment.kind === 'pay-on-delivery' && isSentByCourier(order) && order.record.paid === order.record.completed;

function completionOf({
  record: { completed: at },
  shipping,
  shipment,
  isPickedUp,
  files,
}: Order): TimelineEntry | null {
  if (at === null) return null;
  if (isPickedUp) return { kind: 'collected', at };
  if (shipping) return { kind: 'sent', at, shipment };
  return { kind: files.length > 0 ? 'ready' : 'completed', at };
}
