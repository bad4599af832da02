import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Download } from '#engine/domain/downloads/download.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Tables } from '../tables.ts';

interface Wanted {
  /** Over the permission and its order `o`. */
  readonly which: RawBuilder<unknown>;
  /** Null: that of the order. */
  readonly language: Language | null;
}

type Row = Omit<Download, 'order'> & {
  readonly order: Omit<Download['order'], 'paidAt'> & { readonly paidAt: string | null };
};

export async function readDownloads(db: Kysely<Tables>, { which, language }: Wanted): Promise<readonly Download[]> {
  const { rows } = await sql<Row>`
    select permission.id, permission.order_id as "orderId", permission.order_line_id as "orderLineId",
      permission.owner_id as "ownerId", owner.family_id as "productId", permission.file_id as "fileId",
      permission.remaining, permission.expires_at as "expiresAt", permission.continues_until as "continuesUntil", f.file,
      f.name ->> coalesce(${language}, o.language) as name,
      json_build_object('key', o.key, 'status', o.status, 'paidAt', o.paid_at, 'customerId', o.customer_id,
        'language', o.language, 'email', o.billing ->> 'email') as order
    from download_permissions permission
    join orders o on o.id = permission.order_id
    join order_lines line on line.id = permission.order_line_id
    join product_files f on f.product_id = permission.owner_id and f.id = permission.file_id
    join products owner on owner.id = permission.owner_id
    where ${which}
    order by o.created_at desc, o.id desc, line.position, f.position`.execute(db);
  return rows.map(({ order, ...row }) => ({
    ...row,
    order: { ...order, paidAt: order.paidAt === null ? null : new Date(order.paidAt) },
  }));
}
