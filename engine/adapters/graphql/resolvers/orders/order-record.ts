import type { Refund } from '#engine/domain/orders/refunds/refund.ts';
import { listConnection } from '../../connections/connection.ts';
import { LARGEST_PAGE, type PageArguments } from '../../connections/page-arguments.ts';
import type { Context } from '../../context.ts';
import { isoDate } from '../../formats/dates.ts';
import { globalId } from '../../formats/global-id.ts';
import type { OrderResolvers, Resolvers } from '../../generated/resolvers.generated.ts';
import { ordersPage } from './order-list.ts';

const keyOf = ({ id }: Refund) => id;

const refundsOf = async (orderId: number, { orders }: Context['shop']): Promise<readonly Refund[]> =>
  (await orders.refunds(orderId)).filter(({ state }) => state === 'done');

/** Of the caller's latest orders. */
export async function refundsPage(args: PageArguments, context: Context) {
  const { nodes } = await ordersPage(await context.session.caller(), { first: LARGEST_PAGE }, context);
  const refunds: Refund[] = [];
  for (const { order } of nodes) refunds.push(...(await refundsOf(order.id, context.shop)));
  return listConnection(refunds, args, { keyOf });
}

/** What has happened to an order since it was placed, and what else clients of this API ask about it. */
export const orderRecordFields: Pick<
  OrderResolvers,
  | 'cartHash'
  | 'customerIpAddress'
  | 'customerUserAgent'
  | 'feeLines'
  | 'hasBillingAddress'
  | 'hasShippingAddress'
  | 'orderNotes'
  | 'orderVersion'
  | 'parent'
  | 'refunds'
  | 'shippingAddressMapUrl'
  | 'transactionId'
> = {
  cartHash: () => null,
  customerIpAddress: () => null,
  customerUserAgent: () => null,
  feeLines: (_order, args) => listConnection<never>([], args),
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
  parent: () => null,
  refunds: async ({ order }, args, { shop }) => listConnection(await refundsOf(order.id, shop), args, { keyOf }),
  shippingAddressMapUrl: () => null,
  transactionId: ({ order }) => order.transactionId,
};

export const orderRecordResolvers: Pick<Resolvers, 'Refund'> = {
  Refund: {
    amount: ({ amount }, _args, { money }) => Number(money.raw(amount)),
    databaseId: ({ id }) => id,
    date: ({ createdAt }) => isoDate(createdAt),
    id: ({ id }) => globalId('refund', id),
    reason: ({ reason }) => reason || null,
    title: ({ id, orderId }) => `#${orderId} – ${id}`,
  },
};
