import { type Kysely, sql } from 'kysely';
import { pageOf } from '#engine/domain/paging/page.ts';
import type { Return } from '#engine/domain/returns/return.ts';
import type { ReturnReads, Returns } from '#engine/usecases/ports/returns.ts';
import { anyOf } from '../sql/lists.ts';
import type { Tables } from '../tables/tables.ts';

const selectReturns = (db: Kysely<Tables>) =>
  db
    .selectFrom('orderReturns')
    .select(['id', 'orderId', 'reason', 'lines', 'text', 'state', 'message', 'requestedAt', 'answeredAt'])
    .select(
      sql<number>`(select count(*)::integer from return_pictures where return_id = order_returns.id)`.as('pictures'),
    );

const findReturn = async (db: Kysely<Tables>, id: number): Promise<Return | null> =>
  (await selectReturns(db).where('id', '=', id).executeTakeFirst()) ?? null;

export const createReturnReads = (db: Kysely<Tables>): ReturnReads => ({
  find: (id) => findReturn(db, id),
  ofOrders: (orderIds) => selectReturns(db).where('orderId', '=', anyOf(orderIds)).orderBy('id').execute(),

  async list({ state, page }) {
    const all = db.selectFrom('orderReturns').select('id').orderBy('id', 'desc');
    const found = await (state === undefined ? all : all.where('state', '=', state)).execute();
    const { rows: ids, ...rest } = pageOf(
      found.map(({ id }) => id),
      page,
    );
    return { ...rest, rows: await selectReturns(db).where('id', '=', anyOf(ids)).orderBy('id', 'desc').execute() };
  },

  async pictures(id) {
    const rows = await db
      .selectFrom('returnPictures')
      .select('file')
      .where('returnId', '=', id)
      .orderBy('position')
      .execute();
    return rows.map(({ file }) => file);
  },
});

export const createReturns = (db: Kysely<Tables>): Returns => ({
  ...createReturnReads(db),

  async requestedWith(orderId, key) {
    const found = await selectReturns(db)
      .where('orderId', '=', orderId)
      .where('requestKey', '=', key)
      .executeTakeFirst();
    return found ?? null;
  },

  async add(request, { key, pictures }) {
    const { id } = await db
      .insertInto('orderReturns')
      .values({
        orderId: request.orderId,
        requestKey: key || null,
        reason: request.reason,
        lines: JSON.stringify(request.lines),
        text: request.text,
        requestedAt: request.requestedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [position, file] of pictures.entries()) {
      await db
        .insertInto('returnPictures')
        .values({ returnId: id, position, file: Buffer.from(file) })
        .execute();
    }
    return { ...request, id, state: 'requested', message: '', answeredAt: null, pictures: pictures.length };
  },

  async forUpdate(id) {
    const locked = await db.selectFrom('orderReturns').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    return locked ? findReturn(db, id) : null;
  },

  async save({ id, state, message, answeredAt }) {
    await db.updateTable('orderReturns').set({ state, message, answeredAt }).where('id', '=', id).execute();
  },

  async removePicturesBefore(closed) {
    await sql`
      delete from return_pictures where return_id in (
        select id from order_returns where state in ('rejected', 'completed') and answered_at < ${closed}
      )`.execute(db);
  },
});
