import type { Page, PageRequest } from '#engine/domain/paging/page.ts';

/** The asked-for piece of a list that is already in order. */
export function pageOfList<T>(list: readonly T[], page: PageRequest, keyOf: (row: T) => number): Page<T> {
  const { first, last, after, before } = page;
  const keys = list.map(keyOf);
  const from = after === undefined ? 0 : keys.indexOf(after) + 1;
  const end = before === undefined ? -1 : keys.indexOf(before);
  const to = end < 0 ? list.length : end;
  const start = last === undefined ? from : Math.max(from, to - last);
  const stop = first === undefined ? to : Math.min(to, start + first);
  const rows = list.slice(start, stop);
  return { rows, hasNext: stop < list.length, hasPrevious: start > 0, total: list.length };
}
