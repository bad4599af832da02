import type { Page, PageRequest } from '#engine/domain/paging/page.ts';

/** The asked-for piece of a list of ids that is already in order. */
export function pageOf(ids: readonly number[], { first, last, after, before }: PageRequest): Page<number> {
  const from = after === undefined ? 0 : ids.indexOf(after) + 1;
  const end = before === undefined ? -1 : ids.indexOf(before);
  const to = end < 0 ? ids.length : end;
  const start = last === undefined ? from : Math.max(from, to - last);
  const stop = first === undefined ? to : Math.min(to, start + first);
  const rows = ids.slice(start, stop);
  return { rows, hasNext: start + rows.length < ids.length, hasPrevious: start > 0, total: ids.length };
}
