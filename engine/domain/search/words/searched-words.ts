import type { Product, VariationChoice } from '../../catalog/product.ts';
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
  addNames(product.categories, WEIGHTS.category, words);
  addNames(product.tags, WEIGHTS.tag, words);
  for (const { terms } of product.attributes) addNames(terms, WEIGHTS.choice, words);
  words.addText(product.sku, WEIGHTS.sku);
  words.addText(product.slug, WEIGHTS.slug);
  words.addText(product.shortDescription, WEIGHTS.shortDescription);
  if (product.kind === 'variable') for (const { sku } of product.variations) words.addText(sku, WEIGHTS.sku);
  addUse(product.meta, words);
  words.addText(product.customTextarea, WEIGHTS.highlight);
  for (const text of product.productCardLists) words.addText(text, WEIGHTS.highlight);
  for (const { name, value } of product.specifications) words.addText(`${name} ${value}`, WEIGHTS.specification);
  words.addText(product.description, WEIGHTS.description);
  words.addText(product.extraDescription, WEIGHTS.instructions);
}

/** Names that many products share. */
function addNames(named: readonly { readonly name: string }[], weight: number, words: WordCollector): void {
  for (const { name } of named) for (const root of rootsOfName(name)) words.add(root, weight);
}

/** `engine-oil` is an oil, and something about engines: its last word is what the product is. */
function addUse(meta: Product['meta'], words: WordCollector): void {
  const parts = (meta.product_use ?? '').split('-');
  words.addText(parts.at(-1) ?? '', WEIGHTS.use);
  words.addText(parts.slice(0, -1).join(' '), WEIGHTS.useFor);
  words.addText(meta.oil_standards ?? '', WEIGHTS.tag);
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
