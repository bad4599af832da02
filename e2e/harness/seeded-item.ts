import { ATTRIBUTES } from '#seed/catalogue/attributes.ts';
import { PRODUCTS } from '#seed/catalogue/index.ts';
import type { AttributeSlug, InBoth } from '#seed/catalogue/product-seed.ts';

/** A sellable of the demo shop. */
export interface SeededItem {
  readonly slug: string;
  readonly sku: string;
  readonly name: InBoth;
  /** Options to choose, in the order of its page; empty for a simple product. */
  readonly choices: readonly { readonly label: InBoth; readonly term: string }[];
}

/** A simple product, or a variation of a variable one: `itemOf('car-shampoo', { size: '500ml' })`. */
export function itemOf(slug: string, choice: Readonly<Partial<Record<AttributeSlug, string>>> = {}): SeededItem {
  const product = PRODUCTS.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`the seed has no ${slug}`);
  const name = { id: product.copy.id.name, en: product.copy.en.name };
  if (product.type !== 'variable') return { slug, sku: product.sku, name, choices: [] };
  const variation = product.variations.find(({ attributes }) =>
    product.attributes.every((attribute) => attributes[attribute] === choice[attribute]),
  );
  if (!variation) throw new Error(`${slug} does not come as ${JSON.stringify(choice)}`);
  return { slug, sku: variation.sku, name, choices: product.attributes.map((attribute) => chosen(attribute, choice)) };
}

function chosen(slug: AttributeSlug, choice: Readonly<Partial<Record<AttributeSlug, string>>>) {
  const attribute = ATTRIBUTES.find((candidate) => candidate.slug === slug);
  const term = attribute?.terms.find((candidate) => candidate.slug === choice[slug]);
  if (!attribute || !term) throw new Error(`the seed has no ${slug} ${choice[slug]}`);
  return { label: attribute.label, term: term.name };
}
