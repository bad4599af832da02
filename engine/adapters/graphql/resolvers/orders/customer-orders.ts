import { listConnection } from '../../connections/connection.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { downloadsPage } from './downloadable-items.ts';
import { ordersPage } from './order-list.ts';
import { refundsPage } from './order-record.ts';

/** What a customer has bought. Lists are for the caller only. */
export const customerOrderFields: NonNullable<Resolvers['Customer']> = {
  downloadableItems: async ({ isCaller }, args, context) =>
    downloadsPage(isCaller ? await context.shop.downloadsOfCaller(await context.session.caller()) : [], args, context),
  isPayingCustomer: async ({ account }, _args, { orderStats }) =>
    account ? (await orderStats(account.id)).hasPaid : false,
  lastOrder: async ({ isCaller }, _args, context) =>
    isCaller ? ((await ordersPage(await context.session.caller(), { first: 1 }, context)).nodes[0] ?? null) : null,
  orderCount: async ({ account }, _args, { orderStats }) => (account ? (await orderStats(account.id)).count : 0),
  orders: async ({ isCaller }, args, context) =>
    isCaller ? ordersPage(await context.session.caller(), args, context) : listConnection([], args),
  refunds: async ({ isCaller }, args, context) => (isCaller ? refundsPage(args, context) : null),
  totalSpent: async ({ account }, _args, { orderStats, money }) =>
    account ? Number(money.raw((await orderStats(account.id)).spent)) : 0,
};
