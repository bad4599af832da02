import { type Kysely, sql } from 'kysely';
import type { SoldFiles } from '#engine/domain/downloads/download.ts';
import type { DownloadReads, Downloads } from '#engine/usecases/ports/downloads.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import { readDownloads } from './read-downloads.ts';
import { takeDownload } from './take-download.ts';

export const createDownloadReads = (db: Kysely<Tables>): DownloadReads => ({
  ofOrders: (orderIds, language) =>
    readDownloads(db, { which: sql`permission.order_id = ${anyOf(orderIds)}`, language }),
  ofCustomer: (customerId, language) => readDownloads(db, { which: sql`o.customer_id = ${customerId}`, language }),
  async find(id) {
    const [download = null] = await readDownloads(db, { which: sql`permission.id = ${id}`, language: null });
    return download;
  },
  take: (id, request) => takeDownload(db, id, request),
});

export const createDownloads = (db: Kysely<Tables>): Downloads => ({
  async soldFiles(ownerIds) {
    const { rows } = await sql<SoldFiles>`
      select p.id as "ownerId", array_agg(f.id order by f.position) as "fileIds",
        p.download_limit as limit, p.download_expiry_days as "expiryDays"
      from products p join product_files f on f.product_id = p.id
      where p.id = ${anyOf(ownerIds)} and p.downloadable
      group by p.id`.execute(db);
    return rows;
  },

  async grant(permissions) {
    await db
      .insertInto('download_permissions')
      .values(
        permissions.map((permission) => ({
          order_id: permission.orderId,
          order_line_id: permission.orderLineId,
          owner_id: permission.ownerId,
          file_id: permission.fileId,
          remaining: permission.remaining,
          expires_at: permission.expiresAt,
        })),
      )
      .onConflict((conflict) => conflict.columns(['order_line_id', 'file_id']).doNothing())
      .execute();
  },
});
