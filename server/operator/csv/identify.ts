import type { DraftSelection, StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import { META } from './cells.ts';
import { ID } from './columns.ts';
import { type Entry, toEntries } from './entry.ts';
import type { CsvRow } from './read-csv.ts';

type Cells = CsvRow['cells'];

/** Title of the IDs of another shop's file, which are names inside that file and nothing here. */
export const FILE_ID = `${META}_file_id`;

/** By what a row names the product or variation it is about. */
export interface Identifiers {
  readonly id: number | null;
  readonly sku: string;
  readonly slug: string;
  /** A product that has a SKU here is not the one without SKU there. */
  readonly isOfAnotherShop: boolean;
}

const cell = (cells: Cells, title: string): string => cells.get(title)?.trim() ?? '';

/** An ID that is no number counts as left out here; `applyRow` reports it. */
export const identifiersIn = (cells: Cells): Identifiers => ({
  id: idIn(cell(cells, ID)),
  sku: cell(cells, 'SKU'),
  slug: cell(cells, `${META}_slug`),
  isOfAnotherShop: cells.has(FILE_ID),
});

/** The ID of a row in its file, which may be another shop's. */
export const fileIdIn = (cells: Cells): number | null => idIn(cell(cells, ID)) ?? idIn(cell(cells, FILE_ID));

interface ParentIdentifiers extends Pick<Identifiers, 'id' | 'sku'> {
  /** The ID of another row of the file. */
  readonly fileId: number | null;
}

/** `id:12`, `file:12` in rows of another shop, or a SKU. */
export function parentIdentifiersIn(text: string): ParentIdentifiers {
  const [, place, number = ''] = /^(id|file):(\d+)$/.exec(text.trim()) ?? [];
  if (place === undefined) return { id: null, sku: text.trim(), fileId: null };
  return { id: place === 'id' ? idIn(number) : null, sku: '', fileId: idIn(number) };
}

/** The largest number that the database gives a row. */
const MAX_ID = 2 ** 31 - 1;

export const idIn = (text: string): number | null =>
  /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null;

/** The products that a file needs: those it names, and those whose variations it names. */
export function draftsNamedIn(rows: readonly CsvRow[]): DraftSelection {
  const identifiers = rows.map(({ cells }) => identifiersIn(cells));
  const named = [...identifiers, ...rows.map(({ cells }) => parentIdentifiersIn(cell(cells, 'Parent')))];
  return {
    ids: named.map(({ id }) => id).filter((id) => id !== null),
    skus: named.map(({ sku }) => sku).filter((sku) => sku !== ''),
    slugs: identifiers.map(({ slug }) => slug).filter((slug) => slug !== ''),
  };
}

/**
 * Null: it is new. A file of another shop has that shop's IDs, so beside a SKU an ID counts only when both name the
 * same; a SKU is changed by ID and slug together.
 */
export function findEntry(
  known: KnownEntries,
  { id, sku, slug, isOfAnotherShop }: Identifiers,
): Entry | null | 'ID_OF_ANOTHER' {
  const byId = id === null ? undefined : known.byId(id);
  const bySku = sku === '' ? undefined : known.bySku(sku);
  if (byId && sku !== '' && byId !== bySku) {
    const isRenamed = byId.slug !== '' && byId.slug === slug && !bySku;
    return isRenamed ? byId : 'ID_OF_ANOTHER';
  }
  const bySlug = sku === '' && slug !== '' ? known.bySlug(slug) : undefined;
  return byId ?? bySku ?? (isOfAnotherShop && bySlug?.sku !== '' ? null : bySlug) ?? null;
}

/** What is in the shop, by everything that a file may name it by. */
export interface KnownEntries {
  byId(id: number): Entry | undefined;
  bySku(sku: string): Entry | undefined;
  bySlug(slug: string): Entry | undefined;
  /** Those of a product, in their order. */
  variationsOf(product: Entry): readonly Entry[];
}

export function createKnownEntries(stored: readonly StoredDraft[]): KnownEntries {
  const families = stored.map(toEntries);
  const all = families.flat();
  const ids = new Map(all.map((entry) => [entry.id, entry]));
  const skus = new Map(all.filter(({ sku }) => sku !== '').map((entry) => [entry.sku, entry]));
  const slugs = new Map(all.filter(({ slug }) => slug !== '').map((entry) => [entry.slug, entry]));
  const variations = new Map(families.map(([product, ...rest]) => [product?.id, rest]));
  return {
    byId: (id) => ids.get(id),
    bySku: (sku) => skus.get(sku),
    bySlug: (slug) => slugs.get(slug),
    variationsOf: ({ id }) => (id === null ? [] : (variations.get(id) ?? [])),
  };
}
