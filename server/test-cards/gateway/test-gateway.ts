import { type CardOutcome, outcomeOf } from './cards.ts';
import type { ApiObject, Ledger } from './ledger.ts';
import { authenticated, confirmed, EVENT_OF, newId, type PaymentIntent } from './payment-intent.ts';

/** What API and pages do with the ledger alike. */
export interface TestGateway {
  readonly ledger: Ledger;
  /** Seconds since 1970. */
  now(): number;
  find(id: string): PaymentIntent | null;
  /** Stores the intent in its new state and owes the shop the message about it. */
  move(intent: PaymentIntent): PaymentIntent;
  tell(type: string, object: ApiObject): void;
}

export function createTestGateway(ledger: Ledger, now: () => Date): TestGateway {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const tell = (type: string, object: ApiObject) => {
    const id = newId('evt');
    const event = { id, object: 'event', type, created: seconds(), livemode: false, data: { object } };
    ledger.enqueueEvent({ id, body: JSON.stringify(event), at: now().getTime() });
  };
  return {
    ledger,
    now: seconds,
    find: (id) => ledger.find<PaymentIntent>('payment_intent', id),
    move(intent) {
      ledger.save('payment_intent', intent);
      tell(EVENT_OF[intent.status], intent);
      return intent;
    },
    tell,
  };
}

/** Null when there is no such card, or the intent does not wait for one. */
export function confirmWithCard(desk: TestGateway, intent: PaymentIntent, method: string): PaymentIntent | null {
  const outcome: CardOutcome | null = outcomeOf(method);
  if (!outcome || !['requires_payment_method', 'requires_action'].includes(intent.status)) return null;
  return desk.move(confirmed(intent, method, outcome));
}

/** Null when the bank has asked nothing. */
export const completeAuthentication = (
  desk: TestGateway,
  intent: PaymentIntent,
  isGiven: boolean,
): PaymentIntent | null => (intent.status === 'requires_action' ? desk.move(authenticated(intent, isGiven)) : null);
