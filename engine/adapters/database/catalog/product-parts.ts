import { jsonRows } from '../sql/rows.ts';
import * as queries from './product-queries.ts';

/** Every row that products are put together from, in one statement, so that all of it is of one moment. */
export async function readProductRows(selection: queries.ProductSelection) {
  const { db, counts } = selection;
  const withPictures = db.with('heldPictures', () => queries.pictureIds(selection));
  const rows = await withPictures
    .selectNoFrom([
      jsonRows(queries.productRows(selection)).as('products'),
      jsonRows(queries.variationRows(selection)).as('variations'),
      jsonRows(queries.fileRows(selection)).as('files'),
      jsonRows(queries.recommendationRows(selection)).as('recommendations'),
      jsonRows(withPictures.selectFrom('heldPictures').select(['owner', 'id'])).as('pictureIds'),
      jsonRows(queries.pictureRows(selection)).as('pictures'),
      jsonRows(queries.categoryIds(selection)).as('categoryIds'),
      jsonRows(queries.categoryRows(selection)).as('categories'),
      jsonRows(queries.tagIds(selection)).as('tagIds'),
      jsonRows(queries.tagRows(selection)).as('tags'),
      jsonRows(queries.attributeIds(selection)).as('attributeIds'),
      jsonRows(queries.attributeRows(selection)).as('attributes'),
      jsonRows(queries.termIds(selection)).as('termIds'),
      jsonRows(queries.termRowsOf(selection)).as('terms'),
      jsonRows(queries.choiceIds(selection)).as('choices'),
    ])
    .executeTakeFirstOrThrow();
  if (!counts) return rows;
  return { ...rows, terms: rows.terms.map((term) => ({ ...term, count: counts.get(term.id) ?? 0 })) };
}

type ProductRows = Awaited<ReturnType<typeof readProductRows>>;
export type ProductRow = ProductRows['products'][number];
export type VariationRow = ProductRows['variations'][number];
export type FileRow = ProductRows['files'][number];
export type PictureRow = ProductRows['pictures'][number];
export type CategoryRow = ProductRows['categories'][number];
export type TagRow = ProductRows['tags'][number];
export type AttributeRow = ProductRows['attributes'][number];
export type TermRow = ProductRows['terms'][number];

/** An attribute as one product carries it, with its terms in the merchant's order. */
export interface CarriedAttribute {
  readonly attribute: AttributeRow;
  readonly forVariations: boolean;
  readonly visible: boolean;
  readonly terms: readonly TermRow[];
}

/** What variations are chosen by; the term is null where every one fits. */
export interface ChoiceRow {
  readonly attribute: AttributeRow;
  readonly term: TermRow | null;
}

/** The parts of products under the id of the product or variation they belong to. */
export interface PartsByOwner {
  readonly variations: ReadonlyMap<number, readonly VariationRow[]>;
  readonly files: ReadonlyMap<number, readonly FileRow[]>;
  readonly recommendations: ReadonlyMap<number, ProductRows['recommendations']>;
  /** The main picture first. */
  readonly pictures: ReadonlyMap<number, readonly PictureRow[]>;
  readonly categories: ReadonlyMap<number, readonly CategoryRow[]>;
  readonly tags: ReadonlyMap<number, readonly TagRow[]>;
  readonly attributes: ReadonlyMap<number, readonly CarriedAttribute[]>;
  readonly choices: ReadonlyMap<number, readonly ChoiceRow[]>;
}

export function partsByOwner(rows: ProductRows): PartsByOwner {
  return {
    variations: Map.groupBy(rows.variations, ({ productId }) => productId),
    files: Map.groupBy(rows.files, ({ owner }) => owner),
    recommendations: Map.groupBy(rows.recommendations, ({ owner }) => owner),
    pictures: held(rows.pictureIds, rows.pictures),
    categories: held(rows.categoryIds, rows.categories),
    tags: held(rows.tagIds, rows.tags),
    attributes: carriedAttributes(rows),
    choices: choicesByVariation(rows),
  };
}

const byId = <Part extends { readonly id: number }>(parts: readonly Part[]): ReadonlyMap<number, Part> =>
  new Map(parts.map((part) => [part.id, part]));

/** The same part may belong to many. */
function held<Part extends { readonly id: number }>(
  ids: readonly { readonly owner: number; readonly id: number }[],
  parts: readonly Part[],
): ReadonlyMap<number, readonly Part[]> {
  const named = byId(parts);
  const byOwner = new Map<number, Part[]>();
  for (const { owner, id } of ids) {
    const part = named.get(id);
    if (part) push(byOwner, owner, part);
  }
  return byOwner;
}

function push<Value>(lists: Map<number, Value[]>, owner: number, value: Value): void {
  const list = lists.get(owner);
  if (list) list.push(value);
  else lists.set(owner, [value]);
}

function carriedAttributes({ attributeIds, attributes, termIds, terms }: ProductRows): PartsByOwner['attributes'] {
  const named = byId(attributes);
  const carriers = Map.groupBy(termIds, ({ id }) => id);
  const termsByOwner = new Map<number, TermRow[]>();
  for (const term of terms) for (const { owner } of carriers.get(term.id) ?? []) push(termsByOwner, owner, term);
  const byOwner = new Map<number, CarriedAttribute[]>();
  for (const { owner, id, forVariations, visible } of attributeIds) {
    const attribute = named.get(id);
    const own = (termsByOwner.get(owner) ?? []).filter(({ attributeId }) => attributeId === id);
    if (attribute) push(byOwner, owner, { attribute, forVariations, visible, terms: own });
  }
  return byOwner;
}

function choicesByVariation({ choices, attributes, terms }: ProductRows): PartsByOwner['choices'] {
  const [attributesById, termsById] = [byId(attributes), byId(terms)];
  const known = new Map<string, ChoiceRow>();
  const byOwner = new Map<number, ChoiceRow[]>();
  for (const { owner, attributeId, termId } of choices) {
    const attribute = attributesById.get(attributeId);
    if (!attribute) continue;
    const key = `${attributeId} ${termId}`;
    const choice = known.get(key) ?? { attribute, term: (termId !== null && termsById.get(termId)) || null };
    known.set(key, choice);
    push(byOwner, owner, choice);
  }
  return byOwner;
}

/** Slugs of other products, in the merchant's order. */
export const recommended = (
  product: number,
  kind: 'upsell' | 'cross-sell' | 'part',
  { recommendations }: PartsByOwner,
): readonly string[] => (recommendations.get(product) ?? []).filter((one) => one.kind === kind).map(({ slug }) => slug);
