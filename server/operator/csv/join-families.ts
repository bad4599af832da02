import type { AppliedLine } from './apply-row.ts';
import { choiceOf, type Entry, type EntryAttribute } from './entry.ts';
import { type KnownEntries, parentIdentifiersIn } from './identify.ts';
import type { Names } from './names.ts';
import type { RowProblem } from './problems.ts';

/** A product with its variations, as the file leaves them. */
export interface Family {
  readonly line: number;
  readonly product: Entry;
  readonly variations: readonly Entry[];
}

interface Joined {
  /** Those that the file is about, in its order. */
  readonly families: readonly Family[];
  readonly problems: readonly RowProblem[];
}

/** Joins the variations of the file to their products, beside those that are there already. */
export function joinFamilies(known: KnownEntries, lines: readonly AppliedLine[], names: Names): Joined {
  const products = lines.filter(({ entry }) => entry.type !== 'variation');
  const variations = lines.filter(({ entry }) => entry.type === 'variation');
  const problems: RowProblem[] = [];
  const ofProduct = new Map<Entry, { line: number; variations: AppliedLine[] }>(
    products.map(({ entry, line }) => [entry, { line, variations: [] }]),
  );
  for (const variation of variations) {
    const { line, entry } = variation;
    const parent = parentOf(entry, known, products);
    if (parent?.type === 'variable') {
      const family = ofProduct.get(parent) ?? { line, variations: [] };
      family.variations.push(variation);
      ofProduct.set(parent, family);
    } else {
      const problem = parent ? 'PARENT_NOT_VARIABLE' : 'PARENT_UNKNOWN';
      problems.push({ line, column: 'Parent', problem, value: entry.parent });
    }
  }
  const named = new Set(lines.map(({ before }) => before));
  const families = [...ofProduct].map(([product, { line, variations: written }]) => {
    const original = lines.find(({ entry }) => entry === product)?.before ?? product;
    const untouched = known.variationsOf(original).filter((variation) => !named.has(variation));
    const all = [...untouched, ...written.map(({ entry }) => entry)].toSorted((a, b) => a.menuOrder - b.menuOrder);
    return { line, ...withSharedOptions(product, product.type === 'variable' ? all : [], names) };
  });
  return { families, problems };
}

/** In the file itself first, because its IDs may be another shop's; then in the shop, as the file leaves it. */
function parentOf({ parent }: Entry, known: KnownEntries, products: readonly AppliedLine[]): Entry | null {
  const { id, sku } = parentIdentifiersIn(parent);
  const inFile = products.find(({ entry, fileId }) => (id === null ? sku !== '' && entry.sku === sku : fileId === id));
  if (inFile) return inFile.entry;
  const before = id === null ? known.bySku(sku) : known.byId(id);
  return products.find((line) => before && line.before === before)?.entry ?? before ?? null;
}

/** The product carries every term its variations are chosen by, and each variation says something about every option. */
function withSharedOptions(product: Entry, variations: readonly Entry[], names: Names): Omit<Family, 'line'> {
  if (variations.length === 0) return { product, variations };
  const chosen = variations.flatMap(({ attributes }) => attributes);
  const missing = chosen.filter(({ slug }) => product.attributes.every((attribute) => attribute.slug !== slug));
  const carried = [...product.attributes, ...new Map(missing.map((attribute) => [attribute.slug, attribute])).values()];
  const attributes = carried.map((attribute): EntryAttribute => {
    const own = chosen.filter(({ slug }) => slug === attribute.slug);
    if (own.length === 0) return attribute;
    const terms = [...attribute.terms, ...own.flatMap(({ terms: chosenTerms }) => chosenTerms)];
    return { ...attribute, terms: names.inOrder(attribute.slug, terms), forVariations: true };
  });
  const options = attributes.filter(({ forVariations }) => forVariations);
  return {
    product: { ...product, attributes },
    variations: variations.map((variation) => ({
      ...variation,
      attributes: options.map(
        ({ slug }) => variation.attributes.find((attribute) => attribute.slug === slug) ?? choiceOf(slug, ''),
      ),
    })),
  };
}
