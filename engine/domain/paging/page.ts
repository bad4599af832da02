/** Cursors are row ids. Unknown cursors are ignored. `first` and `last` are never combined. */
export interface PageRequest {
  readonly first?: number;
  readonly last?: number;
  readonly after?: number;
  readonly before?: number;
}

export interface Page<T> {
  /** In the requested order, also with `last`. */
  readonly rows: readonly T[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Matching rows on all pages. */
  readonly total: number;
}

interface Cut extends Omit<Page<never>, 'rows'> {
  readonly start: number;
  readonly stop: number;
}

/** The range of a page in a list of `total` rows. `after` and `before` are indexes; -1 and undefined are ignored. */
export function cutPage(total: number, { first, last, after = -1, before = -1 }: PageRequest): Cut {
  const from = after + 1;
  const to = Math.max(from, before < 0 ? total : before);
  const start = last === undefined ? from : Math.max(from, to - last);
  const stop = first === undefined ? to : Math.min(to, start + first);
  return { start, stop, hasNext: stop < total, hasPrevious: start > 0, total };
}

/** One page of a sorted list of ids. */
export function pageOf(ids: readonly number[], { after, before, ...size }: PageRequest): Page<number> {
  const positions = { after: positionOf(ids, after), before: positionOf(ids, before) };
  const { start, stop, ...rest } = cutPage(ids.length, { ...size, ...positions });
  return { ...rest, rows: ids.slice(start, stop) };
}

const positionOf = (ids: readonly number[], id: number | undefined): number =>
  id === undefined ? -1 : ids.indexOf(id);
