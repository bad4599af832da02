import { type Kysely, type Selectable, sql } from 'kysely';
import { EMPTY_CART } from '#engine/domain/cart/cart.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { SessionReads, Sessions } from '#engine/usecases/ports/sessions.ts';
import type { Tables } from './tables.ts';

export const createSessionReads = (db: Kysely<Tables>): SessionReads => ({
  find: async (customerId) => toSession(await rowOf(db, customerId).executeTakeFirst()),
  async read(customerId) {
    const row = await rowOf(db, customerId).executeTakeFirst();
    return { session: toSession(row), version: row?.version ?? null };
  },
  async replace(session, version) {
    const row = toRow(session);
    const written =
      version === null
        ? await db
            .insertInto('sessions')
            .values(row)
            .onConflict((conflict) => conflict.column('customer_id').doNothing())
            .executeTakeFirst()
        : await db
            .updateTable('sessions')
            .set({ ...row, version: version + 1 })
            .where('customer_id', '=', session.customerId)
            .where('version', '=', version)
            .executeTakeFirst();
    const rows = 'numUpdatedRows' in written ? written.numUpdatedRows : written.numInsertedOrUpdatedRows;
    return rows === 1n;
  },
  async touch(customerId, expiresAt) {
    await db.updateTable('sessions').set({ expires_at: expiresAt }).where('customer_id', '=', customerId).execute();
  },
});

export const createSessions = (db: Kysely<Tables>): Sessions => ({
  async forUpdate(customerId) {
    const locked = () => rowOf(db, customerId).forUpdate().executeTakeFirst();
    const stored = await locked();
    if (stored) return toSession(stored);
    // There is no row to lock yet, so its name is locked. Whoever was first may have stored it meanwhile.
    await sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 0))`.execute(db);
    return toSession(await locked());
  },

  async save(session) {
    const { customer_id, ...rest } = toRow(session);
    await db
      .insertInto('sessions')
      .values({ customer_id, ...rest })
      .onConflict((conflict) =>
        conflict.column('customer_id').doUpdateSet({ ...rest, version: sql`sessions.version + 1` }),
      )
      .execute();
  },

  async remove(customerId) {
    await db.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
  },

  async removeEnded(at) {
    await db.deleteFrom('sessions').where('expires_at', '<=', at).where('customer_id', 'like', 't\\_%').execute();
  },
});

const rowOf = (db: Kysely<Tables>, customerId: string) =>
  db
    .selectFrom('sessions')
    // Named, so that a column more does not break the plans of processes that are still of the release before.
    .select(['customer_id', 'cart', 'shipping_choice', 'billing', 'shipping', 'shipping_calculated', 'orders'])
    .select(['data', 'expires_at', 'version'])
    .where('customer_id', '=', customerId);

const toRow = (session: Session) => ({
  customer_id: session.customerId,
  cart: JSON.stringify(session.cart),
  shipping_choice: session.shippingChoice && JSON.stringify(session.shippingChoice),
  billing: JSON.stringify(session.billing),
  shipping: JSON.stringify(session.shipping),
  shipping_calculated: session.shippingCalculated,
  orders: JSON.stringify(session.orders),
  data: JSON.stringify(session.data),
  expires_at: session.expiresAt,
});

const toSession = (row: Selectable<Tables['sessions']> | undefined): Session | null =>
  row
    ? {
        customerId: row.customer_id,
        // One that the release before has stored knows nothing of what came later.
        cart: { ...EMPTY_CART, ...row.cart },
        shippingChoice: row.shipping_choice,
        billing: row.billing,
        shipping: row.shipping,
        shippingCalculated: row.shipping_calculated,
        orders: row.orders,
        data: row.data,
        expiresAt: row.expires_at,
      }
    : null;
