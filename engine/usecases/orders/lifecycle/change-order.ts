import type { OrderTransition } from '#engine/domain/orders/lifecycle.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { TransitionRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs, UnitOfWork } from '../../ports.ts';
import { applyTransition } from './apply-transition.ts';

type Decide<R> = (order: Order) => Result<OrderTransition, R>;
type Also = (shop: UnitOfWork, order: Order) => Promise<unknown>;

/** One step in an order's life: locked, decided anew on what is there now, and carried out whole. */
export const changeOrder = <R>(
  needs: Needs,
  id: number,
  { decide, also }: { readonly decide: Decide<R>; readonly also?: Also },
): Promise<Result<Order, R | TransitionRefusal>> =>
  needs.unitOfWork(async (shop): Promise<Result<Order, R | TransitionRefusal>> => {
    const order = await shop.orders.forUpdate(id);
    if (!order) return refuse({ code: 'ORDER_UNKNOWN', id });
    const step = decide(order);
    if (!step.ok) return step;
    const changed = await applyTransition(needs, shop, step.value);
    await also?.(shop, changed);
    return ok(changed);
  });
