import type { PaymentKind } from '../model/order/order.ts';
import { type GetCartQuery, PayOrder, SettleOrder } from './generated/operations.generated.ts';
import { paymentMethodsOf } from './map/cart.ts';
import { nodesOf } from './map/fragments.ts';
import { paymentKindOf } from './map/payment-kind.ts';
import { ok, type Result, refused } from './result.ts';
import type { RunForShopper } from './shopper-session.ts';
import type { FindStripeKey } from './stripe-key.ts';
import type { IfSupported } from './transport/run-operation.ts';

interface Needs {
  readonly run: RunForShopper;
  readonly ifSupported: IfSupported;
  readonly stripeKey: FindStripeKey;
}

/** The methods on offer that this storefront can guide a shopper through. */
export async function supportedPaymentMethods({ paymentGateways }: GetCartQuery, stripeKey: FindStripeKey) {
  const gateways = nodesOf(paymentGateways);
  const areSupported = await Promise.all(gateways.map((gateway) => isSupported(gateway, stripeKey)));
  return paymentMethodsOf(gateways.filter((_gateway, index) => areSupported[index]));
}

type RawGateway = NonNullable<GetCartQuery['paymentGateways']>['nodes'][number];

/** A card form needs Stripe's key, and a backend that lets a placed order be paid. One without kinds does not. */
const isSupported = async ({ id, kind }: RawGateway, stripeKey: FindStripeKey): Promise<boolean> =>
  paymentKindOf(kind, id) !== 'embedded-form' || (kind !== null && kind !== undefined && (await stripeKey()) !== null);

/** Where a WooCommerce thanks for an order, also with plain permalinks: `/order-received/87/`, `?order-received=87`. */
const OWN_PAGE = /[/?&]order-received[/=]/;
/** Nothing is paid on a page. Owners of a WooCommerce may have renamed where it thanks. */
const WITHOUT_PAGE: readonly (PaymentKind | null)[] = ['bank-transfer', 'pay-on-delivery'];

/** The page to pay on. Null when the backend redirects to the order's own page. */
export const payPageIn = (redirect: string | null | undefined, kind: PaymentKind | null = null): string | null =>
  redirect && !OWN_PAGE.test(redirect) && !WITHOUT_PAGE.includes(kind) ? redirect : null;

/** Ways to pay an unpaid order; both null when it cannot be paid. */
export interface Paying {
  /** Address of a payment page of the gateway. */
  readonly payPage: string | null;
  /** Keys for Stripe's form on a page of this shop. */
  readonly card: { readonly publishableKey: string; readonly clientSecret: string } | null;
}

export interface PaymentApi {
  /** The shopper may have come back from paying: the backend finds out. */
  settleOrder(key: string): Promise<void>;
  payOrder(key: string): Promise<Result<Paying>>;
}

export const createPaymentApi = ({ run, ifSupported, stripeKey }: Needs): PaymentApi => ({
  /** Lets the engine ask the gateway. Another backend does so by itself. */
  async settleOrder(key) {
    await ifSupported(async () => (await run(SettleOrder, { key })).data ?? null);
  },
  async payOrder(key) {
    const result = await ifSupported(() => run(PayOrder, { key }));
    if (result && !result.ok) return refused(result.refusal);
    const { redirect, paymentIntent } = result?.data.payOrder ?? {};
    const payPage = payPageIn(redirect);
    const clientSecret = payPage === null ? paymentIntent?.clientSecret : null;
    const publishableKey = clientSecret ? await stripeKey() : null;
    return ok({ payPage, card: clientSecret && publishableKey ? { publishableKey, clientSecret } : null });
  },
});
