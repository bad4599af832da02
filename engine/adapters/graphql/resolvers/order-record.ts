import { listConnection } from '../connections/connection.ts';
import { isoDate } from '../formats/dates.ts';
import { globalId } from '../formats/global-id.ts';
import type { OrderResolvers, Resolvers } from '../generated/resolvers.generated.ts';

/** What has happened to an order since it was placed, and what else clients of this API ask about it. */
export const orderRecordFields: Pick<
  OrderResolvers,
  'cartHash' | 'hasBillingAddress' | 'hasShippingAddress' | 'orderNotes' | 'orderVersion' | 'refunds' | 'transactionId'
> = {
  cartHash: () => null,
  hasBillingAddress: ({ order }) => order.billing.address1 !== '',
  hasShippingAddress: ({ order }) => order.needsShipping && order.shipping.address1 !== '',
  orderNotes: async ({ order }, args, { shop }) => {
    const notes = await shop.orders.notes(order.id);
    return listConnection(
      notes.filter(({ isForBuyer }) => isForBuyer),
      args,
      { keyOf: ({ id }) => id },
    );
  },
  orderVersion: () => null,
  refunds: async ({ order }, args, { shop }) => {
    const refunds = await shop.orders.refunds(order.id);
    return listConnection(
      refunds.filter(({ state }) => state === 'done'),
      args,
      { keyOf: ({ id }) => id },
    );
  },
  transactionId: ({ order }) => order.transactionId,
};

export const orderRecordResolvers: Pick<Resolvers, 'OrderNote' | 'Refund'> = {
  OrderNote: {
    content: ({ text }) => text,
    databaseId: ({ id }) => id,
    date: ({ writtenAt }) => isoDate(writtenAt),
    id: ({ id }) => globalId('order_note', id),
    isCustomerNote: ({ isForBuyer }) => isForBuyer,
  },
  Refund: {
    amount: ({ amount }, _args, { money }) => Number(money.raw(amount)),
    databaseId: ({ id }) => id,
    date: ({ createdAt }) => isoDate(createdAt),
    id: ({ id }) => globalId('refund', id),
    reason: ({ reason }) => reason || null,
    title: ({ id, orderId }) => `#${orderId} – ${id}`,
  },
};
