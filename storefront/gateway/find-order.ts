import type { createExtras } from './extras.ts';
import { findOrder as document, getLastOrder } from './generated/operations.generated.ts';
import type { OrderRef, Outcome } from './shop.ts';
import type { VisitorAsk } from './visitor-ask.ts';

interface Needs {
  readonly askAs: VisitorAsk;
  readonly extras: ReturnType<typeof createExtras>;
}

interface RawOrder {
  readonly databaseId: number | null;
  readonly orderNumber: string | null;
  readonly orderKey: string | null;
}

/** Null for what cannot be found again: some backends hide the key. */
function refOf(order: RawOrder | null | undefined): OrderRef | null {
  if (!order?.databaseId || !order.orderKey) return null;
  return { id: order.databaseId, number: order.orderNumber ?? String(order.databaseId), key: order.orderKey };
}

const NOT_FOUND = { code: 'ORDER_FORBIDDEN', facts: {}, fields: [], message: '' } as const;

/** Over a backend that cannot look for it, no order is found. */
export async function findOrder(
  { askAs, extras }: Needs,
  wish: { readonly orderNumber: string; readonly email: string },
): Promise<Outcome<OrderRef>> {
  const answer = await extras(() => askAs(document, wish));
  if (answer && !answer.ok) return { ok: false, refusal: answer.refusal };
  const order = refOf(answer?.data.findOrder?.order);
  return order ? { ok: true, value: order } : { ok: false, refusal: NOT_FOUND };
}

export const lastOrder = async ({ askAs }: Pick<Needs, 'askAs'>): Promise<OrderRef | null> =>
  refOf((await askAs(getLastOrder, {})).data?.customer?.lastOrder);
