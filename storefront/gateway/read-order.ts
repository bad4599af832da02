import type { Order } from '../model/order.ts';
import type { createExtras } from './extras.ts';
import { getOrder, getOrderExtras } from './generated/operations.generated.ts';
import { orderOf } from './map/order.ts';
import type { VisitorAsk } from './visitor-ask.ts';

interface Needs {
  readonly askAs: VisitorAsk;
  readonly extras: ReturnType<typeof createExtras>;
}

/** By its key where the reader has one, otherwise as one of the visitor's own. Null when it is refused. */
export async function readOrder(
  { askAs, extras }: Needs,
  { id, key }: { readonly id: number; readonly key: string | null },
): Promise<Order | null> {
  const address = key
    ? ({ id: key, idType: 'ORDER_KEY' } as const)
    : ({ id: String(id), idType: 'DATABASE_ID' } as const);
  const answer = await askAs(getOrder, address);
  const order = answer.data?.order;
  if (!order || order.databaseId !== id) return null;
  const own = await extras(async () => (await askAs(getOrderExtras, address)).data?.order ?? null);
  return orderOf(order, own);
}
