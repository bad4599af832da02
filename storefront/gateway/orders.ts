import type { Order } from '../model/order/order.ts';
import {
  findOrder as findOrderMutation,
  getLastOrder,
  getOrder,
  getOwnOrders,
} from './generated/operations.generated.ts';
import { nodesOf } from './map/fragments.ts';
import { orderOf } from './map/order.ts';
import { ok, type Result, refuse, refused } from './result.ts';
import type { LastOrder, OrderRef } from './shop.ts';
import type { RunForShopper } from './shopper-session.ts';
import type { IfSupported } from './transport/run-operation.ts';

interface Needs {
  readonly run: RunForShopper;
  readonly ifSupported: IfSupported;
}

/** With its key for whoever has one, otherwise as one of the shopper's own orders. Null when it is refused. */
export async function readOrder(
  { run, refusesKeys }: Pick<Needs, 'run'> & { readonly refusesKeys: boolean },
  { id, key }: { readonly id: number; readonly key: string | null },
): Promise<Order | null> {
  const variables = key
    ? ({ id: key, idType: 'ORDER_KEY' } as const)
    : ({ id: String(id), idType: 'DATABASE_ID' } as const);
  // Asked together: what is asked one after the other doubles the wait.
  const ofSession = refusesKeys && key !== null ? orderOfSession({ run }, key) : null;
  const [result] = await Promise.all([run(getOrder, variables), ofSession]);
  const isKeyRefused = !result.ok && key !== null && result.refusal.code === 'ORDER_FORBIDDEN';
  const order = isKeyRefused ? await (ofSession ?? orderOfSession({ run }, key)) : result.data?.order;
  return order?.databaseId === id ? orderOf(order) : null;
}

/** WooGraphQL refuses guests the key of their own order, but lists the order to the session that placed it. */
async function orderOfSession({ run }: Pick<Needs, 'run'>, key: string) {
  const { data } = await run(getOwnOrders, { after: null });
  return nodesOf(data?.customer?.orders).find(({ orderKey }) => orderKey === key);
}

interface RawOrderRef {
  readonly databaseId: number | null;
  readonly orderNumber: string | null;
  readonly orderKey: string | null;
}

/** Null for an order that cannot be found again: some backends hide the key. */
function orderRefOf(order: RawOrderRef | null | undefined): OrderRef | null {
  if (!order?.databaseId || !order.orderKey) return null;
  return { id: order.databaseId, number: order.orderNumber ?? String(order.databaseId), key: order.orderKey };
}

/** Over a backend without this mutation no order is found. */
export async function findOrder(
  { run, ifSupported }: Needs,
  facts: { readonly orderNumber: string; readonly email: string },
): Promise<Result<OrderRef>> {
  const result = await ifSupported(() => run(findOrderMutation, facts));
  if (result && !result.ok) return refused(result.refusal);
  const order = orderRefOf(result?.data.findOrder?.order);
  return order ? ok(order) : refuse('ORDER_FORBIDDEN');
}

export async function findLastOrder({ run }: Pick<Needs, 'run'>): Promise<LastOrder | null> {
  const order = (await run(getLastOrder, {})).data?.customer?.lastOrder;
  const found = orderRefOf(order);
  return found && { ...found, needsPayment: order?.needsPayment ?? false };
}
