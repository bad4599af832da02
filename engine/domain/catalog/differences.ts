import type { ProductDraft } from './product-draft.ts';

/** One place in which two versions of a product differ: `price.regular`, `variations.OIL-4L.stock.onHand`. */
export interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Variations are identified by their SKU; any other list is one value. */
export const differences = (before: ProductDraft, after: ProductDraft): readonly Difference[] =>
  differ('', withVariationsBySku(before), withVariationsBySku(after));

function withVariationsBySku(draft: ProductDraft): unknown {
  if (draft.kind !== 'variable') return draft;
  const bySku = Object.fromEntries(
    draft.variations.map((variation, position) => [variation.sku, { ...variation, position }]),
  );
  return { ...draft, variations: bySku };
}

function differ(path: string, before: unknown, after: unknown): readonly Difference[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differ(path === '' ? key : `${path}.${key}`, before[key], after[key]));
  }
  return isSame(before, after) ? [] : [{ path, before: before ?? null, after: after ?? null }];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => differ('', value, other[index]).length === 0);
  }
  return (one ?? null) === (other ?? null);
}
