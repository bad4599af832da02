/** Cursors are row ids. One that does not exist (any more) is ignored. `first` and `last` never come together. */
export interface PageRequest {
  readonly first?: number;
  readonly last?: number;
  readonly after?: number;
  readonly before?: number;
}

export interface Page<T> {
  /** In the order asked for, also with `last`. */
  readonly rows: readonly T[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Rows that match, over all pages. */
  readonly total: number;
}

interface Cut extends Omit<Page<never>, 'rows'> {
  readonly start: number;
  readonly stop: number;
}

/** Where a page stands in a list of so many rows. `after` and `before` are places in it; -1 and nothing are ignored. */
export function cutPage(total: number, { first, last, after = -1, before = -1 }: PageRequest): Cut {
  const from = after + 1;
  const to = Math.max(from, before < 0 ? total : before);
  const start = last === undefined ? from : Math.max(from, to - last);
  const stop = first === undefined ? to : Math.min(to, start + first);
  return { start, stop, hasNext: stop < total, hasPrevious: start > 0, total };
}

/** The asked-for piece of a list of ids that is already in order. */
export function pageOf(ids: readonly number[], { after, before, ...size }: PageRequest): Page<number> {
  const positions = { after: positionOf(ids, after), before: positionOf(ids, before) };
  const { start, stop, ...rest } = cutPage(ids.length, { ...size, ...positions });
  return { ...rest, rows: ids.slice(start, stop) };
}

const positionOf = (ids: readonly number[], id: number | undefined): number =>
  id === undefined ? -1 : ids.indexOf(id);
