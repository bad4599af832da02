import type { NewPayment } from '../ports/payments.ts';
import type { Needs } from '../ports.ts';

const REFERENCE_LENGTH = 32;

type Facts = Pick<NewPayment, 'gateway' | 'sessionId' | 'orderId' | 'amount' | 'currency'>;

/** A try to pay that no gateway knows of yet. */
export const newPayment = ({ random, now }: Pick<Needs, 'random' | 'now'>, facts: Facts): NewPayment => ({
  ...facts,
  reference: random(REFERENCE_LENGTH, 'alphanumeric'),
  intent: null,
  setup: null,
  createdAt: now(),
});
