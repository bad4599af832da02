import type { Order } from '../orders/order.ts';
import { needsPayment } from '../orders/payment-state.ts';
import type { Intent } from './intent.ts';

export type Verdict =
  | { readonly kind: 'wait' }
  /** The reserved money is the order's: take it. */
  | { readonly kind: 'take' }
  /** The money is here: the order is paid. */
  | { readonly kind: 'book' }
  /** Reserved for something else than the order asks: let it go. */
  | { readonly kind: 'let-go' }
  /** Taken, and the order is not there to be paid with it: send it back. */
  | { readonly kind: 'send-back' }
  | { readonly kind: 'fail'; readonly reason: string }
  | { readonly kind: 'close' };

type Due = Pick<Order, 'id' | 'status' | 'totals' | 'currency' | 'transactionId'>;

/** What a payment means for its order. Only the gateway's own word is looked at, however and in whatever order it came. */
export function judgeIntent(intent: Intent, order: Due, reference: string): Verdict {
  const isWanted = needsPayment(order) && isFor(intent, order, reference);
  switch (intent.status) {
    case 'gone':
      return { kind: 'close' };
    case 'paid':
      // Booked already by whoever was quicker: booking again finds that out under the order's lock.
      return { kind: isWanted || order.transactionId === intent.id ? 'book' : 'send-back' };
    case 'reserved':
      return { kind: isWanted ? 'take' : 'let-go' };
    case 'underway':
      return { kind: 'wait' };
    case 'open':
      return intent.declined !== null && order.status === 'pending'
        ? { kind: 'fail', reason: intent.declined }
        : { kind: 'wait' };
  }
}

const isFor = (intent: Intent, { id, totals, currency }: Due, reference: string): boolean =>
  intent.orderId === id &&
  intent.reference === reference &&
  intent.amount === totals.total &&
  intent.currency === currency;
