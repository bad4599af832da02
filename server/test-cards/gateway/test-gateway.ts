import { type CardOutcome, outcomeOf } from './cards.ts';
import type { ApiObject, Ledger } from './ledger.ts';
import { authenticated, confirmed, EVENT_TYPES, newId, type PaymentIntent } from './payment-intent.ts';

/** The payments of the test-card gateway, as its API and its pages use them. */
export interface TestGateway {
  readonly ledger: Ledger;
  /** Seconds since 1970. */
  now(): number;
  find(id: string): PaymentIntent | null;
  /** Stores the intent in its new status and emits the event about it. */
  saveAndEmit(intent: PaymentIntent): PaymentIntent;
  /** Queues an event for the shop. */
  emitEvent(type: string, object: ApiObject): void;
}

export function createTestGateway(ledger: Ledger, now: () => Date): TestGateway {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const emitEvent = (type: string, object: ApiObject) => {
    const id = newId('evt');
    const event = { id, object: 'event', type, created: seconds(), livemode: false, data: { object } };
    ledger.enqueueEvent({ id, body: JSON.stringify(event), at: now().getTime() });
  };
  return {
    ledger,
    now: seconds,
    find: (id) => ledger.find<PaymentIntent>('payment_intent', id),
    saveAndEmit(intent) {
      ledger.save('payment_intent', intent);
      emitEvent(EVENT_TYPES[intent.status], intent);
      return intent;
    },
    emitEvent,
  };
}

/** Null when the card is unknown, or the intent does not wait for one. */
export function confirmWithCard(gateway: TestGateway, intent: PaymentIntent, method: string): PaymentIntent | null {
  const outcome: CardOutcome | null = outcomeOf(method);
  if (!outcome || !['requires_payment_method', 'requires_action'].includes(intent.status)) return null;
  return gateway.saveAndEmit(confirmed(intent, method, outcome));
}

/** The shopper's answer to the bank (3-D Secure). Null when the bank has not asked. */
export const completeAuthentication = (
  gateway: TestGateway,
  intent: PaymentIntent,
  isApproved: boolean,
): PaymentIntent | null =>
  intent.status === 'requires_action' ? gateway.saveAndEmit(authenticated(intent, isApproved)) : null;
