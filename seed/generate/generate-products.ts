import { DEFAULT_FACTS, type ProductFacts } from '#engine/domain/catalog/product.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import { dimensionsOf, type Family, priceOf, stockOf, variationsOf } from './generated-offers.ts';
import { type Naming, nameOf, textsOf } from './generated-texts.ts';
import { createRandom, type Random } from './random.ts';
import { LINES, PRODUCT_TYPES, type ProductType, TERMS, USES } from './vocabulary.ts';

export interface GeneratorOptions {
  /** How many products; their variations come on top. */
  readonly count: number;
  /** The same number makes the same products. */
  readonly seed: number;
  /** Files of imported pictures that the products share; without any they have none. */
  readonly pictures?: readonly string[];
}

/**
 * Products for load tests, as various as a real shop's: three kinds, packs and grades, sales that run, ended or are to
 * come, sold-out packs, both languages. They are in the demo shop's categories and carry its attributes.
 */
export function generateProducts({ count, seed, pictures = [] }: GeneratorOptions): readonly ProductDraft[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => draftOf(random, { index, pictures }));
}

/** Neighbours differ in every word, and no combination repeats before all are used. */
function namingAt(index: number): Naming {
  const [byType, type] = [Math.floor(index / PRODUCT_TYPES.length), index % PRODUCT_TYPES.length];
  const [byLine, line] = [Math.floor(byType / LINES.length), (byType + 7 * type) % LINES.length];
  const [round, use] = [Math.floor(byLine / USES.length), (byLine + 4 * line) % USES.length];
  return { type: at(PRODUCT_TYPES, type), line: at(LINES, line), use: at(USES, use), series: round + 1 };
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`index ${index} in a list of ${list.length}`);
  return found;
}

interface Position {
  readonly index: number;
  readonly pictures: readonly string[];
}

const MINUTE = 60_000;
const NEWEST = Date.UTC(2026, 9, 31);

function draftOf(random: Random, { index, pictures }: Position): ProductDraft {
  const naming = namingAt(index);
  const { type } = naming;
  const sku = `GEN-${String(index + 1).padStart(6, '0')}`;
  const base = {
    ...factsOf(random, naming, sku),
    publishedAt: new Date(NEWEST - index * 97 * MINUTE),
    menuOrder: index,
    text: textsOf(naming),
    categories: categoriesOf(random, type),
    pictures:
      pictures.length === 0 ? [] : [0, 1, 2].map((shift) => at(pictures, (index * 3 + shift) % pictures.length)),
  };
  if (type.comesIn && random.percent(60)) {
    return { ...base, ...variableFields(random, { type, comesIn: type.comesIn, sku }) };
  }
  if (random.percent(3)) {
    const url = `https://partner.example/${base.slug}`;
    const buttonText = { id: 'Beli di toko mitra', en: 'Buy at our partner' };
    return { ...base, kind: 'external', attributes: [], price: priceOf(random, type.cents), url, buttonText };
  }
  return { ...base, ...simpleFields(random, type) };
}

const SLUG_BREAK = /[^a-z0-9]+/g;

const factsOf = (random: Random, naming: Naming, sku: string): Omit<ProductFacts, 'publishedAt'> => ({
  ...DEFAULT_FACTS,
  slug: nameOf(naming).en.toLowerCase().replaceAll(SLUG_BREAK, '-'),
  sku,
  status: random.percent(97) ? 'published' : 'draft',
  visibility: random.percent(97) ? 'visible' : random.pick(['catalog', 'search', 'hidden']),
  featured: random.percent(2),
  totalSales: Math.floor(random.next() ** 4 * 900),
  shippingClass: naming.type.flammable ? 'flammable' : null,
});

/** The category of its type, and sometimes a second one. */
function categoriesOf(random: Random, { category }: ProductType): readonly string[] {
  const other = random.pick([category, ...new Set(PRODUCT_TYPES.map((type) => type.category))]);
  return random.percent(12) && other !== category ? [category, other] : [category];
}

function simpleFields(random: Random, { cents }: ProductType) {
  const milliliters = random.pick([75, 150, 200, 300, 500]);
  return {
    kind: 'simple' as const,
    attributes: [],
    content: { amount: milliliters, unit: 'ml' as const },
    price: priceOf(random, cents),
    stock: stockOf(random),
    soldIndividually: random.percent(1),
    virtual: false,
    dimensions: dimensionsOf(milliliters),
    downloads: null,
  };
}

function variableFields(random: Random, family: Family) {
  const variations = variationsOf(random, family);
  return {
    kind: 'variable' as const,
    attributes: Object.entries(TERMS).flatMap(([slug, terms]) => {
      const used = new Set(variations.map(({ choices }) => choices[slug]));
      const carried = terms.filter((term) => used.has(term));
      return carried.length === 0 ? [] : [{ slug, terms: carried, forVariations: true, visible: true }];
    }),
    sharedStock: null,
    soldIndividually: false,
    dimensions: null,
    variations,
    defaults: variations[0]?.choices ?? {},
  };
}
