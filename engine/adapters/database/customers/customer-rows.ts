import type { Selectable } from 'kysely';
import type { Customer, NewCustomer } from '#engine/domain/customers/customer.ts';
import { foldName } from '#engine/domain/customers/fold-name.ts';
import type { Account } from '#engine/usecases/ports/customers.ts';
import type { Tables } from '../tables.ts';

export const toProfileRow = (customer: NewCustomer) => ({
  username: customer.username,
  email: customer.email,
  username_key: foldName(customer.username),
  email_key: foldName(customer.email),
  first_name: customer.firstName,
  last_name: customer.lastName,
  display_name: customer.displayName,
  nicename: customer.nicename,
  about: JSON.stringify(customer.about),
  language: customer.language,
  billing: JSON.stringify(customer.billing),
  shipping: JSON.stringify(customer.shipping),
  meta: JSON.stringify(customer.meta),
  registered_at: customer.registeredAt,
  modified_at: customer.modifiedAt,
});

/** Named, so that a column more does not break the plans of processes that are still of the release before. */
export const CUSTOMER_COLUMNS = [
  'customers.id',
  'username',
  'email',
  'first_name',
  'last_name',
  'display_name',
  'nicename',
  'about',
  'language',
  'billing',
  'shipping',
  'meta',
  'registered_at',
  'modified_at',
] as const;

export const SECRET_COLUMNS = ['password_hash', 'reset_digest', 'reset_until'] as const;

type Secrets = Pick<Selectable<Tables['customers']>, (typeof SECRET_COLUMNS)[number]>;
type CustomerRow = Omit<Selectable<Tables['customers']>, keyof Secrets | 'username_key' | 'email_key'>;

export const toCustomer = (row: CustomerRow): Customer => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  displayName: row.display_name,
  nicename: row.nicename,
  about: row.about,
  language: row.language,
  billing: row.billing,
  shipping: row.shipping,
  meta: row.meta,
  registeredAt: row.registered_at,
  modifiedAt: row.modified_at,
});

export const toAccount = (row: CustomerRow & Secrets): Account => ({
  customer: toCustomer(row),
  passwordHash: row.password_hash,
  reset: row.reset_digest && row.reset_until ? { digest: row.reset_digest, until: row.reset_until } : null,
});
