import { localPath, orderReceivedPath } from '#contract/paths.ts';
import { refusalMessage } from '#contract/refusals.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { OrderAddress } from '#engine/usecases/orders/read-order.ts';
import type { CartPaymentIntent } from '#engine/usecases/payment/cart-payment.ts';
import type { OpenedIntent } from '#engine/usecases/ports/payment-provider.ts';
import type { Context } from '../../context/context.ts';
import { refuse, valueOrRefuse } from '../../errors/refuse.ts';
import { databaseId } from '../../formats/ids.ts';
import type {
  PayOrderInput,
  Resolvers,
  SettleOrderInput,
  StripePaymentMethodEnum,
} from '../../generated/resolvers.generated.ts';
import { echo } from '../inputs/client-mutation-id.ts';
import { bounded } from '../inputs/input-values.ts';

const MAX_KEY_LENGTH = 100;

export const receivedUrlOf = ({ site }: Pick<Context, 'site'>, { id, key }: Pick<Order, 'id' | 'key'>): string =>
  site.baseUrl + orderReceivedPath(id, key);

/** Whoever comes back from another page finds the language they left in. */
export const returnUrlOf = ({ site }: Pick<Context, 'site'>, { id, key, language }: Order): string =>
  site.baseUrl + localPath(orderReceivedPath(id, key), language);

const intentSource = (intent: CartPaymentIntent | OpenedIntent, kind: StripePaymentMethodEnum) => ({
  amount: intent.amount,
  clientSecret: intent.clientSecret,
  currency: intent.currency,
  customerSessionClientSecret: null,
  error: null,
  id: intent.id,
  stripePaymentMethod: kind,
});

export const paymentQueries: Pick<NonNullable<Resolvers['RootQuery']>, 'stripePaymentIntent'> = {
  stripePaymentIntent: async (_root, args, { shop, session }) => {
    const kind = args.stripePaymentMethod ?? 'SETUP';
    const intent = await shop.prepareCartPayment(await session.caller(), kind === 'SETUP' ? 'setup' : 'payment');
    return intent.ok ? intentSource(intent.value, kind) : { error: refusalMessage(intent.refusal.code) };
  },
};

/** By number, with the key of whoever has no session that placed it; by key alone. */
export function addressOf({ orderId, orderKey }: PayOrderInput | SettleOrderInput): OrderAddress {
  const key = bounded(orderKey ?? '', 'orderKey', MAX_KEY_LENGTH);
  if (!orderId) return { key };
  const id = databaseId(orderId);
  return id === null ? refuse('ORDER_FORBIDDEN') : { id, key };
}

export const paymentMutations: Pick<
  NonNullable<Resolvers['RootMutation']>,
  'cancelOrder' | 'payOrder' | 'setDefaultPaymentMethod' | 'settleOrder'
> = {
  cancelOrder: async (_root, { input }, { shop, session }) => {
    const cancelled = await shop.cancelOwnOrder(await session.caller(), addressOf(input));
    return { ...echo(input), order: { order: valueOrRefuse(cancelled) } };
  },
  payOrder: async (_root, { input }, context) => {
    const { shop, session } = context;
    const returnUrl = (order: Order) => returnUrlOf(context, order);
    const paying = await shop.payOrder(await session.caller(), { address: addressOf(input), returnUrl });
    const { order, intent, hostedPageUrl } = valueOrRefuse(paying);
    return {
      ...echo(input),
      order: { order },
      paymentIntent: intent && intentSource(intent, 'PAYMENT'),
      redirect: hostedPageUrl ?? receivedUrlOf(context, order),
    };
  },
  setDefaultPaymentMethod: () => refuse('PAYMENT_METHOD_INVALID'),
  settleOrder: async (_root, { input }, { shop, session }) => {
    const settled = await shop.syncOrderPayments(await session.caller(), addressOf(input));
    return { ...echo(input), order: { order: valueOrRefuse(settled) } };
  },
};
