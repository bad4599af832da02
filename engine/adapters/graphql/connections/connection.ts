import { cutPage, type Page } from '#engine/domain/paging/page.ts';
import { cursorOf, keyOfCursor, MAX_PAGE_SIZE, type PageArguments, pageSize, type RowKey } from './page-arguments.ts';

export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

export interface Connection<T> {
  readonly nodes: readonly T[];
  readonly edges: readonly Edge<T>[];
  readonly pageInfo: PageInfo;
}

type Rows<T> = Omit<Page<T>, 'total'>;

/** A connection over rows that are already cut to a page. Edges and cursors are made only when they are selected. */
export const pageConnection = <T>(page: Rows<T>, keyOf: (row: T) => RowKey): Connection<T> =>
  new PageConnection(page, keyOf);

/** A class, because a list of products makes hundreds of thousands: getters of its own for each would take a tenth of the time. */
class PageConnection<T> implements Connection<T> {
  readonly nodes: readonly T[];
  private readonly page: Rows<T>;
  private readonly keyOf: (row: T) => RowKey;

  constructor(page: Rows<T>, keyOf: (row: T) => RowKey) {
    this.nodes = page.rows;
    this.page = page;
    this.keyOf = keyOf;
  }

  get edges() {
    return this.page.rows.map((node) => ({ cursor: cursorOf(this.keyOf(node)), node }));
  }

  get pageInfo() {
    const { rows, hasNext, hasPrevious } = this.page;
    const cursorAt = (row: T | undefined) => (row === undefined ? null : cursorOf(this.keyOf(row)));
    return {
      hasNextPage: hasNext,
      hasPreviousPage: hasPrevious,
      startCursor: cursorAt(rows[0]),
      endCursor: cursorAt(rows.at(-1)),
    };
  }
}

interface ListOptions<T> {
  /** Without it a row is identified by its position in the list. */
  readonly keyOf?: (row: T) => RowKey;
  readonly maxSize?: number;
}

/** A page of a list that is in memory as a whole. */
export function listConnection<T>(
  list: readonly T[],
  args: PageArguments,
  { keyOf, maxSize = MAX_PAGE_SIZE }: ListOptions<T> = {},
): Connection<T> {
  const { size, from } = pageSize(args, maxSize);
  const key = keyOf ?? positionIn(list);
  const at = (cursor: string | null | undefined) => {
    const cursorKey = keyOfCursor(cursor);
    return cursorKey === null ? -1 : list.findIndex((row) => String(key(row)) === cursorKey);
  };
  const { start, stop, ...rest } = cutPage(list.length, {
    ...(from === 'start' ? { first: size } : { last: size }),
    after: at(args.after),
    before: at(args.before),
  });
  return pageConnection({ ...rest, rows: list.slice(start, stop) }, key);
}

/** Looked up only where a cursor is read or made: most lists of a list have none. */
function positionIn<T>(list: readonly T[]): (row: T) => number {
  let positions: ReadonlyMap<T, number> | null = null;
  return (row) => {
    positions ??= new Map(list.map((one, position) => [one, position]));
    return positions.get(row) ?? 0;
  };
}
