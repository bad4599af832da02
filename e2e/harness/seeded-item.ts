import type { Translated } from '#contract/languages.ts';
import { readSeed } from '#seed/read/read-seed.ts';

/** Something to buy, as the seed has it. */
export interface SeededItem {
  readonly slug: string;
  readonly sku: string;
  readonly name: Translated;
  /** What is chosen on its page, in the order of the page; empty for a product without variations. */
  readonly choices: readonly { readonly label: Translated; readonly term: string }[];
}

const { attributes, products } = readSeed();

/** A simple product, or a variation of a variable one: `itemOf('car-shampoo', { size: '500ml' })`. */
export function itemOf(slug: string, choice: Readonly<Record<string, string>> = {}): SeededItem {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`the seed has no ${slug}`);
  const name = { id: product.text.id.name, en: product.text.en.name };
  if (product.kind !== 'variable') return { slug, sku: product.sku, name, choices: [] };
  const variation = product.variations.find(({ choices }) =>
    product.attributes.every((attribute) => choices[attribute.slug] === choice[attribute.slug]),
  );
  if (!variation) throw new Error(`${slug} does not come as ${JSON.stringify(choice)}`);
  const choices = product.attributes.map((attribute) => chosenTerm(attribute.slug, choice));
  return { slug, sku: variation.sku, name, choices };
}

function chosenTerm(slug: string, choice: Readonly<Record<string, string>>) {
  const attribute = attributes.find((candidate) => candidate.slug === slug);
  const term = attribute?.terms.find((candidate) => candidate.slug === choice[slug]);
  if (!attribute || !term) throw new Error(`the seed has no ${slug} ${choice[slug]}`);
  return { label: attribute.label, term: term.name.id };
}
