import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { EMPTY_CART } from '#engine/domain/cart/cart.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { SessionReads, Sessions } from '#engine/usecases/ports/sessions.ts';
import { asTable } from './json-rows.ts';
import type { Tables } from './tables.ts';

export const createSessionReads = (db: Kysely<Tables>): SessionReads => ({
  find: async (customerId) => toSession(await readRow(db, customerId)),
  async read(customerId) {
    const row = await readRow(db, customerId);
    return { session: toSession(row), version: row?.version ?? null };
  },
  async replace(session, version) {
    const written =
      version === null
        ? sql`with name as materialized (select ${nameLock(session.customerId)})
            ${insertion([session])}, name on conflict (customer_id) do nothing`
        : sql`update sessions set (${FACTS}, version) = (select ${FACTS}, ${version}::integer + 1 from ${asRows([session])})
            where customer_id = ${session.customerId} and version = ${version}`;
    return (await written.execute(db)).numAffectedRows === 1n;
  },
  async touch(customerId, expiresAt) {
    await db.updateTable('sessions').set({ expires_at: expiresAt }).where('customer_id', '=', customerId).execute();
  },
});

/** What is saved is written when the transaction ends. */
export const createSessions = (db: Kysely<Tables>, saved: Map<string, Session>): Sessions => ({
  async forUpdate(customerId) {
    const changed = saved.get(customerId);
    if (changed) return changed;
    const locked = () => readRow(db, customerId, sql`for update`);
    const stored = await locked();
    if (stored) return toSession(stored);
    // There is no row to lock yet, so its name is locked. Whoever was first may have stored it meanwhile.
    await sql`select ${nameLock(customerId)}`.execute(db);
    return toSession(await locked());
  },

  async save(session) {
    saved.set(session.customerId, session);
  },

  async remove(customerId) {
    saved.delete(customerId);
    await db.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
  },

  async removeEnded(at) {
    await db.deleteFrom('sessions').where('expires_at', '<=', at).where('customer_id', 'like', 't\\_%').execute();
  },
});

/** All but key and version. Named, so that a column more does not break the plans of processes of the release before. */
const NAMES = ['cart', 'shipping_choice', 'billing', 'shipping', 'shipping_calculated', 'orders', 'data', 'expires_at'];
const FACTS = sql.raw(NAMES.join(', '));
const EXCLUDED = sql.raw(NAMES.map((name) => `excluded.${name}`).join(', '));

type SessionRow = Selectable<Tables['sessions']>;

async function readRow(db: Kysely<Tables>, customerId: string, lock = sql``): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select customer_id, ${FACTS}, version from sessions where customer_id = ${customerId} ${lock}`.execute(db);
  return rows[0];
}

/** Held by whoever stores a session for the first time. */
const nameLock = (customerId: string): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock(hashtextextended(${customerId}, 0))`;

/** Stores sessions that this transaction has locked, or that nobody else knows of. */
export const sessionWrite = (sessions: readonly Session[]): RawBuilder<unknown> =>
  sql`${insertion(sessions)} on conflict (customer_id) do update
    set (${FACTS}, version) = (${EXCLUDED}, sessions.version + 1)`;

const insertion = (sessions: readonly Session[]): RawBuilder<unknown> =>
  sql`insert into sessions (customer_id, ${FACTS}) select customer_id, ${FACTS} from ${asRows(sessions)}`;

const asRows = (sessions: readonly Session[]): RawBuilder<unknown> => asTable('sessions', sessions.map(toRow));

const toRow = (session: Session): Omit<SessionRow, 'version'> => ({
  customer_id: session.customerId,
  cart: session.cart,
  shipping_choice: session.shippingChoice,
  billing: session.billing,
  shipping: session.shipping,
  shipping_calculated: session.shippingCalculated,
  orders: session.orders,
  data: session.data,
  expires_at: session.expiresAt,
});

const toSession = (row: SessionRow | undefined): Session | null =>
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
