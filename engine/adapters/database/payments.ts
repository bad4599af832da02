import { type Kysely, sql } from 'kysely';
import { MIN_POLL_INTERVAL_SECONDS, nextPollAt, POLL_INTERVAL_SHARE } from '#engine/domain/payment/poll-schedule.ts';
import type { NewPayment, Payment, PaymentReads, Payments } from '#engine/usecases/ports/payments.ts';
import { pick } from './sql/columns.ts';
import type { Tables } from './tables/tables.ts';

/** Written out, because a plan for any state would not use the indexes of open payments. */
const IS_OPEN = sql<boolean>`state = 'open'`;

export const createPaymentReads = (db: Kysely<Tables>): PaymentReads => ({
  find: async (id) => first(await select(db).where('id', '=', id).execute()),
  findByIntent: async (gateway, intent) =>
    first(await select(db).where('gateway', '=', gateway).where('intent', '=', intent).execute()),
  findByOrder: (orderId) => select(db).where('orderId', '=', orderId).orderBy('id', 'desc').execute(),
  async isHandledEvent(gateway, eventId) {
    const known = await db
      .selectFrom('paymentEvents')
      .select('id')
      .where('gateway', '=', gateway)
      .where('id', '=', eventId)
      .executeTakeFirst();
    return known !== undefined;
  },
});

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one statement per method of the port
export const createPayments = (db: Kysely<Tables>): Payments => ({
  ...createPaymentReads(db),

  findOpenByCart: async (gateway, sessionId) =>
    first(
      await select(db)
        .where('gateway', '=', gateway)
        .where('sessionId', '=', sessionId)
        .where('orderId', 'is', null)
        .where(IS_OPEN)
        .execute(),
    ),

  async add(payment) {
    const { id } = await db
      .insertInto('payments')
      .values({ ...toRow(payment), state: 'open', nextLookAt: nextPollAt(payment.createdAt, payment.createdAt) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...payment, id, state: 'open' };
  },

  async save({ id, state, ...payment }) {
    await db
      .updateTable('payments')
      .set({ ...toRow(payment), state })
      .where('id', '=', id)
      .execute();
  },

  async transferCart(from, to) {
    const move = (session: string, next: string) =>
      db
        .updateTable('payments')
        .set({ sessionId: next })
        .where('sessionId', '=', session)
        .where('orderId', 'is', null)
        .where(IS_OPEN);
    const moving = db.selectFrom('payments').select('gateway').where('sessionId', '=', from);
    await move(to, `${from}/left`)
      .where('gateway', 'in', moving.where('orderId', 'is', null).where(IS_OPEN))
      .execute();
    await move(from, to).execute();
  },

  async recordHandledEvent(gateway, { id, at }) {
    await db
      .insertInto('paymentEvents')
      .values({ gateway, id, receivedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async forgetEventsBefore(at) {
    await db.deleteFrom('paymentEvents').where('receivedAt', '<', at).execute();
  },

  async claimDue(now, limit) {
    const due = db
      .selectFrom('payments')
      .select('id')
      .where(IS_OPEN)
      .where('nextLookAt', '<=', now)
      .orderBy('nextLookAt')
      .limit(limit)
      .forUpdate()
      .skipLocked();
    return (
      db
        .updateTable('payments')
        .set({ nextLookAt: nextPollFrom(now) })
        // An array is made once, and its payments looked up: joined with the sub-query, all payments would be read.
        .where('id', '=', sql<number>`any(array(${due}))`)
        .returning(COLUMNS)
        .execute()
    );
  },
});

/** The rule of `nextPollAt` for each payment. */
const nextPollFrom = (now: Date) => {
  const at = sql`${now}::timestamptz`;
  const shortest = sql`${MIN_POLL_INTERVAL_SECONDS}::float8 * interval '1 second'`;
  return sql<Date>`${at} + greatest(${shortest}, (${at} - created_at) * ${POLL_INTERVAL_SHARE}::float8)`;
};

const NEW_COLUMNS = [
  'reference',
  'gateway',
  'sessionId',
  'orderId',
  'intent',
  'setup',
  'amount',
  'currency',
  'createdAt',
] as const satisfies readonly (keyof NewPayment)[];

const COLUMNS = ['id', 'state', ...NEW_COLUMNS] as const satisfies readonly (keyof Payment)[];

const select = (db: Kysely<Tables>) => db.selectFrom('payments').select(COLUMNS);

const toRow = (payment: NewPayment) => pick(payment, NEW_COLUMNS);

const first = ([payment]: readonly Payment[]): Payment | null => payment ?? null;
