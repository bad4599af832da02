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
  | 'download'
  | 'attribute';

/** base64 of `type:key`. */
export const globalId = (type: GlobalIdType, key: string | number): string => btoa(`${type}:${key}`);

/** A global id's or a plain database id's number; null when it is neither. The type is not checked, as clients expect. */
export function databaseId(id: string): number | null {
  const text = /^\d+$/.test(id) ? id : (/^[a-z_]+:(\d+)$/.exec(decodeBase64(id))?.[1] ?? '');
  const number = Number(text);
  return text !== '' && number <= LARGEST_ID ? number : null;
}

/** Ids are `integer` columns. */
const LARGEST_ID = 2 ** 31 - 1;

export function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}
