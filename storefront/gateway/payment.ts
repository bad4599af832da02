import type { PaymentMethod } from '../model/cart.ts';
import type { createExtras } from './extras.ts';
import { getPaymentExtras, PayOrder, SettleOrder } from './generated/operations.generated.ts';
import { nodesOf } from './map/goods.ts';
import type { Outcome } from './shop.ts';
import type { VisitorAsk } from './visitor-ask.ts';

interface Needs {
  readonly askAs: VisitorAsk;
  readonly extras: ReturnType<typeof createExtras>;
}

/** Paid in the browser by a script, unless there is a page for it. */
const BY_CARD = 'stripe';

/** Cards are offered where the backend has a page to pay on: there is no other card form. */
export async function payable({ askAs, extras }: Needs, methods: readonly PaymentMethod[]) {
  if (!methods.some(({ id }) => id === BY_CARD)) return methods;
  const own = await extras(async () => (await askAs(getPaymentExtras, {})).data?.paymentGateways ?? null);
  const withPage = nodesOf(own).filter(({ hasPayPage }) => hasPayPage);
  return methods.filter(({ id }) => id !== BY_CARD || withPage.some((gateway) => gateway.id === BY_CARD));
}

/** Address of the page the shopper is to pay on; null when the backend sends the shopper to the order, as it is paid for. */
export const payPageIn = (redirect: string | null | undefined): string | null =>
  redirect && !redirect.includes('/order-received/') ? redirect : null;

export const createPaymentVisit = ({ askAs, extras }: Needs) => ({
  /** The shopper may have come back from paying: the backend finds out. Another backend does so by itself. */
  async settleOrder(key: string): Promise<void> {
    await extras(async () => (await askAs(SettleOrder, { key })).data ?? null);
  },
  /** Address of the page on which an order that is not paid can be paid; null where there is none. */
  async payOrder(key: string): Promise<Outcome<string | null>> {
    const answer = await extras(() => askAs(PayOrder, { key }));
    if (!answer) return { ok: true, value: null };
    return answer.ok
      ? { ok: true, value: payPageIn(answer.data.payOrder?.redirect) }
      : { ok: false, refusal: answer.refusal };
  },
});
