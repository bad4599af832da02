import type { LifeRefusal } from '#engine/domain/orders/life/refusals.ts';
import type { OrderStep } from '#engine/domain/orders/life/step.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { Needs, UnitOfWork } from '../../ports.ts';
import { carryOut } from './carry-out.ts';

type Decide<R> = (order: Order) => Result<OrderStep, R>;
type Also = (shop: UnitOfWork, order: Order) => Promise<unknown>;

/** One step in an order's life: locked, decided anew on what is there now, and carried out whole. */
export const changeOrder = <R>(
  needs: Needs,
  id: number,
  { decide, also }: { readonly decide: Decide<R>; readonly also?: Also },
): Promise<Result<Order, R | LifeRefusal>> =>
  needs.unitOfWork(async (shop): Promise<Result<Order, R | LifeRefusal>> => {
    const order = await shop.orders.forUpdate(id);
    if (!order) return refused({ code: 'ORDER_UNKNOWN', id });
    const step = decide(order);
    if (!step.ok) return step;
    const changed = await carryOut(needs, shop, step.value);
    await also?.(shop, changed);
    return granted(changed);
  });
