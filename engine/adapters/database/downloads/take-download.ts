import { type Kysely, sql } from 'kysely';
import { CONTINUES_FOR, type FileRequest } from '#engine/domain/downloads/continuation.ts';
import type { Tables } from '../tables.ts';

/**
 * One statement: whoever comes second finds the row as the first one left it. An expression of `set` reads the row as
 * it was found, so that all of them judge the same.
 */
export async function takeDownload(
  db: Kysely<Tables>,
  id: number,
  { isPart, bytes, size, at }: FileRequest & { readonly at: Date },
): Promise<boolean> {
  const continues = sql`(${isPart}::boolean and coalesce(continues_until > ${at}, false) and continues_bytes >= ${bytes})`;
  const until = new Date(at.getTime() + CONTINUES_FOR);
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
