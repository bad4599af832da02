import { CATEGORY_TILES } from '#contract/site.ts';
import type { ProductSummary } from '../product/product.ts';
import { collectFacts, type ListFacts } from './list-facts.ts';

/** By slug, in display order; `value` is the number of the value among all of the list. */
export type Names = ReadonlyMap<string, { readonly name: string; readonly value: number }>;

/** Everything a list of products can be filtered by. */
export interface FilterOptions {
  readonly categories: Names;
  /** By attribute. */
  readonly attributes: ReadonlyMap<string, { readonly label: string; readonly terms: Names }>;
  readonly held: HeldValues;
  readonly facts: ListFacts;
}

/** Which values each product has, as numbers: counting them is what a page of a large list costs most. */
export interface HeldValues {
  /** The values of the product at a place of the list are those from its offset to the next one's. */
  readonly offsets: Uint32Array;
  readonly values: Uint32Array;
  /** Key of each value's filter. */
  readonly groups: readonly string[];
}

/** Of the filter for the values of an attribute. */
export const termKey = (attribute: string): string => `term ${attribute}`;

type Named = readonly [slug: string, { readonly name: string }];

const tileOrder = new Map<string, number>(CATEGORY_TILES.map(({ slug }, index) => [slug, index]));

/** Categories with a tile in the order of the tiles, then the others by name. */
const byTileOrder = ([a, one]: Named, [b, other]: Named): number =>
  (tileOrder.get(a) ?? tileOrder.size) - (tileOrder.get(b) ?? tileOrder.size) ||
  one.name.localeCompare(other.name, 'en');

const UNITS = new Map([
  ['ml', 1],
  ['l', 1000],
  ['g', 1],
  ['kg', 1000],
]);

/** "500 ml" before "1 L". Other names by their text, numbers in them by value. */
function byPackSize([, { name: one }]: Named, [, { name: other }]: Named): number {
  const [left, right] = [amountOf(one), amountOf(other)];
  return left !== null && right !== null ? left - right : one.localeCompare(other, 'en', { numeric: true });
}

function amountOf(name: string): number | null {
  const [, amount, unit] = /^([\d.,]+)\s*(ml|l|kg|g)$/i.exec(name.trim()) ?? [];
  const factor = UNITS.get(unit?.toLowerCase() ?? '');
  return amount === undefined || factor === undefined ? null : Number(amount.replace(',', '.')) * factor;
}

function collect(products: readonly ProductSummary[]): FilterOptions {
  const groups: string[] = [];
  const offsets = new Uint32Array(products.length + 1);
  const values: number[] = [];
  const categories = new Map<string, { name: string; readonly value: number }>();
  const attributes = new Map<string, { readonly label: string; readonly terms: typeof categories }>();
  const hold = (
    names: typeof categories,
    key: string,
    { slug, name }: { readonly slug: string; readonly name: string },
  ) => {
    const known = names.get(slug) ?? { name, value: groups.push(key) - 1 };
    known.name = name;
    names.set(slug, known);
    values.push(known.value);
  };
  for (const [place, product] of products.entries()) {
    for (const category of product.categories) hold(categories, 'category', category);
    for (const term of product.terms) {
      const { attribute, attributeLabel: label } = term;
      const known = attributes.get(attribute) ?? { label, terms: new Map() };
      attributes.set(attribute, known);
      hold(known.terms, termKey(attribute), term);
    }
    offsets[place + 1] = values.length;
  }
  return {
    categories: new Map([...categories].sort(byTileOrder)),
    attributes: new Map(
      [...attributes].map(([attribute, { label, terms }]) => [
        attribute,
        { label, terms: new Map([...terms].sort(byPackSize)) },
      ]),
    ),
    held: { offsets, values: Uint32Array.from(values), groups },
    facts: collectFacts(products),
  };
}

// A list is immutable and lives as long as its snapshot.
const collected = new WeakMap<readonly ProductSummary[], FilterOptions>();

export function filterOptionsOf(products: readonly ProductSummary[]): FilterOptions {
  const options = collected.get(products) ?? collect(products);
  collected.set(products, options);
  return options;
}
