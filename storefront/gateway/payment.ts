import { type GetCartQuery, PayOrder, SettleOrder } from './generated/operations.generated.ts';
import { paymentMethodsOf } from './map/cart.ts';
import { nodesOf } from './map/fragments.ts';
import type { Paying, Result } from './shop.ts';
import type { RunForShopper } from './shopper-session.ts';
import type { FindStripeKey } from './stripe-key.ts';
import type { IfSupported } from './transport/run-operation.ts';

interface Needs {
  readonly run: RunForShopper;
  readonly ifSupported: IfSupported;
  readonly stripeKey: FindStripeKey;
}

/** Paid on a page of the backend, or in Stripe's own form on a page of this shop. */
const BY_CARD = 'stripe';

/**
 * The ways to pay that this shop can show. Cards are among them where there is a page or a form to enter them; a backend
 * that does not tell of pages does not let an order be paid after it is placed, either.
 */
export async function payable({ paymentGateways }: GetCartQuery, stripeKey: FindStripeKey) {
  const gateways = nodesOf(paymentGateways);
  const card = gateways.find(({ id }) => id === BY_CARD);
  const isOffered = card?.hasPayPage || (card?.hasPayPage === false && (await stripeKey()) !== null);
  return paymentMethodsOf(isOffered ? gateways : gateways.filter((gateway) => gateway !== card));
}

/** Whether the shopper has chosen what is paid in this shop's own card form, unless the backend names a page. */
export const isByCard = (method: string): boolean => method === BY_CARD;

/** Address of the page the shopper is to pay on; null when the backend sends the shopper to the order, as it is paid for. */
export const payPageIn = (redirect: string | null | undefined): string | null =>
  redirect && !redirect.includes('/order-received/') ? redirect : null;

export const createPaymentApi = ({ run, ifSupported, stripeKey }: Needs) => ({
  /** The shopper may have come back from paying: the backend finds out. Another backend does so by itself. */
  async settleOrder(key: string): Promise<void> {
    await ifSupported(async () => (await run(SettleOrder, { key })).data ?? null);
  },
  async payOrder(key: string): Promise<Result<Paying>> {
    const answer = await ifSupported(() => run(PayOrder, { key }));
    if (answer && !answer.ok) return { ok: false, refusal: answer.refusal };
    const { redirect, paymentIntent } = answer?.data.payOrder ?? {};
    const payPage = payPageIn(redirect);
    const clientSecret = payPage === null ? paymentIntent?.clientSecret : null;
    const publishableKey = clientSecret ? await stripeKey() : null;
    return {
      ok: true,
      value: { payPage, card: clientSecret && publishableKey ? { publishableKey, clientSecret } : null },
    };
  },
});
