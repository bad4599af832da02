import { LANGUAGES } from '#contract/languages.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import { isoDate } from '../formats/dates.ts';
import { globalId } from '../formats/global-id.ts';
import type { Resolvers } from '../generated/resolvers.generated.ts';
import type { AuthorSource, UserSource } from '../sources.ts';
import { avatarOf } from './review.ts';

/** A field that only the caller's own account has; of a public author it is null. */
const own =
  <T>(read: (customer: Customer) => T) =>
  (source: UserSource): T | null =>
    'customer' in source ? read(source.customer) : null;

const fullName = ({ firstName, lastName }: AuthorSource) => `${firstName} ${lastName}`.trim();

const nameOf = (source: UserSource) => ('customer' in source ? source.customer.displayName : fullName(source));

const slugOf = (source: UserSource) => ('customer' in source ? source.customer.nicename : source.slug);

const personOf = (source: UserSource) => ('customer' in source ? source.customer : source);

export const userResolvers: Pick<Resolvers, 'User'> = {
  User: {
    avatar: (source, wish) => avatarOf(nameOf(source), wish),
    databaseId: (source) => personOf(source).id,
    description: own(({ about }) => about.description || null),
    email: own(({ email }) => email),
    firstName: (source) => personOf(source).firstName || null,
    id: (source) => globalId('user', personOf(source).id),
    lastName: (source) => personOf(source).lastName || null,
    locale: own(({ language }) => LANGUAGES[language].locale),
    name: nameOf,
    nicename: slugOf,
    nickname: own(({ about }) => about.nickname || null),
    registeredDate: own(({ registeredAt }) => isoDate(registeredAt)),
    slug: slugOf,
    url: own(({ about }) => about.url || null),
    username: own(({ username }) => username),
    wooSessionToken: (source, _args, { session }) => ('customer' in source ? session.freshToken() : null),
  },
};
