import { decodeBase64 } from '../formats/global-id.ts';

const PREFIX = 'arrayconnection:';

/** What identifies a row of a list: a database id, a line key or, of a list in memory, its place. */
export type RowKey = string | number;

export const cursorOf = (key: RowKey): string => btoa(PREFIX + key);

/** The key in a cursor; null when it is not one of ours, and then it is ignored. */
export function keyOfCursor(cursor: string | null | undefined): string | null {
  const text = decodeBase64(cursor ?? '');
  return text.startsWith(PREFIX) ? text.slice(PREFIX.length) : null;
}
