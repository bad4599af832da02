import { fullName } from '#contract/geography/person-name.ts';
import type { Address } from '#engine/domain/addresses/address.ts';
import { billingOf, type Customer } from '#engine/domain/customers/customer.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { Context } from '../../context/context.ts';
import type { CustomerSource } from '../../context/sources.ts';
import { refuse } from '../../errors/refuse.ts';
import { isoDateOrNull } from '../../formats/dates.ts';
import { databaseId, globalId } from '../../formats/ids.ts';
import { metaData } from '../../formats/meta-data.ts';
import type { CountriesEnum, Resolvers } from '../../generated/resolvers.generated.ts';
import { changed } from '../cart/cart-mutations.ts';
import { echo } from '../inputs/client-mutation-id.ts';
import { valuesOf } from '../inputs/input-values.ts';

const GUEST = 'guest';

/** A field of an address; an empty one is null. */
const text =
  (field: Exclude<keyof Address, 'country' | 'email'>) =>
  ({ address }: { readonly address: Address }) =>
    address[field] || null;

/** The shop saves no payment methods. */
const savedPayments = ({ isCaller }: CustomerSource) => (isCaller ? [] : null);

/** The fields of a customer that say nothing of their orders. */
export const customerFields: NonNullable<Resolvers['Customer']> = {
  availablePaymentMethods: savedPayments,
  availablePaymentMethodsCC: savedPayments,
  availablePaymentMethodsEC: savedPayments,
  billing: ({ billing }) => ({ address: billing, hasEmail: true }),
  calculatedShipping: ({ shippingCalculated }) => shippingCalculated,
  databaseId: ({ account }) => account?.id ?? null,
  date: ({ account }) => isoDateOrNull(account?.registeredAt),
  displayName: ({ account, billing }) => account?.displayName ?? (fullName(billing) || null),
  email: ({ account, billing }) => (account?.email ?? billing.email) || null,
  firstName: ({ account, billing }) => (account?.firstName ?? billing.firstName) || null,
  hasCalculatedShipping: ({ shippingCalculated }) => shippingCalculated,
  id: ({ account }) => (account ? globalId('user', account.id) : GUEST),
  isVatExempt: () => false,
  lastName: ({ account, billing }) => (account?.lastName ?? billing.lastName) || null,
  metaData: ({ account }, args) => metaData(account?.meta ?? {}, args),
  modified: ({ account }) => isoDateOrNull(account?.modifiedAt),
  role: ({ account }) => account && 'customer',
  session: async ({ isCaller }, _args, { view }) => (isCaller ? sessionMetaData((await view()).session.data) : null),
  sessionToken: ({ isCaller }, _args, { session }) => (isCaller ? session.freshToken() : null),
  shipping: ({ shipping }) => ({ address: shipping, hasEmail: false }),
  username: ({ account }) => account?.username ?? null,
};

export const addressResolvers: Pick<Resolvers, 'CustomerAddress'> = {
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
    const requestedId = customerId || (id ? databaseId(id) : null);
    const isOwn = requestedId === null ? !id || (id === GUEST && !account) : requestedId === account?.id;
    return isOwn ? callerSource(context) : refuse('CUSTOMER_FORBIDDEN');
  },
  viewer: async (_root, _args, { session }) => {
    const customer = await session.customer();
    return customer && { customer };
  },
};

/** An account as its owner sees it. */
export const accountSource = (account: Customer): CustomerSource => ({
  account,
  billing: billingOf(account),
  shipping: account.shipping,
  shippingCalculated: account.billing.country !== '' || account.shipping.country !== '',
  isCaller: true,
});

/** The caller with the addresses of the session: a guest's, or a copy of the account's that a checkout may change. */
export const sessionSource = (
  { billing, shipping, shippingCalculated }: Session,
  account: Customer | null,
): CustomerSource => ({ account, billing, shipping, shippingCalculated, isCaller: true });

/**
 * The account of the caller, or a guest. An account without an address has the one of the session, which may have been typed
 * right before the login: the checkout goes on with it.
 */
async function callerSource(context: Context): Promise<CustomerSource> {
  const account = await context.session.customer();
  if (account && hasAddress(account)) return accountSource(account);
  return sessionSource((await context.view()).session, account);
}

const hasAddress = ({ billing, shipping }: Customer): boolean => billing.address1 !== '' || shipping.address1 !== '';

/** Sorted by key, whatever order the database has. */
const sessionMetaData = (data: Session['data']) =>
  metaData(Object.fromEntries(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1))), {});

/** Only shop managers may add fees, and they do not use this API. */
export const sessionMutations: Pick<
  NonNullable<Resolvers['RootMutation']>,
  'addFee' | 'forgetSession' | 'updateSession'
> = {
  addFee: () => refuse('NOT_CAPABLE'),
  forgetSession: async (_root, { input }, { session, shop }) => {
    const data = await shop.forgetSession(await session.caller());
    session.switchTo(await session.customer());
    return { ...echo(input), session: sessionMetaData(data) };
  },
  updateSession: async (_root, { input }, context) => {
    const { session, shop } = context;
    const entries = (valuesOf(input.sessionData) ?? []).map(({ key, value }) => [key, value] as const);
    const { view } = await changed(context, shop.updateSessionData(await session.caller(), entries));
    return {
      ...echo(input),
      customer: sessionSource(view.session, await session.customer()),
      session: sessionMetaData(view.session.data),
    };
  },
};
