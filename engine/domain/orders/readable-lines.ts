import type { Product } from '../catalog/product.ts';
import type { SellableRef } from '../catalog/sellable.ts';
import type { Language } from '../language.ts';
import type { Order, OrderLine } from './order.ts';

export interface ReadableCatalog {
  readonly language: Language;
  /** In this language, by their ids. */
  readonly products: ReadonlyMap<number, Product>;
}

/**
 * The order with its lines, and what was chosen of each, as the reader's language calls them. A buyer reads the names as bought; a
 * product that is gone keeps them.
 */
export const withReadableLines = (order: Order, { language, products }: ReadableCatalog): Order => ({
  ...order,
  lines: order.lines.map((line) => {
    const product = products.get(line.productId);
    const name = language === order.language ? line.name : (nameOf(line, product) ?? line.name);
    return { ...line, name, meta: readableMeta({ ...line, name }, product) };
  }),
});

/** A variation's name with its options. Undefined when it is gone. */
export function nameOf({ variationId }: SellableRef, product: Product | undefined): string | undefined {
  if (variationId === null || product?.kind !== 'variable') return product?.name;
  return product.variations.find(({ id }) => id === variationId)?.name;
}

/** An option that the name of the line ends with, as in `Car Shampoo - 1 L`, is not said again. */
function readableMeta(
  { name, meta }: Pick<OrderLine, 'name' | 'meta'>,
  product: Product | undefined,
): OrderLine['meta'] {
  const named = optionsIn(name);
  const readable = Object.entries(meta).map(([key, value]) => {
    const attribute = product?.attributes.find(({ slug }) => slug === key);
    const option = attribute?.terms.find(({ slug }) => slug === value)?.name ?? value;
    return [attribute?.label ?? key, option] as const;
  });
  return Object.fromEntries(readable.filter(([, option]) => !named.includes(comparable(option))));
}

const optionsIn = (name: string): readonly string[] =>
  (name.split(' - ').slice(1).at(-1) ?? '').split(', ').map(comparable);

/** `1l` is the slug of `1 L`: all that is left of an option whose product is gone. */
const comparable = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
