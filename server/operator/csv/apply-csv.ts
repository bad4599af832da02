import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import { slugOf, takeFreeSlug } from '#engine/domain/catalog/slugs.ts';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import { type AppliedLine, applyRow } from './apply-row.ts';
import type { Columns } from './columns.ts';
import { choiceOf, type Entry, type EntryAttribute, toDraft } from './entry.ts';
import { createKnownEntries, type KnownEntries, parentIdentifiersIn } from './identify.ts';
import { asInProduct, isLocal, withChosenTerms } from './local-attributes.ts';
import type { Names } from './names.ts';
import type { RowProblem } from './problems.ts';
import type { CsvRow } from './read-csv.ts';

export interface CsvFacts {
  readonly columns: Columns;
  /** Every slug that is taken. */
  readonly slugs: ReadonlySet<string>;
  readonly now: Date;
  readonly keepsStock: boolean;
}

export interface AppliedCsv {
  /** Every product that the file is about, as it would be then, with the line that is about it. */
  readonly products: readonly { readonly line: number; readonly draft: ProductDraft }[];
  readonly problems: readonly RowProblem[];
}

/** What the products become by the file. Pure: the caller decides whether to store them. */
export function applyCsv(
  rows: readonly CsvRow[],
  stored: readonly StoredDraft[],
  { slugs, ...facts }: CsvFacts,
): AppliedCsv {
  const known = createKnownEntries(stored);
  const applied = rows.map((row) => applyRow(row, { ...facts, known }));
  const lines = applied.flatMap(({ line }) => (line ? [line] : []));
  const { families, problems } = joinFamilies(known, lines, facts.columns.names);
  const taken = new Set(slugs);
  return {
    products: families.map(({ line, product, variations }) => ({
      line,
      draft: toDraft(withSlug(product, taken), variations),
    })),
    problems: [
      ...applied.flatMap((one) => one.problems),
      ...repeatedRows(lines),
      ...takenSlugs(lines, slugs),
      ...problems,
    ],
  };
}

/** A new product gets a slug of its own, after its English name. */
function withSlug(product: Entry, taken: Set<string>): Entry {
  if (product.id !== null || product.slug !== '') return product;
  return { ...product, slug: takeFreeSlug(slugOf(product.text.en.name, product.sku), taken) };
}

/** Rows about what an earlier row is about. */
function repeatedRows(lines: readonly AppliedLine[]): readonly RowProblem[] {
  const seen = new Set<Entry | string>();
  return lines.flatMap(({ line, entry, before }) => {
    const self = before ?? entry.sku;
    if (self === '') return [];
    const isRepeated = seen.has(self);
    seen.add(self);
    return isRepeated ? [{ line, column: 'SKU', problem: 'ROW_TWICE' as const, value: entry.sku }] : [];
  });
}

/** A new product must not have the slug of one that is there: it would replace it. */
const takenSlugs = (lines: readonly AppliedLine[], slugs: ReadonlySet<string>): readonly RowProblem[] =>
  lines
    .filter(({ before, entry }) => before === null && entry.slug !== '' && slugs.has(entry.slug))
    .map(({ line, entry }) => ({ line, column: 'Meta: _slug', problem: 'SLUG_TAKEN', value: entry.slug }));

/** A product with its variations, as the file leaves them. */
interface Family {
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
function joinFamilies(known: KnownEntries, lines: readonly AppliedLine[], names: Names): Joined {
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
  const { id, sku, fileId } = parentIdentifiersIn(parent);
  const inFile = products.find((line) =>
    fileId === null ? sku !== '' && line.entry.sku === sku : line.fileId === fileId,
  );
  if (inFile) return inFile.entry;
  const before = id === null ? known.bySku(sku) : known.byId(id);
  return products.find((line) => before && line.before === before)?.entry ?? before ?? null;
}

/** The product carries every term its variations are chosen by, and each variation says something about every option. */
function withSharedOptions(product: Entry, written: readonly Entry[], names: Names): Omit<Family, 'line'> {
  if (written.length === 0) return { product, variations: written };
  const variations = written.map((variation) => ({
    ...variation,
    attributes: variation.attributes.map((choice) => asInProduct(choice, product.attributes)),
  }));
  const chosen = variations.flatMap(({ attributes }) => attributes);
  const missing = chosen.filter(({ slug }) => product.attributes.every((attribute) => attribute.slug !== slug));
  const carried = [...product.attributes, ...new Map(missing.map((attribute) => [attribute.slug, attribute])).values()];
  const attributes = carried.map((attribute): EntryAttribute => {
    const own = chosen.filter(({ slug }) => slug === attribute.slug);
    if (own.length === 0) return attribute;
    if (isLocal(attribute)) return { ...withChosenTerms(attribute, own), forVariations: true };
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
