import { type Page, type PageRequest, pageOf } from '#engine/domain/paging/page.ts';

/** One page of a sorted list. */
export function pageOfList<T extends { readonly id: number }>(list: readonly T[], page: PageRequest): Page<T> {
  const byId = new Map(list.map((row) => [row.id, row]));
  const { rows, ...rest } = pageOf([...byId.keys()], page);
  return { ...rest, rows: rows.flatMap((id) => byId.get(id) ?? []) };
}
