import type { Order } from '#engine/domain/orders/order.ts';
import type { ReadOrderRefusal } from '#engine/domain/orders/refusals.ts';
import { granted, type Result } from '#engine/domain/result.ts';
import { type OrderAddress, readOrder } from '../orders/read-order.ts';
import type { Caller, Needs } from '../ports.ts';
import { settleOrder } from './settle-order.ts';

/** A shopper is back from paying. What the address says of success is not read: the gateway is asked. */
export async function returnFromPayment(
  needs: Needs,
  caller: Caller,
  address: OrderAddress,
): Promise<Result<Order, ReadOrderRefusal>> {
  const read = await readOrder(needs, caller, address);
  return read.ok ? granted(await settleOrder(needs, read.value.order)) : read;
}
