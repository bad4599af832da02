import { type Kysely, type Selectable, sql } from 'kysely';
import type { Customer, NewCustomer } from '#engine/domain/customers/customer.ts';
import { pageOf } from '#engine/domain/paging/page.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { Account, CustomerReads } from '#engine/usecases/ports/customers.ts';
import { pick } from '../sql/columns.ts';
import { anyOf, containing } from '../sql/lists.ts';
import type { Tables } from '../tables/tables.ts';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one query per method of the port
export const createCustomerReads = (db: Kysely<Tables>): CustomerReads => ({
  async find(id) {
    const row = await db.selectFrom('customers').select(CUSTOMER_COLUMNS).where('id', '=', id).executeTakeFirst();
    return row ?? null;
  },

  async findByLogin(login) {
    const key = foldName(login);
    const row = await db
      .selectFrom('customers')
      .select(CUSTOMER_COLUMNS)
      .select(SECRET_COLUMNS)
      .where((customer) => customer.or([customer('emailKey', '=', key), customer('usernameKey', '=', key)]))
      .orderBy(sql`email_key = ${key}`, 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? toAccount(row) : null;
  },

  async findByUsername(username) {
    const row = await db
      .selectFrom('customers')
      .select(CUSTOMER_COLUMNS)
      .select(SECRET_COLUMNS)
      .where('usernameKey', '=', foldName(username))
      .executeTakeFirst();
    return row ? toAccount(row) : null;
  },

  async loggedIn(loginId, at) {
    const row = await db
      .selectFrom('logins')
      .innerJoin('customers', 'customers.id', 'logins.customerId')
      .select(CUSTOMER_COLUMNS)
      .where('logins.id', '=', loginId)
      .where('logins.expiresAt', '>', at)
      .executeTakeFirst();
    return row ?? null;
  },

  async loginsOf(customerId) {
    return db
      .selectFrom('logins')
      .select(['id', 'customerId', 'kind', 'begunAt', 'expiresAt'])
      .where('customerId', '=', customerId)
      .orderBy('begunAt', 'desc')
      .orderBy('id')
      .execute();
  },

  async list({ search, page }) {
    const pattern = containing(search);
    const ids = await db
      .selectFrom('customers')
      .select('id')
      .where(sql<boolean>`username_key || ' ' || email_key || ' ' || lower(display_name) like ${pattern}`)
      .orderBy('id', 'desc')
      .execute();
    const { rows, ...rest } = pageOf(
      ids.map(({ id }) => id),
      page,
    );
    const found = await db
      .selectFrom('customers')
      .select(CUSTOMER_COLUMNS)
      .where('id', '=', anyOf(rows))
      .orderBy('id', 'desc')
      .execute();
    return { rows: found, ...rest };
  },
});

const STORED_FACTS = [
  'username',
  'email',
  'firstName',
  'lastName',
  'displayName',
  'nicename',
  'language',
  'registeredAt',
  'modifiedAt',
] as const satisfies readonly (keyof NewCustomer)[];

/** Named, so that a new column does not break the plans of processes of the release before. */
export const CUSTOMER_COLUMNS = ['customers.id', ...STORED_FACTS, 'about', 'billing', 'shipping', 'meta'] as const;

export const toProfileRow = (customer: NewCustomer) => ({
  ...pick(customer, STORED_FACTS),
  usernameKey: foldName(customer.username),
  emailKey: foldName(customer.email),
  about: JSON.stringify(customer.about),
  billing: JSON.stringify(customer.billing),
  shipping: JSON.stringify(customer.shipping),
  meta: JSON.stringify(customer.meta),
});

export const SECRET_COLUMNS = ['passwordHash', 'resetDigest', 'resetUntil'] as const;

type Secrets = Pick<Selectable<Tables['customers']>, (typeof SECRET_COLUMNS)[number]>;

export const toAccount = ({ passwordHash, resetDigest, resetUntil, ...customer }: Customer & Secrets): Account => ({
  customer,
  passwordHash,
  reset: resetDigest && resetUntil ? { digest: resetDigest, until: resetUntil } : null,
});
