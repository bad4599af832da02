import { NOON } from '#engine/domain/testing/shop.ts';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import { applyCsv } from '../apply-csv.ts';
import { type CsvTable, readCsv } from '../read-csv.ts';
import { COLUMNS } from './small-catalog.ts';

export const FACTS = { columns: COLUMNS, slugs: new Set<string>(), now: NOON, keepsStock: false };

export function tableOf(text: string): CsvTable {
  const csv = readCsv(new TextEncoder().encode(text));
  if ('fault' in csv) throw new Error(JSON.stringify(csv));
  return csv;
}

/** What the products become by a file with this text. */
export const apply = (text: string, stored: readonly StoredDraft[] = [], facts: Partial<typeof FACTS> = {}) => {
  const slugs = new Set(stored.map(({ draft }) => draft.slug));
  return applyCsv(tableOf(text).rows, stored, { ...FACTS, slugs, ...facts });
};
export const problemsOf = (text: string, stored: readonly StoredDraft[] = []) => apply(text, stored).problems;
