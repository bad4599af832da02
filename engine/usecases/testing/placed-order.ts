import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { aNewOrder } from '#engine/domain/testing/order.ts';
import type { OpenedStore } from './opened-ports.ts';

let placed = 0;

/** Stores an order and returns its id. */
export async function placedOrder({ ports }: OpenedStore): Promise<number> {
  placed += 1;
  const key = `wc_order_placed${placed}`;
  return ports.unitOfWork(async ({ catalog, orders }) => {
    const productId = (await catalog.saveProduct(draftBottle('ordered'), 'replace')).id;
    return (await orders.add(aNewOrder({ productId, stockOwner: productId }, { key }), null)).order.id;
  });
}
