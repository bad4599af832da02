import { fullName } from '#contract/geography/person-name.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import { listConnection } from '../../connections/connection.ts';
import type { UserSource } from '../../context/sources.ts';
import { avatarOf } from '../../formats/avatar.ts';
import { isoDate } from '../../formats/dates.ts';
import { globalId } from '../../formats/ids.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';

/** A field that only the caller's own account has; of a public author it is null. */
const own =
  <T>(read: (customer: Customer) => T) =>
  (source: UserSource): T | null =>
    'customer' in source ? read(source.customer) : null;

function nameOf(source: UserSource): string {
  if ('customer' in source) return source.customer.displayName;
  return 'review' in source ? source.review.author : fullName(source);
}

function numberOf(source: UserSource): number {
  if ('customer' in source) return source.customer.id;
  return 'review' in source ? source.customerId : source.id;
}

/** Part of the address of an author's page. Writers of reviews have no such page. */
function slugOf(source: UserSource): string | null {
  if ('customer' in source) return source.customer.nicename;
  return 'review' in source ? null : source.slug;
}

/** Shown of authors and of the caller. The writer of a review has chosen the name that is shown. */
const namePart = (part: 'firstName' | 'lastName') => (source: UserSource) => {
  if ('review' in source) return null;
  return ('customer' in source ? source.customer : source)[part] || null;
};

const ROLE = {
  capabilities: ['read'],
  displayName: 'Customer',
  id: globalId('user_role', 'customer'),
  name: 'customer',
};

export const userResolvers: Pick<Resolvers, 'User'> = {
  User: {
    avatar: (source, args) => avatarOf(nameOf(source), args),
    capabilities: own(() => ROLE.capabilities),
    databaseId: numberOf,
    description: own(({ about }) => about.description || null),
    email: own(({ email }) => email),
    firstName: namePart('firstName'),
    id: (source) => globalId('user', numberOf(source)),
    lastName: namePart('lastName'),
    locale: own(({ language }) => LANGUAGES[language].locale),
    name: nameOf,
    nicename: slugOf,
    nickname: own(({ about }) => about.nickname || null),
    registeredDate: own(({ registeredAt }) => isoDate(registeredAt)),
    roles: (source, args) => ('customer' in source ? listConnection([ROLE], args) : null),
    savedPaymentMethods: own(() => []),
    slug: slugOf,
    stripeCustomerId: () => null,
    url: own(({ about }) => about.url || null),
    userId: numberOf,
    username: own(({ username }) => username),
    wooSessionToken: (source, _args, { session }) => ('customer' in source ? session.freshToken() : null),
  },
};
