import { type Kysely, sql } from 'kysely';
import type { StockAlert } from '#engine/domain/stock/stock-alert.ts';
import type { AwaitedStock, StockAlertReads, StockAlerts } from '#engine/usecases/ports/stock-alerts.ts';
import type { Tables } from './tables/tables.ts';

const ALERT_COLUMNS = ['id', 'productId', 'variationId', 'customerId', 'email', 'language', 'requestedAt'] as const;

export const createStockAlertReads = (db: Kysely<Tables>): StockAlertReads => ({
  async awaited() {
    const { rows } = await sql<AwaitedStock>`
      select alert.product_id, alert.variation_id, product.slug as product, coalesce(variation.sku, product.sku) as sku,
        count(*)::integer as waiting, min(alert.requested_at) as since
      from stock_alerts alert
        join products product on product.id = alert.product_id
        left join products variation on variation.id = alert.variation_id
      where alert.notified_at is null
      group by alert.product_id, alert.variation_id, product.slug, product.sku, variation.sku
      order by waiting desc, since, alert.product_id, alert.variation_id`.execute(db);
    return rows;
  },

  async ofCustomer(customerId) {
    return db
      .selectFrom('stockAlerts')
      .select(ALERT_COLUMNS)
      .where('customerId', '=', customerId)
      .where('notifiedAt', 'is', null)
      .orderBy('id')
      .execute();
  },
});

export const createStockAlerts = (db: Kysely<Tables>): StockAlerts => ({
  async add({ productId, variationId, customerId, email, language, requestedAt }) {
    await sql`
      insert into stock_alerts (product_id, variation_id, customer_id, email, language, requested_at)
      values (${productId}, ${variationId}, ${customerId}, ${email}, ${language}, ${requestedAt})
      on conflict (coalesce(variation_id, product_id), lower(email)) where notified_at is null
      do update set language = excluded.language,
        customer_id = case when stock_alerts.customer_id = excluded.customer_id then excluded.customer_id end`.execute(
      db,
    );
  },

  async take({ productId, variationId }, { at, limit }) {
    const { rows } = await sql<StockAlert>`
      with taken as (
        update stock_alerts set notified_at = ${at}
        where id in (
          select id from stock_alerts
          where product_id = ${productId} and variation_id is not distinct from ${variationId}::integer
            and notified_at is null
          order by id limit ${limit} for update skip locked
        )
        returning id, product_id, variation_id, customer_id, email, language, requested_at
      )
      select * from taken order by id`.execute(db);
    return rows;
  },

  async emailOf(id) {
    const found = await db.selectFrom('stockAlerts').select('email').where('id', '=', id).executeTakeFirst();
    return found?.email ?? null;
  },

  async removeOwn(customerId, id) {
    await db
      .deleteFrom('stockAlerts')
      .where('id', '=', id)
      .where('customerId', '=', customerId)
      .where('notifiedAt', 'is', null)
      .execute();
  },

  async removeOf({ customerId, email }) {
    const removed = await sql`
      delete from stock_alerts
      where customer_id = ${customerId}::integer or lower(email) = ${email}::text`.execute(db);
    return Number(removed.numAffectedRows);
  },

  async removeBefore({ requested, notified }) {
    await sql`delete from stock_alerts where requested_at < ${requested} or notified_at < ${notified}`.execute(db);
  },
});
