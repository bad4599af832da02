import type { ProductFacts } from '#engine/domain/catalog/product.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import { ATTRIBUTES } from '../catalogue/attributes.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { type Chance, createChance } from './chance.ts';
import { copyOf, type Named, nameOf } from './generated-copy.ts';
import { type Family, parcelOf, priceOf, stockOf, variationsOf } from './generated-goods.ts';
import { LINES, USES, WARES, type Ware } from './vocabulary.ts';

export interface Generated {
  /** How many products; their variations come on top. */
  readonly count: number;
  /** The same number makes the same products. */
  readonly seed: number;
  /** Files of imported pictures that the products share; without any they have none. */
  readonly pictures?: readonly string[];
}

/**
 * Products for load tests, as various as a real shop's: three kinds, packs and grades, sales that run, ended or are to
 * come, sold-out goods, both languages. They stand in the seed's categories and carry its attributes.
 */
export function generateProducts({ count, seed, pictures = [] }: Generated): readonly ProductDraft[] {
  const chance = createChance(seed);
  return Array.from({ length: count }, (_, index) => draftOf(chance, { index, pictures }));
}

/** Neighbours differ in every word, and no combination comes twice before all have come. */
function namedBy(index: number): Named {
  const [byWare, ware] = [Math.floor(index / WARES.length), index % WARES.length];
  const [byLine, line] = [Math.floor(byWare / LINES.length), (byWare + 7 * ware) % LINES.length];
  const [round, use] = [Math.floor(byLine / USES.length), (byLine + 4 * line) % USES.length];
  return { ware: at(WARES, ware), line: at(LINES, line), use: at(USES, use), series: round + 1 };
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`nothing at ${place} of ${list.length}`);
  return found;
}

interface Place {
  readonly index: number;
  readonly pictures: readonly string[];
}

const MINUTE = 60_000;
const NEWEST = Date.UTC(2026, 9, 31);

function draftOf(chance: Chance, { index, pictures }: Place): ProductDraft {
  const named = namedBy(index);
  const { ware } = named;
  const sku = `GEN-${String(index + 1).padStart(6, '0')}`;
  const base = {
    ...factsOf(chance, named, sku),
    publishedAt: new Date(NEWEST - index * 97 * MINUTE),
    menuOrder: index,
    text: copyOf(named),
    categories: categoriesOf(chance, ware),
    pictures:
      pictures.length === 0 ? [] : [0, 1, 2].map((shift) => at(pictures, (index * 3 + shift) % pictures.length)),
  };
  if (ware.comesIn && chance.percent(60)) {
    return { ...base, ...variablePart(chance, { ware, comesIn: ware.comesIn, sku }) };
  }
  if (chance.percent(3)) {
    const url = `https://partner.example/${base.slug}`;
    const buttonText = { id: 'Beli di toko mitra', en: 'Buy at our partner' };
    return { ...base, kind: 'external', attributes: [], price: priceOf(chance, ware.cents), url, buttonText };
  }
  return { ...base, ...simplePart(chance, ware) };
}

const SLUG_BREAK = /[^a-z0-9]+/g;

const factsOf = (chance: Chance, named: Named, sku: string): Omit<ProductFacts, 'publishedAt' | 'menuOrder'> => ({
  slug: nameOf(named).en.toLowerCase().replaceAll(SLUG_BREAK, '-'),
  sku,
  status: chance.percent(97) ? 'published' : 'draft',
  visibility: chance.percent(97) ? 'visible' : chance.pick(['catalog', 'search', 'hidden']),
  featured: chance.percent(2),
  totalSales: Math.floor(chance.next() ** 4 * 900),
  reviewsAllowed: true,
  taxStatus: 'taxable',
  taxClass: 'standard',
  shippingClass: named.ware.flammable ? 'flammable' : null,
  content: null,
  meta: {},
});

/** Its own, and now and then a second one. */
function categoriesOf(chance: Chance, { category }: Ware): readonly string[] {
  const other = chance.pick([category, ...CATEGORIES.map(({ slug }) => slug)]);
  return chance.percent(12) && other !== category ? [category, other] : [category];
}

function simplePart(chance: Chance, { cents }: Ware) {
  const millilitres = chance.pick([75, 150, 200, 300, 500]);
  return {
    kind: 'simple' as const,
    attributes: [],
    content: { amount: millilitres, unit: 'ml' as const },
    price: priceOf(chance, cents),
    stock: stockOf(chance),
    soldIndividually: chance.percent(1),
    virtual: false,
    parcel: parcelOf(millilitres),
    downloads: null,
  };
}

function variablePart(chance: Chance, family: Family) {
  const variations = variationsOf(chance, family);
  return {
    kind: 'variable' as const,
    attributes: ATTRIBUTES.flatMap(({ slug, terms }) => {
      const used = new Set(variations.map(({ choices }) => choices[slug]));
      const carried = terms.map((term) => term.slug).filter((term) => used.has(term));
      return carried.length === 0 ? [] : [{ slug, terms: carried, forVariations: true, visible: true }];
    }),
    sharedStock: null,
    soldIndividually: false,
    parcel: null,
    variations,
    defaults: variations[0]?.choices ?? {},
  };
}
