import type { PageRequest } from '#engine/domain/paging/page.ts';
import { refuse } from '../errors/refuse.ts';
import { decodeBase64 } from '../formats/ids.ts';

const PREFIX = 'arrayconnection:';

/** What identifies a row of a list: a database id, a line key or, in a list in memory, its position. */
export type RowKey = string | number;

export const cursorOf = (key: RowKey): string => btoa(PREFIX + key);

/** The key in a cursor; null when the cursor is not one of ours, and is to be ignored. */
export function keyOfCursor(cursor: string | null | undefined): string | null {
  if (!cursor) return null;
  const text = decodeBase64(cursor);
  return text.startsWith(PREFIX) ? text.slice(PREFIX.length) : null;
}

export interface PageArguments {
  readonly first?: number | null | undefined;
  readonly last?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
}

const DEFAULT_SIZE = 10;
/** For lists of a visitor and everything else outside the catalog. */
export const MAX_PAGE_SIZE = 100;
/** For products and variations: clients have reason to read all of them. */
export const MAX_CATALOG_PAGE_SIZE = 10_000;

export interface PageSize {
  readonly size: number;
  readonly from: 'start' | 'end';
}

/** How many rows, and from which end. Larger numbers are lowered to the maximum; zero and none are the default. */
export function pageSize({ first, last }: PageArguments, maxSize: number): PageSize {
  if (first && last) refuse('FIRST_AND_LAST');
  if ((first ?? 0) < 0) refuse('PAGE_SIZE_NEGATIVE', { argument: 'first' });
  if ((last ?? 0) < 0) refuse('PAGE_SIZE_NEGATIVE', { argument: 'last' });
  return last
    ? { size: Math.min(last, maxSize), from: 'end' }
    : { size: Math.min(first || DEFAULT_SIZE, maxSize), from: 'start' };
}

/** The request for a page that the database cuts: its cursors are row ids. */
export function pageRequest(args: PageArguments, maxSize: number): PageRequest {
  const { size, from } = pageSize(args, maxSize);
  const after = rowId(args.after);
  const before = rowId(args.before);
  return {
    ...(from === 'start' ? { first: size } : { last: size }),
    ...(after === null ? {} : { after }),
    ...(before === null ? {} : { before }),
  };
}

function rowId(cursor: string | null | undefined): number | null {
  const key = keyOfCursor(cursor);
  return key !== null && /^\d{1,9}$/.test(key) ? Number(key) : null;
}
