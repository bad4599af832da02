import { EXPECTED_TOTAL, GIFT_MESSAGE } from '#contract/commerce-api.ts';
import { newRefusal } from '#contract/refusals.ts';
import type { Address } from '../model/address.ts';
import { Checkout, type CheckoutMutation, getOwnOrders, getSession } from './generated/operations.generated.ts';
import type { addressInput } from './map/address.ts';
import { amount } from './map/amount.ts';
import { nodesOf } from './map/fragments.ts';
import { paymentKindOf } from './map/payment-kind.ts';
import { payPageIn } from './payment.ts';
import { ok, type Result, refused } from './result.ts';
import type { CheckoutRequest, PlacedOrder } from './shop.ts';
import type { RunForShopper } from './shopper-session.ts';
import { ApiFailure, NoApiResponse, type OperationResult } from './transport/run-operation.ts';

interface Needs {
  readonly run: RunForShopper;
  /** Told why a backend that responds did not place the order. */
  onFailure(why: ApiFailure): void;
  /** Over a backend that takes the same order twice, and forgets the key that was sent with it. */
  forgetsKeys(): boolean;
  /** With a province that the backend knows. */
  sendable(address: Partial<Address>): Promise<ReturnType<typeof addressInput>>;
}

/** Orders the cart. Where the response is lost, the order that was placed all the same is found in the session. */
export async function placeOrder(
  { run, forgetsKeys, sendable, onFailure }: Needs,
  order: CheckoutRequest,
): Promise<Result<PlacedOrder>> {
  const { billing, shipping, ...rest } = order;
  const addresses = { billing: await sendable(billing), shipping: await sendable(shipping) };
  const input = { ...checkoutInput(rest), ...addresses };
  const result = await run(Checkout, { input }).catch((error: unknown) => {
    // A plugin that fails once the order is stored makes a failure of it.
    if (error instanceof ApiFailure && forgetsKeys()) return error;
    throw error;
  });
  const mayBePlaced = result instanceof Error || (!result.ok && forgetsKeys());
  const placed = mayBePlaced ? await findPlaced(run, order) : null;
  if (placed) return ok(placed);
  if (result instanceof NoApiResponse) throw result;
  if (result instanceof Error) {
    onFailure(result);
    return refused(newRefusal('UNKNOWN'));
  }
  return placedOrder(order, result);
}

const checkoutInput = ({
  expectedTotal,
  giftMessage,
  idempotencyKey,
  ...rest
}: Omit<CheckoutRequest, 'billing' | 'shipping'>) => ({
  ...rest,
  clientMutationId: idempotencyKey,
  metaData: [
    { key: EXPECTED_TOTAL, value: String(expectedTotal) },
    ...(giftMessage === undefined ? [] : [{ key: GIFT_MESSAGE, value: giftMessage }]),
  ],
});

function placedOrder(
  { paymentMethod }: Pick<CheckoutRequest, 'paymentMethod'>,
  result: OperationResult<CheckoutMutation>,
): Result<PlacedOrder> {
  if (!result.ok) return refused(result.refusal);
  const { order, redirect } = result.data.checkout ?? {};
  if (!order?.databaseId) throw new ApiFailure('the commerce API returned no id for the placed order');
  const key = order.orderKey ?? keyIn(redirect);
  const kind = paymentKindOf(order.paymentKind, paymentMethod);
  const payPage = payPageIn(redirect, kind);
  const needsCardForm = payPage === null && kind === 'embedded-form';
  return ok({ id: order.databaseId, key, payPage, needsCardForm });
}

/** A backend that hides the order key from a guest still has it in the redirect address. */
const keyIn = (redirect: string | null | undefined): string => /[?&]key=([^&#]+)/.exec(redirect ?? '')?.[1] ?? '';

/**
 * The session's newest order, if it is this one: its cart is empty now, and buyer, payment and total are the same. Its payment
 * page is lost with the response: methods that need one are left to the order's own page.
 */
async function findPlaced(run: RunForShopper, order: CheckoutRequest): Promise<PlacedOrder | null> {
  const { data: session } = await run(getSession, {});
  if (session?.cart?.contents?.nodes.length !== 0) return null;
  const { data } = await run(getOwnOrders, { after: null });
  const [newest] = nodesOf(data?.customer?.orders);
  if (!newest?.databaseId || !newest.orderKey) return null;
  const isSame =
    amount(newest.total) === order.expectedTotal &&
    newest.paymentMethod === order.paymentMethod &&
    newest.billing?.email === order.billing.email;
  return isSame ? { id: newest.databaseId, key: newest.orderKey, payPage: null, needsCardForm: false } : null;
}
