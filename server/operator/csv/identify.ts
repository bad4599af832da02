import type { DraftSelection } from '#engine/usecases/ports/merchant-catalog.ts';
import { ID } from './columns/columns.ts';
import { META } from './columns/meta.ts';
import type { Form } from './form.ts';
import type { KnownForms } from './known-forms.ts';
import type { SheetRow } from './read-sheet.ts';

type Cells = SheetRow['cells'];

/** What one row calls the thing it speaks of. */
export interface Called {
  readonly id: number | null;
  readonly sku: string;
  readonly slug: string;
}

const cell = (cells: Cells, title: string): string => cells.get(title)?.trim() ?? '';

/** An ID that is none counts as left out here; reading the row tells of it. */
export const calledIn = (cells: Cells): Called => ({
  id: numberOf(cell(cells, ID)),
  sku: cell(cells, 'SKU'),
  slug: cell(cells, `${META}_slug`),
});

/** `id:12`, or a SKU. */
export function parentIn(text: string): Pick<Called, 'id' | 'sku'> {
  const [, id] = /^id:(\d+)$/.exec(text.trim()) ?? [];
  return id === undefined ? { id: null, sku: text.trim() } : { id: numberOf(id), sku: '' };
}

/** As large as the database numbers its rows. */
const HIGHEST_ID = 2 ** 31 - 1;

export const numberOf = (text: string): number | null =>
  /^\d{1,10}$/.test(text) && Number(text) <= HIGHEST_ID ? Number(text) : null;

/** Which products a sheet needs to see: those it names, and those it hangs variations on. */
export function wantedBy(rows: readonly SheetRow[]): DraftSelection {
  const called = rows.map(({ cells }) => calledIn(cells));
  const named = [...called, ...rows.map(({ cells }) => parentIn(cell(cells, 'Parent')))];
  return {
    ids: named.map(({ id }) => id).filter((id) => id !== null),
    skus: named.map(({ sku }) => sku).filter((sku) => sku !== ''),
    slugs: called.map(({ slug }) => slug).filter((slug) => slug !== ''),
  };
}

/**
 * Null: nothing here is called so, it is new. An ID of another shop may be anything's here, so beside a SKU it counts
 * only when both mean the same; a SKU is changed by ID and slug together.
 */
export function findForm(known: KnownForms, { id, sku, slug }: Called): Form | null | 'ID_OF_ANOTHER' {
  const byId = id === null ? undefined : known.byId(id);
  const bySku = sku === '' ? undefined : known.bySku(sku);
  if (byId && sku !== '' && byId !== bySku) {
    const isRenamed = byId.slug !== '' && byId.slug === slug && !bySku;
    return isRenamed ? byId : 'ID_OF_ANOTHER';
  }
  const bySlug = sku === '' && slug !== '' ? known.bySlug(slug) : undefined;
  return byId ?? bySku ?? bySlug ?? null;
}
