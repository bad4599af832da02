import type { Cents } from './money.ts';
import { isFree, type Order } from './order.ts';
import type { ReturnState, Shipment } from './order-record.ts';

/** One thing that happened to an order. `at` is an ISO date. */
export type TimelineEntry = { readonly at: string } & (
  | { readonly kind: 'sent'; readonly shipment: Shipment | null }
  | { readonly kind: 'placed' | 'paid' | 'to-collect' | 'ready' | 'completed' | 'cancelled' | 'failed' }
  | { readonly kind: 'refunded'; readonly amount: Cents }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'return'; readonly state: ReturnState; readonly text: string }
);

/** What a note begins with that tells clients without shipments of this one. */
const noteOf = ({ courier, number }: Shipment): string => `${courier} ${number}`;

/** Everything that is known to have happened to the order, oldest first. */
export function timelineOf(order: Order): readonly TimelineEntry[] {
  const { date, status, shipment, record, returns } = order;
  const { modified, notes, refunds } = record;
  const entries: readonly (TimelineEntry | null)[] = [
    { kind: 'placed', at: date },
    paymentOf(order),
    completionOf(order),
    ...notes
      .filter(({ text }) => shipment === null || !text.startsWith(noteOf(shipment)))
      .map(({ date: at, text }): TimelineEntry => ({ kind: 'note', at, text })),
    ...refunds.map(({ date: at, amount }): TimelineEntry => ({ kind: 'refunded', at, amount })),
    ...returns.flatMap(({ requested, answered, state, text, message }): readonly TimelineEntry[] => [
      { kind: 'return', at: requested, state: 'requested', text },
      ...(answered === null ? [] : [{ kind: 'return' as const, at: answered, state, text: message }]),
    ]),
    status === 'cancelled' || status === 'failed' ? { kind: status, at: modified } : null,
  ];
  return entries.filter((entry) => entry !== null).sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Nothing to pay is no payment, and what is paid at the counter is not yet paid when the order is ready. */
function paymentOf({ record: { paid, completed }, payment, isPickedUp, bill }: Order): TimelineEntry | null {
  const isPaidAtCounter = isPickedUp && payment.kind === 'pay-on-delivery' && paid === completed;
  return paid === null || isFree({ bill, payment }) || isPaidAtCounter ? null : { kind: 'paid', at: paid };
}

function completionOf({
  record: { completed: at },
  shipping,
  shipment,
  isPickedUp,
  files,
}: Order): TimelineEntry | null {
  if (at === null) return null;
  if (isPickedUp) return { kind: 'to-collect', at };
  if (shipping) return { kind: 'sent', at, shipment };
  return { kind: files.length > 0 ? 'ready' : 'completed', at };
}
