import type { WebhookRequest } from '../ports/payment-provider.ts';
import type { Needs } from '../ports/ports.ts';
import { providerOf } from './payment-records.ts';
import { settlePayment } from './settle-payment.ts';
import { syncRefunds } from './sync-refunds.ts';

export interface GatewayWebhook extends WebhookRequest {
  readonly gateway: string;
}

/** `retry-later`: the gateway did not answer. It sends the event again. */
export type EventHandling = 'handled' | 'invalid-signature' | 'retry-later';

/**
 * Handles a webhook of a gateway. The event is only a reason to retrieve the intent and its refunds, so that its content, how
 * often it comes and in which order make no difference.
 */
export async function handlePaymentEvent(
  needs: Needs,
  { gateway, ...request }: GatewayWebhook,
): Promise<EventHandling> {
  const event = providerOf(needs, gateway)?.readEvent({ ...request, now: needs.now() });
  if (!event) return 'invalid-signature';
  if (event.intent === null || (await needs.payments.isHandledEvent(gateway, event.id))) return 'handled';
  const payment = await needs.payments.findByIntent(gateway, event.intent);
  if (!payment) return 'handled';
  const isSettled = (await settlePayment(needs, payment)) && (!event.isRefund || (await syncRefunds(needs, payment)));
  if (!isSettled) return 'retry-later';
  await needs.unitOfWork(({ payments }) => payments.recordHandledEvent(gateway, { id: event.id, at: needs.now() }));
  return 'handled';
}
