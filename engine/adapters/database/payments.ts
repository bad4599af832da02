import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { nextLook, PAUSE_SHARE, SHORTEST_PAUSE_SECONDS } from '#engine/domain/payment/next-look.ts';
import type { NewPayment, Payment, PaymentReads, Payments } from '#engine/usecases/ports/payments.ts';
import type { Tables } from './tables.ts';

export const createPaymentReads = (db: Kysely<Tables>): PaymentReads => ({
  find: async (id) => first(await select(db).where('id', '=', id).execute()),
  findByIntent: async (gateway, intent) =>
    first(await select(db).where('gateway', '=', gateway).where('intent', '=', intent).execute()),
  ofOrder: async (orderId) =>
    (await select(db).where('order_id', '=', orderId).orderBy('id', 'desc').execute()).map(toPayment),
  async isKnownEvent(gateway, eventId) {
    const known = await db
      .selectFrom('payment_events')
      .select('id')
      .where('gateway', '=', gateway)
      .where('id', '=', eventId)
      .executeTakeFirst();
    return known !== undefined;
  },
});

export const createPayments = (db: Kysely<Tables>): Payments => ({
  ...createPaymentReads(db),

  ofCart: async (gateway, sessionId) =>
    first(
      await select(db)
        .where('gateway', '=', gateway)
        .where('session_id', '=', sessionId)
        .where('order_id', 'is', null)
        .where('state', '=', 'open')
        .execute(),
    ),

  async add(payment) {
    const { id } = await db
      .insertInto('payments')
      .values({ ...toRow(payment), state: 'open', next_look_at: nextLook(payment.createdAt, payment.createdAt) })
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

  async moveCart(from, to) {
    const move = (session: string, next: string) =>
      db
        .updateTable('payments')
        .set({ session_id: next })
        .where('session_id', '=', session)
        .where('order_id', 'is', null)
        .where('state', '=', 'open');
    const moving = db.selectFrom('payments').select('gateway').where('session_id', '=', from);
    await move(to, `${from}/left`)
      .where('gateway', 'in', moving.where('order_id', 'is', null).where('state', '=', 'open'))
      .execute();
    await move(from, to).execute();
  },

  async rememberEvent(gateway, { id, at }) {
    await db
      .insertInto('payment_events')
      .values({ gateway, id, received_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async claimDue(now, limit) {
    const rows = await db
      .updateTable('payments')
      .set({ next_look_at: nextLookFrom(now) })
      .where('id', 'in', (due) =>
        due
          .selectFrom('payments')
          .select('id')
          .where('state', '=', 'open')
          .where('next_look_at', '<=', now)
          .orderBy('next_look_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning(COLUMNS)
      .execute();
    return rows.map(toPayment);
  },
});

/** As `nextLook` says, of each payment. */
const nextLookFrom = (now: Date) => {
  const at = sql`${now}::timestamptz`;
  const shortest = sql`${SHORTEST_PAUSE_SECONDS}::float8 * interval '1 second'`;
  return sql<Date>`${at} + greatest(${shortest}, (${at} - created_at) * ${PAUSE_SHARE}::float8)`;
};

const COLUMNS = [
  'id',
  'reference',
  'gateway',
  'session_id',
  'order_id',
  'intent',
  'setup',
  'amount',
  'currency',
  'state',
  'created_at',
] as const;

const select = (db: Kysely<Tables>) => db.selectFrom('payments').select(COLUMNS);

type Row = Omit<Selectable<Tables['payments']>, 'next_look_at'>;

const toRow = (payment: NewPayment): Omit<Insertable<Tables['payments']>, 'id' | 'state' | 'next_look_at'> => ({
  reference: payment.reference,
  gateway: payment.gateway,
  session_id: payment.sessionId,
  order_id: payment.orderId,
  intent: payment.intent,
  setup: payment.setup,
  amount: payment.amount,
  currency: payment.currency,
  created_at: payment.createdAt,
});

const toPayment = ({ session_id, order_id, created_at, ...row }: Row): Payment => ({
  ...row,
  sessionId: session_id,
  orderId: order_id,
  createdAt: created_at,
});

const first = ([row]: readonly Row[]): Payment | null => (row ? toPayment(row) : null);
