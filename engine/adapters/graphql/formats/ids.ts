export type GlobalIdType =
  | 'post'
  | 'tax_rate'
  | 'term'
  | 'user'
  | 'user_role'
  | 'order'
  | 'order_item'
  | 'order_note'
  | 'refund'
  | 'comment'
  | 'comment_author'
  | 'review_answer'
  | 'shop'
  | 'download'
  | 'attribute';

/** base64 of `type:key`. */
export const globalId = (type: GlobalIdType, key: string | number): string => btoa(`${type}:${key}`);

/** A global id's or a plain database id's number; null when it is neither. The type is not checked, as clients expect. */
export function databaseId(id: string): number | null {
  const text = /^\d+$/.test(id) ? id : (/^[a-z_]+:(\d+)$/.exec(decodeBase64(id))?.[1] ?? '');
  const number = Number(text);
  return text !== '' && number <= MAX_ID ? number : null;
}

/** What stands where a global id names its type. */
export const typeInId = (id: string): string => decodeBase64(id).split(':', 1)[0] ?? '';

/** Ids are `integer` columns. */
const MAX_ID = 2 ** 31 - 1;

export function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** What fits into the `Int` of the API. */
const MAX_INT = 0x7fffffff;

/** A stable number for what the shop identifies by its slug only (FNV-1a). */
export function slugNumber(slug: string): number {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(slug)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return (hash >>> 0) % MAX_INT || 1;
}
