import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { anOrder } from '#engine/domain/testing/order.ts';
import type { OpenedStore } from './opened-ports.ts';

let placed = 0;

/** Stores an order and returns its id. */
export async function placedOrder({ ports }: OpenedStore): Promise<number> {
  placed += 1;
  const key = `wc_order_placed${placed}`;
  return ports.unitOfWork(async ({ catalog, orders }) => {
    const productId = (await catalog.saveProduct(draftBottle('ordered'), 'replace')).id;
    const { id: _id, modifiedAt: _modifiedAt, lines, ...facts } = anOrder();
    const bought = lines.map(({ id: _lineId, ...line }) => ({ ...line, productId, stockOwner: productId }));
    return (await orders.add({ ...facts, lines: bought, key }, null)).order.id;
  });
}
