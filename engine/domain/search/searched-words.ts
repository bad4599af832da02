import type { Product, VariationChoice } from '../catalog/product.ts';
import type { WordCollector } from './word-numbers.ts';
import { rootsOfName } from './words.ts';

/** How much a word says about a product, by where it stands. */
export const WEIGHTS = {
  name: 10,
  use: 16,
  choice: 8,
  useFor: 12,
  sku: 8,
  tag: 6,
  slug: 5,
  category: 4,
  shortDescription: 5,
  highlight: 3,
  specification: 2.5,
  description: 2,
  instructions: 1,
} as const;

/** Adds the words of a product by their roots, each with the weight of where it stands. Those of its name come before. */
export function collectWords(product: Product, words: WordCollector): void {
  for (const [name, weight] of namesOf(product)) for (const root of rootsOfName(name)) words.add(root, weight);
  for (const [text, weight] of textsOf(product)) if (text !== '') words.addText(text, weight);
}

type Weighed = readonly [text: string, weight: number];

/** Names that many products share. */
function* namesOf(product: Product): Generator<Weighed> {
  for (const { name } of product.categories) yield [name, WEIGHTS.category];
  for (const { name } of product.tags) yield [name, WEIGHTS.tag];
  for (const { terms } of product.attributes) for (const { name } of terms) yield [name, WEIGHTS.choice];
}

function* textsOf(product: Product): Generator<Weighed> {
  yield [product.sku, WEIGHTS.sku];
  yield [product.slug, WEIGHTS.slug];
  yield [product.shortDescription, WEIGHTS.shortDescription];
  if (product.kind === 'variable') for (const { sku } of product.variations) yield [sku, WEIGHTS.sku];
  yield* usedFor(product);
  for (const text of [product.customTextarea, ...product.productCardLists]) yield [text, WEIGHTS.highlight];
  for (const { name, value } of product.specifications) yield [`${name} ${value}`, WEIGHTS.specification];
  yield [product.description, WEIGHTS.description];
  yield [product.extraDescription, WEIGHTS.instructions];
}

/** `engine-oil` is an oil, and something about engines: its last word is what the product is. */
function* usedFor({ meta }: Product): Generator<Weighed> {
  const parts = (meta.product_use ?? '').split('-');
  yield [parts.at(-1) ?? '', WEIGHTS.use];
  yield [parts.slice(0, -1).join(' '), WEIGHTS.useFor];
  yield [meta.oil_standards ?? '', WEIGHTS.tag];
}

/** The words of each single thing that can be bought of a product: those of a variation's choices. */
export const choicesOf = (product: Product): readonly ReadonlySet<string>[] =>
  product.kind === 'variable' ? product.variations.map(({ choices }) => chosenRoots(choices)) : NO_CHOICES;

const NO_CHOICES: readonly ReadonlySet<string>[] = [];

const chosen = new Map<string, ReadonlySet<string>>();
const MAX_CHOSEN = 10_000;

/** Most products come in the same few sizes: they share the words. */
function chosenRoots(choices: readonly VariationChoice[]): ReadonlySet<string> {
  const labels = choices.map(({ label }) => label).join('\n');
  const before = chosen.get(labels);
  if (before !== undefined) return before;
  const roots = new Set(choices.flatMap(({ label }) => rootsOfName(label)));
  if (chosen.size < MAX_CHOSEN) chosen.set(labels, roots);
  return roots;
}
