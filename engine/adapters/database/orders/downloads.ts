import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  type Download,
  type FileRequest,
  RESUME_WINDOW_MS,
  type SoldFiles,
} from '#engine/domain/downloads/download.ts';
import type { Language } from '#engine/domain/language.ts';
import type { DownloadReads, Downloads } from '#engine/usecases/ports/downloads.ts';
import { anyOf } from '../sql/lists.ts';
import type { Tables } from '../tables/tables.ts';

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
      where p.id = ${anyOf(ownerIds)}
      group by p.id`.execute(db);
    return rows;
  },

  async grant(permissions) {
    await db
      .insertInto('downloadPermissions')
      .values(
        permissions.map((permission) => ({
          orderId: permission.orderId,
          orderLineId: permission.orderLineId,
          ownerId: permission.ownerId,
          fileId: permission.fileId,
          remaining: permission.remaining,
          expiresAt: permission.expiresAt,
        })),
      )
      .onConflict((conflict) => conflict.columns(['orderLineId', 'fileId']).doNothing())
      .execute();
  },
});

interface DownloadSelection {
  /** Over the permission and its order `o`. */
  readonly which: RawBuilder<unknown>;
  /** Null: that of the order. */
  readonly language: Language | null;
}

type Row = Omit<Download, 'order'> & {
  readonly order: Omit<Download['order'], 'createdAt' | 'paidAt'> & {
    readonly createdAt: string;
    readonly paidAt: string | null;
  };
};

async function readDownloads(db: Kysely<Tables>, { which, language }: DownloadSelection): Promise<readonly Download[]> {
  const { rows } = await sql<Row>`
    select permission.id, permission.order_id, permission.order_line_id,
      permission.owner_id, owner.family_id as "productId", permission.file_id,
      permission.remaining, permission.expires_at, permission.continues_until, f.file,
      f.name ->> coalesce(${language}, o.language) as name,
      json_build_object('key', o.key, 'status', o.status, 'createdAt', o.created_at, 'paidAt', o.paid_at,
        'customerId', o.customer_id, 'language', o.language, 'email', o.billing ->> 'email') as order
    from download_permissions permission
    join orders o on o.id = permission.order_id
    join order_lines line on line.id = permission.order_line_id
    join product_files f on f.product_id = permission.owner_id and f.id = permission.file_id
    join products owner on owner.id = permission.owner_id
    where ${which}
    order by o.created_at desc, o.id desc, line.position, f.position`.execute(db);
  return rows.map(({ order, ...row }) => ({
    ...row,
    order: {
      ...order,
      createdAt: new Date(order.createdAt),
      paidAt: order.paidAt === null ? null : new Date(order.paidAt),
    },
  }));
}

/**
 * One statement: whoever comes second finds the row as the first one left it. An expression of `set` reads the row as
 * it was found, so that all of them decide alike.
 */
async function takeDownload(
  db: Kysely<Tables>,
  id: number,
  { isPart, bytes, size, at }: FileRequest & { readonly at: Date },
): Promise<boolean> {
  const continues = sql`(${isPart}::boolean and coalesce(continues_until > ${at}, false) and continues_bytes >= ${bytes})`;
  const until = new Date(at.getTime() + RESUME_WINDOW_MS);
  const { numAffectedRows } = await sql`
    update download_permissions set
      remaining = case when ${continues} then remaining else remaining - 1 end,
      taken = case when ${continues} then taken else taken + 1 end,
      continues_until = case when ${continues} then continues_until else ${until}::timestamptz end,
      continues_bytes = case when ${continues} then continues_bytes - ${bytes}::bigint else ${size}::bigint end
    where id = ${id}
      and (expires_at is null or expires_at > ${at})
      and (remaining is null or remaining > 0 or ${continues})`.execute(db);
  return numAffectedRows === 1n;
}
