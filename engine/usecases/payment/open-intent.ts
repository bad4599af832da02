import type { Answer, OpenedIntent, Payment, PaymentProvider } from '../ports/payments.ts';
import type { Needs } from '../ports.ts';

/** The intent behind a payment, made or brought in line with what is due now. Outside any transaction. */
export async function openIntent(
  needs: Needs,
  provider: PaymentProvider,
  payment: Payment,
): Promise<Answer<OpenedIntent>> {
  const { intent, amount, currency, orderId, reference, setup } = payment;
  if (intent !== null) return provider.change(intent, { amount, currency, orderId });
  const opened = await provider.open({ reference, amount, currency, orderId, setup });
  if (!opened.ok) return opened;
  await needs.unitOfWork(async ({ payments }) => {
    const stored = await payments.find(payment.id);
    if (stored && stored.intent === null) await payments.save({ ...stored, intent: opened.value.id });
  });
  return opened;
}
