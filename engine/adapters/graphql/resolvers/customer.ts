import type { Address } from '#engine/domain/places/address.ts';
import type { SessionView } from '#engine/usecases/session-view.ts';
import { databaseId } from '../formats/global-id.ts';
import type { CountriesEnum, Resolvers } from '../generated/resolvers.generated.ts';
import { refuse } from '../refuse.ts';
import type { CustomerSource } from '../sources.ts';
import { addressPatch } from './address-input.ts';
import { changed, echo } from './cart-mutations.ts';
import { downloadsPage } from './downloadable-items.ts';

const GUEST = 'guest';

export const callerOf = ({ session }: SessionView): CustomerSource => ({
  billing: session.billing,
  shipping: session.shipping,
  shippingCalculated: session.shippingCalculated,
  isCaller: true,
});

/** A field of an address; an empty one is null. */
const text =
  (field: Exclude<keyof Address, 'country' | 'email'>) =>
  ({ address }: { readonly address: Address }) =>
    address[field] || null;

const fullName = ({ firstName, lastName }: Address) => `${firstName} ${lastName}`.trim() || null;

export const customerResolvers: Pick<Resolvers, 'Customer' | 'CustomerAddress'> = {
  Customer: {
    billing: ({ billing }) => ({ address: billing, hasEmail: true }),
    calculatedShipping: ({ shippingCalculated }) => shippingCalculated,
    databaseId: () => null,
    displayName: ({ billing }) => fullName(billing),
    downloadableItems: async ({ isCaller }, args, context) =>
      downloadsPage(
        isCaller ? await context.shop.downloadsOfCaller(await context.session.caller()) : [],
        args,
        context,
      ),
    email: ({ billing }) => billing.email || null,
    firstName: ({ billing }) => billing.firstName || null,
    hasCalculatedShipping: ({ shippingCalculated }) => shippingCalculated,
    id: () => GUEST,
    isPayingCustomer: () => false,
    lastName: ({ billing }) => billing.lastName || null,
    role: () => null,
    sessionToken: ({ isCaller }, _args, { session }) => (isCaller ? session.freshToken() : null),
    shipping: ({ shipping }) => ({ address: shipping, hasEmail: false }),
    username: () => null,
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
    if ((id && id !== GUEST) || customerId) refuse('CUSTOMER_FORBIDDEN');
    return callerOf(await context.view());
  },
  viewer: () => null,
};

/** Without a login there is only the own visit to change. */
function refuseOthers(id: string | null | undefined): void {
  if (!id || id === GUEST) return;
  refuse(databaseId(id) === null ? 'USER_ID_INVALID' : 'NOT_CAPABLE');
}

export const customerMutations: Pick<NonNullable<Resolvers['RootMutation']>, 'updateCustomer'> = {
  updateCustomer: async (_root, { input }, context) => {
    refuseOthers(input.id);
    const caller = await context.session.caller();
    const change = {
      billing: addressPatch(input.billing),
      shipping: addressPatch(input.shipping),
      shippingSameAsBilling: input.shippingSameAsBilling ?? false,
    };
    const { view } = await changed(context, context.shop.updateAddress(caller, change));
    return { ...echo(input), customer: callerOf(view) };
  },
};
