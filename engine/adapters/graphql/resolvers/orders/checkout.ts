import { EXPECTED_TOTAL } from '#contract/commerce-api.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import type { AccountRequest } from '#engine/domain/orders/checkout-request.ts';
import type { PlaceOrderRequest } from '#engine/usecases/checkout/place-order.ts';
import type { Context } from '../../context/context.ts';
import { valueOrRefuse } from '../../errors/refuse.ts';
import type { CheckoutInput, Resolvers } from '../../generated/resolvers.generated.ts';
import { sessionSource } from '../customers/customer.ts';
import { addressPatch, loginText, passwordText } from '../customers/customer-inputs.ts';
import { echo, idempotencyKeyOf } from '../inputs/client-mutation-id.ts';
import { bounded, valuesOf } from '../inputs/input-values.ts';
import { receivedUrlOf, returnUrlOf } from './payment.ts';

const MAX_NOTE_LENGTH = 2000;
const MAX_META_LENGTH = 1000;
const MAX_KEY_LENGTH = 100;

/** `isPaid` and `transactionId` are ignored: whether an order is paid is read from the gateway. */
const toPlaceOrderInput = (input: CheckoutInput): PlaceOrderRequest => ({
  billing: addressPatch(input.billing),
  shipping: addressPatch(input.shipping),
  shipToDifferentAddress: input.shipToDifferentAddress ?? false,
  shippingMethods: valuesOf(input.shippingMethod) ?? [],
  paymentMethod: input.paymentMethod ?? null,
  account: accountOf(input),
  note: bounded(input.customerNote ?? '', 'customerNote', MAX_NOTE_LENGTH),
  expectedTotal: expectedTotalOf(input),
  meta: metaOf(input),
  idempotencyKey: idempotencyKeyOf(input) ?? '',
});

const accountOf = ({ account }: CheckoutInput): AccountRequest | null =>
  account
    ? {
        username: loginText(account.username, 'username'),
        password: passwordText(account.password),
      }
    : null;

const metaOf = ({ metaData }: CheckoutInput): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (valuesOf(metaData) ?? [])
      .filter(({ key }) => key !== '' && key !== EXPECTED_TOTAL)
      .map(({ key, value }) => [bounded(key, 'metaData', MAX_KEY_LENGTH), bounded(value, 'metaData', MAX_META_LENGTH)]),
  );

/** Whole minor units; an order meta and no field, since backends of the same shape know no such field. */
function expectedTotalOf({ metaData }: CheckoutInput): number | null {
  const text = valuesOf(metaData)?.find(({ key }) => key === EXPECTED_TOTAL)?.value ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Who opened an account with the order is logged in; a client with tokens of its own logs in by itself. */
async function continueAs(customer: Customer, { session, shop }: Context): Promise<void> {
  session.switchTo(customer);
  if (!session.login.canUseCookies) return;
  session.login.setCookie(await shop.beginLogin(customer.id, 'remembered'));
}

export const checkoutMutations: Pick<NonNullable<Resolvers['RootMutation']>, 'checkout'> = {
  checkout: async (_root, { input }, context) => {
    const request = toPlaceOrderInput(input);
    const caller = await context.session.caller();
    const { order: placed, view, registered } = valueOrRefuse(await context.shop.placeOrder(caller, request));
    if (registered) await continueAs(registered, context);
    context.session.renew();
    const { order, hostedPageUrl } = await context.shop.startPayment(placed, returnUrlOf(context, placed));
    return {
      ...echo(input),
      customer: sessionSource(view.session, await context.session.customer()),
      order: { order },
      redirect: hostedPageUrl ?? receivedUrlOf(context, order),
      result: order.status === 'failed' ? 'failure' : 'success',
    };
  },
};
