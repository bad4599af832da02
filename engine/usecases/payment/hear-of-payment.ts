import type { SignedMessage } from '../ports/payments.ts';
import type { Needs } from '../ports.ts';
import { providerOf } from './provider-of.ts';
import { settlePayment } from './settle-payment.ts';

export interface GatewayMessage extends SignedMessage {
  readonly gateway: string;
}

/** `tell-me-later`: the gateway could not be asked just now. */
export type Heard = 'heard' | 'not-believed' | 'tell-me-later';

/**
 * A gateway tells that something has happened to a payment. It is only a reason to ask: what it says, how often and in
 * which order it says it changes nothing.
 */
export async function hearOfPayment(needs: Needs, { gateway, ...message }: GatewayMessage): Promise<Heard> {
  const event = providerOf(needs, gateway)?.readEvent({ ...message, now: needs.now() });
  if (!event) return 'not-believed';
  if (event.intent === null || (await needs.payments.isKnownEvent(gateway, event.id))) return 'heard';
  const payment = await needs.payments.findByIntent(gateway, event.intent);
  if (!payment) return 'heard';
  if (!(await settlePayment(needs, payment))) return 'tell-me-later';
  await needs.unitOfWork(({ payments }) => payments.rememberEvent(gateway, { id: event.id, at: needs.now() }));
  return 'heard';
}
