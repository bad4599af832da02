import type { Customer } from '#engine/domain/customers/customer.ts';
import type { StockAlert } from '#engine/domain/stock/stock-alert.ts';
import type { Context } from '../../context/context.ts';
import type { CustomerSource } from '../../context/sources.ts';
import { refuse, valueOrRefuse } from '../../errors/refuse.ts';
import { isoDate } from '../../formats/dates.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { echo } from '../inputs/client-mutation-id.ts';
import { STATUSES } from '../reviews/review.ts';

/** What the shop keeps of a customer besides profile, addresses and orders: for the customer alone, and null for a guest. */
const own =
  <T>(read: (account: Customer, context: Context) => Promise<readonly T[]>) =>
  async ({ account, isCaller }: CustomerSource, _args: unknown, context: Context): Promise<readonly T[] | null> =>
    account && isCaller ? read(account, context) : null;

export const ownDataFields: NonNullable<Resolvers['Customer']> = {
  logins: own(async ({ id }, { shop, at }) => (await shop.loginsOf(id)).filter(({ expiresAt }) => expiresAt > at)),
  reviews: own(({ id }, { shop }) => shop.reviews.ofCustomer(id)),
  stockAlerts: own(({ id }, { shop }) => shop.stockAlertsOf(id)),
};

/** As the email will call it: the variation with its options, or the product. */
async function awaitedName({ productId, variationId }: StockAlert, { loaders }: Context): Promise<string | null> {
  const product = await loaders.product(productId);
  if (product?.kind !== 'variable') return product?.name ?? null;
  return (product.variations.find(({ id }) => id === variationId) ?? product).name;
}

export const ownDataResolvers: Pick<Resolvers, 'CustomerLogin' | 'CustomerReview' | 'StockAlert'> = {
  CustomerLogin: {
    begunAt: ({ begunAt }) => isoDate(begunAt),
    expiresAt: ({ expiresAt }) => isoDate(expiresAt),
    isCurrent: async ({ id }, _args, { session }) => (await session.login.authentication())?.loginId === id,
  },
  CustomerReview: {
    answer: ({ answer }) => answer || null,
    author: ({ author }) => author,
    content: ({ text }) => text,
    databaseId: ({ id }) => id,
    date: ({ writtenAt }) => isoDate(writtenAt),
    product: ({ productId }, _args, { loaders }) => loaders.product(productId),
    rating: ({ rating }) => rating,
    status: ({ status }) => STATUSES[status],
  },
  StockAlert: {
    databaseId: ({ id }) => id,
    email: ({ email }) => email,
    name: (alert, _args, context) => awaitedName(alert, context),
    product: ({ productId }, _args, { loaders }) => loaders.product(productId),
    requestedAt: ({ requestedAt }) => isoDate(requestedAt),
  },
};

export const ownDataMutations: Pick<NonNullable<Resolvers['RootMutation']>, 'endOtherLogins' | 'stopStockAlert'> = {
  endOtherLogins: async (_root, { input }, { session, shop }) => {
    const authentication = await session.login.authentication();
    if (!authentication) return refuse('CUSTOMER_FORBIDDEN');
    const { customer, loginId } = authentication;
    await shop.logOutElsewhere({ customerId: customer.id, loginId });
    return { ...echo(input), success: true };
  },
  stopStockAlert: async (_root, { input }, { session, shop }) => {
    valueOrRefuse(await shop.stopStockAlert(await session.caller(), input.id));
    return { ...echo(input), success: true };
  },
};
