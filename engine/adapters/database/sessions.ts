import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { EMPTY_CART } from '#engine/domain/cart/cart.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { ReadSession, SessionReads, Sessions } from '#engine/usecases/ports/sessions.ts';
import { columnName, pick } from './sql/columns.ts';
import { asTable } from './sql/rows.ts';
import type { Tables } from './tables/tables.ts';

export function createSessionReads(db: Kysely<Tables>): SessionReads {
  const remembered = new LRUCache<string, ReadSession>({
    maxSize: MAX_REMEMBERED_LINES,
    sizeCalculation: ({ session }) => 1 + (session?.cart.lines.length ?? 0) + (session?.cart.removed.length ?? 0),
  });
  return {
    find: async (customerId) => toSession(await readRow(db, customerId)),
    async read(customerId) {
      const row = await readRow(db, customerId);
      return { session: toSession(row), version: row?.version ?? null };
    },
    remembered: (customerId) => remembered.get(customerId) ?? null,
    async replace(session, version) {
      const { customerId } = session;
      remembered.delete(customerId);
      const { rows } = await replacement(session, version).execute(db);
      const [stored] = rows;
      if (stored) remembered.set(customerId, { session, version: stored.version });
      return stored !== undefined;
    },
    async touch(customerId, expiresAt) {
      await db.updateTable('sessions').set({ expiresAt }).where('customerId', '=', customerId).execute();
    },
  };
}

/** Of all carts that a process remembers, at about 1 KB each with what belongs to it. */
const MAX_REMEMBERED_LINES = 10_000;

const replacement = (session: Session, version: number | null): RawBuilder<{ readonly version: number }> =>
  version === null
    ? sql`with name as materialized (select ${nameLock(session.customerId)})
        ${insertion([session])}, name on conflict (customer_id) do nothing returning version`
    : sql`update sessions set (${COLUMNS}, version) = (select ${COLUMNS}, ${version}::integer + 1 from ${asRows([session])})
        where customer_id = ${session.customerId} and version = ${version} returning version`;

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
    await db.deleteFrom('sessions').where('customerId', '=', customerId).execute();
  },

  async forgetOrder(orderId, except) {
    const order = sql`to_jsonb(${orderId}::integer)`;
    await sql`
      update sessions set version = version + 1,
        orders = (select coalesce(jsonb_agg(id), '[]') from jsonb_array_elements(orders) id where id <> ${order})
      where orders @> ${order} and customer_id <> ${except}`.execute(db);
  },

  async removeEnded({ from, until, limit }) {
    const { rows } = await sql<{ last: Date | null }>`
      with ended as materialized (
        select customer_id from sessions
        where expires_at >= ${from} and expires_at <= ${until} and case
          when customer_id like 't\\_%' then true
          else not exists (select from customers where customers.id = sessions.customer_id::integer)
        end
        order by expires_at limit ${limit} for update skip locked
      ), removed as (
        delete from sessions where customer_id in (select customer_id from ended) returning expires_at
      )
      select max(expires_at) as last from removed`.execute(db);
    return rows[0]?.last ?? null;
  },
});

/** All but customer and version. Named, so that a new column does not break the plans of processes of the release before. */
const FACTS = [
  'cart',
  'shippingChoice',
  'billing',
  'shipping',
  'shippingCalculated',
  'orders',
  'data',
  'expiresAt',
] as const satisfies readonly (keyof Session)[];

// Plain text: translating single names for every read of a session takes a tenth of its time.
const COLUMNS = sql.raw(FACTS.map(columnName).join(', '));
const EXCLUDED = sql.raw(FACTS.map((fact) => `excluded.${columnName(fact)}`).join(', '));

type SessionRow = Selectable<Tables['sessions']>;

async function readRow(db: Kysely<Tables>, customerId: string, lock = sql``): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select customer_id, ${COLUMNS}, version from sessions where customer_id = ${customerId} ${lock}`.execute(db);
  return rows[0];
}

/** Held while a session is stored for the first time. */
const nameLock = (customerId: string): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock(hashtextextended(${customerId}, 0))`;

/** Stores sessions that this transaction has locked, or that nobody else knows of. */
export const sessionWrite = (sessions: readonly Session[]): RawBuilder<unknown> =>
  sql`${insertion(sessions)} on conflict (customer_id) do update
    set (${COLUMNS}, version) = (${EXCLUDED}, sessions.version + 1)`;

const insertion = (sessions: readonly Session[]): RawBuilder<unknown> =>
  sql`insert into sessions (customer_id, ${COLUMNS}) select customer_id, ${COLUMNS} from ${asRows(sessions)}`;

const asRows = (sessions: readonly Session[]): RawBuilder<unknown> =>
  asTable(
    'sessions',
    sessions.map((session) => pick(session, ['customerId', ...FACTS])),
  );

/** The cart of an older release lacks what carts have got since. */
const toSession = (row: SessionRow | undefined): Session | null =>
  row ? { ...pick(row, ['customerId', ...FACTS]), cart: { ...EMPTY_CART, ...row.cart } } : null;
