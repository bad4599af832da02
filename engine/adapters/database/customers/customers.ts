import { type Kysely, sql } from 'kysely';
import { foldName } from '#engine/domain/text/text.ts';
import type { Customers } from '#engine/usecases/ports/customers.ts';
import { LOCKS } from '../sql/locks.ts';
import type { Tables } from '../tables/tables.ts';
import { CUSTOMER_COLUMNS, createCustomerReads, SECRET_COLUMNS, toAccount, toProfileRow } from './read-customers.ts';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one statement per method of the port
export const createCustomers = (db: Kysely<Tables>): Customers => ({
  ...createCustomerReads(db),

  async forUpdate(id) {
    const row = await db
      .selectFrom('customers')
      .select(CUSTOMER_COLUMNS)
      .select(SECRET_COLUMNS)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row ? toAccount(row) : null;
  },

  async claim({ email, username }) {
    await sql`select pg_advisory_xact_lock(${LOCKS.names})`.execute(db);
    const name = foldName(username);
    const owner = await db
      .selectFrom('customers')
      .select('id')
      .where('emailKey', '=', foldName(email))
      .executeTakeFirst();
    const { rows: names } = await sql<{ usernameKey: string }>`
      with recursive taken(number, username_key) as (
        select 1, username_key from customers where username_key = ${name}
        union all
        select number + 1, next.username_key from taken
          join customers next on next.username_key = ${name}::text || (number + 1)
      )
      select username_key from taken`.execute(db);
    return { emailOwner: owner?.id ?? null, names: new Set(names.map((row) => row.usernameKey)) };
  },

  async add(customer, passwordHash) {
    const { id } = await db
      .insertInto('customers')
      .values({ ...toProfileRow(customer), passwordHash })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...customer, id };
  },

  async save({ id, ...profile }) {
    await db.updateTable('customers').set(toProfileRow(profile)).where('id', '=', id).execute();
  },

  async setPassword(id, passwordHash) {
    await db
      .updateTable('customers')
      .set({ passwordHash, resetDigest: null, resetUntil: null })
      .where('id', '=', id)
      .execute();
  },

  async setReset({ id, email }, reset) {
    const { numUpdatedRows } = await db
      .updateTable('customers')
      .set({ resetDigest: reset?.digest ?? null, resetUntil: reset?.until ?? null })
      .where('id', '=', id)
      .where('email', '=', email)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async addLogin(login) {
    await db.insertInto('logins').values(login).execute();
  },

  async endLogin(id) {
    await db.deleteFrom('logins').where('id', '=', id).execute();
  },

  async endLogins(customerId) {
    await db.deleteFrom('logins').where('customerId', '=', customerId).execute();
  },

  async endLoginsBefore(at) {
    await db.deleteFrom('logins').where('expiresAt', '<=', at).execute();
  },

  async remove(id) {
    await db.deleteFrom('customers').where('id', '=', id).execute();
    await db.deleteFrom('sessions').where('customerId', '=', String(id)).execute();
  },
});
