import type { Product } from '../catalog/product.ts';
import type { Order, OrderLine } from './order.ts';

/** The order with what was chosen of each line as its product calls it. A product that is gone calls it nothing. */
export const withReadableLines = (order: Order, products: ReadonlyMap<number, Product>): Order => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, meta: readableMeta(line, products.get(line.productId)) })),
});

/** An option that the name of the line ends with, as in `Car Shampoo - 1 L`, is not said again. */
function readableMeta({ name, meta }: OrderLine, product: Product | undefined): OrderLine['meta'] {
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
