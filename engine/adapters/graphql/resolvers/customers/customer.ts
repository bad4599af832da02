import type { Address } from '#engine/domain/places/address.ts';
import { listConnection } from '../../connections/connection.ts';
import { isoDateOrNull } from '../../formats/dates.ts';
import { databaseId, globalId } from '../../formats/global-id.ts';
import type { CountriesEnum, Resolvers } from '../../generated/resolvers.generated.ts';
import { refuse } from '../../refuse.ts';
import type { CustomerSource } from '../../sources.ts';
import { keptData } from '../cart/session-data.ts';
import { metaData } from '../meta-data.ts';
import { downloadsPage } from '../orders/downloadable-items.ts';
import { ordersPage } from '../orders/order-list.ts';
import { refundsPage } from '../orders/order-record.ts';
import { callerSource } from './customer-source.ts';

const GUEST = 'guest';

/** A field of an address; an empty one is null. */
const text =
  (field: Exclude<keyof Address, 'country' | 'email'>) =>
  ({ address }: { readonly address: Address }) =>
    address[field] || null;

const fullName = ({ firstName, lastName }: Address) => `${firstName} ${lastName}`.trim() || null;

/** The shop keeps no way to pay. */
const keptPayments = ({ isCaller }: CustomerSource) => (isCaller ? [] : null);

export const customerResolvers: Pick<Resolvers, 'Customer' | 'CustomerAddress'> = {
  Customer: {
    availablePaymentMethods: keptPayments,
    availablePaymentMethodsCC: keptPayments,
    availablePaymentMethodsEC: keptPayments,
    billing: ({ billing }) => ({ address: billing, hasEmail: true }),
    calculatedShipping: ({ shippingCalculated }) => shippingCalculated,
    databaseId: ({ account }) => account?.id ?? null,
    date: ({ account }) => isoDateOrNull(account?.registeredAt),
    displayName: ({ account, billing }) => account?.displayName ?? fullName(billing),
    downloadableItems: async ({ isCaller }, args, context) =>
      downloadsPage(
        isCaller ? await context.shop.downloadsOfCaller(await context.session.caller()) : [],
        args,
        context,
      ),
    email: ({ account, billing }) => (account?.email ?? billing.email) || null,
    firstName: ({ account, billing }) => (account?.firstName ?? billing.firstName) || null,
    hasCalculatedShipping: ({ shippingCalculated }) => shippingCalculated,
    id: ({ account }) => (account ? globalId('user', account.id) : GUEST),
    isPayingCustomer: async ({ account }, _args, { standing }) =>
      account ? (await standing(account.id)).hasPaid : false,
    isVatExempt: () => false,
    lastName: ({ account, billing }) => (account?.lastName ?? billing.lastName) || null,
    lastOrder: async ({ isCaller }, _args, context) =>
      isCaller ? ((await ordersPage(await context.session.caller(), { first: 1 }, context)).nodes[0] ?? null) : null,
    metaData: ({ account }, args) => metaData(account?.meta ?? {}, args),
    modified: ({ account }) => isoDateOrNull(account?.modifiedAt),
    orderCount: async ({ account }, _args, { standing }) => (account ? (await standing(account.id)).count : 0),
    orders: async ({ isCaller }, args, context) =>
      isCaller ? ordersPage(await context.session.caller(), args, context) : listConnection([], args),
    refunds: async ({ isCaller }, args, context) => (isCaller ? refundsPage(args, context) : null),
    role: ({ account }) => account && 'customer',
    session: async ({ isCaller }, _args, { view }) => (isCaller ? keptData((await view()).session.data) : null),
    sessionToken: ({ isCaller }, _args, { session }) => (isCaller ? session.freshToken() : null),
    shipping: ({ shipping }) => ({ address: shipping, hasEmail: false }),
    totalSpent: async ({ account }, _args, { standing, money }) =>
      account ? Number(money.raw((await standing(account.id)).spent)) : 0,
    username: ({ account }) => account?.username ?? null,
  },
  CustomerAddress: {
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    company: text('company'),
    // Only countries of the same list get into an address.
    country: ({ address }) => (address.country || null) as CountriesEnum | null,
    email: ({ address, hasEmail }) => (hasEmail && address.email) || null,
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    postcode: text('postcode'),
    state: text('state'),
  },
};

export const customerQueries: Pick<NonNullable<Resolvers['RootQuery']>, 'customer' | 'viewer'> = {
  customer: async (_root, { id, customerId }, context) => {
    const account = await context.session.customer();
    const asked = customerId ?? (id ? databaseId(id) : null);
    const isOwn = asked === null ? !id || (id === GUEST && !account) : asked === account?.id;
    return isOwn ? callerSource(context) : refuse('CUSTOMER_FORBIDDEN');
  },
  viewer: async (_root, _args, { session }) => {
    const customer = await session.customer();
    return customer && { customer };
  },
};
