import type { ApiObject, GatewayStore } from './gateway-store.ts';
import {
  authenticated,
  type CardOutcome,
  confirmed,
  EVENT_TYPES,
  newId,
  type PaymentIntent,
} from './payment-intent.ts';

/** The payments of the test-card gateway, as its API and its pages use them. */
export interface TestGateway {
  readonly store: GatewayStore;
  /** Seconds since 1970. */
  now(): number;
  find(id: string): PaymentIntent | null;
  /** Stores the intent in its new status and emits the event about it. */
  saveAndEmit(intent: PaymentIntent): PaymentIntent;
  /** Queues an event for the shop. */
  emitEvent(type: string, object: ApiObject): void;
}

export function createTestGateway(store: GatewayStore, now: () => Date): TestGateway {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const emitEvent = (type: string, object: ApiObject) => {
    const id = newId('evt');
    const event = { id, object: 'event', type, created: seconds(), livemode: false, data: { object } };
    store.enqueueEvent({ id, body: JSON.stringify(event), at: now().getTime() });
  };
  return {
    store,
    now: seconds,
    find: (id) => store.find<PaymentIntent>('payment_intent', id),
    saveAndEmit(intent) {
      store.save('payment_intent', intent);
      emitEvent(EVENT_TYPES[intent.status], intent);
      return intent;
    },
    emitEvent,
  };
}

/** Null when the card is unknown, or the intent does not wait for one. */
export function confirmWithCard(gateway: TestGateway, intent: PaymentIntent, method: string): PaymentIntent | null {
  const outcome = outcomeOf(method);
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

const declined = (code: string, declineCode: string | null = null): CardOutcome => ({
  kind: 'declined',
  code,
  declineCode,
});

/** Card number, the API's name of the same card, and its outcome. */
const CARDS: readonly (readonly [number: string, method: string, outcome: CardOutcome])[] = [
  ['4242424242424242', 'pm_card_visa', { kind: 'approved' }],
  ['5555555555554444', 'pm_card_mastercard', { kind: 'approved' }],
  ['4000002500003155', 'pm_card_authenticationRequired', { kind: 'requires-authentication' }],
  ['4000000000003220', 'pm_card_threeDSecure2Required', { kind: 'requires-authentication' }],
  ['4000000000000002', 'pm_card_chargeDeclined', declined('card_declined', 'generic_decline')],
  ['4000000000009995', 'pm_card_chargeDeclinedInsufficientFunds', declined('card_declined', 'insufficient_funds')],
  ['4000000000000069', 'pm_card_chargeDeclinedExpiredCard', declined('expired_card')],
  ['4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', declined('incorrect_cvc')],
];

/** Null for any other number, so that nobody uses a real card here. */
export const paymentMethodOfNumber = (number: string): string | null =>
  CARDS.find(([known]) => known === number.replace(/[\s-]/g, ''))?.[1] ?? null;

export const outcomeOf = (method: string): CardOutcome | null =>
  CARDS.find(([, known]) => known === method)?.[2] ?? null;
