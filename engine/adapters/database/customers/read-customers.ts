import { type Kysely, sql } from 'kysely';
import { foldName } from '#engine/domain/customers/fold-name.ts';
import { pageOf } from '#engine/domain/paging/page-of.ts';
import type { CustomerReads } from '#engine/usecases/ports/customers.ts';
import { containing } from '../containing.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import { CUSTOMER_COLUMNS, SECRET_COLUMNS, toAccount, toCustomer } from './customer-rows.ts';

export const createCustomerReads = (db: Kysely<Tables>): CustomerReads => ({
  async find(id) {
    const row = await db.selectFrom('customers').select(CUSTOMER_COLUMNS).where('id', '=', id).executeTakeFirst();
    return row ? toCustomer(row) : null;
  },

  async findByLogin(login) {
    const key = foldName(login);
    const row = await db
      .selectFrom('customers')
      .select(CUSTOMER_COLUMNS)
      .select(SECRET_COLUMNS)
      .where((customer) => customer.or([customer('email_key', '=', key), customer('username_key', '=', key)]))
      .orderBy(sql`email_key = ${key}`, 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? toAccount(row) : null;
  },

  async loggedIn(loginId, at) {
    const row = await db
      .selectFrom('logins')
      .innerJoin('customers', 'customers.id', 'logins.customer_id')
      .select(CUSTOMER_COLUMNS)
      .where('logins.id', '=', loginId)
      .where('logins.expires_at', '>', at)
      .executeTakeFirst();
    return row ? toCustomer(row) : null;
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
    return { rows: found.map(toCustomer), ...rest };
  },
});
