import type { CartLine } from './cart.ts';

/** The text a line's key is made from: the same for the same wish, whatever order its parts came in. */
export const lineKeyInput = ({ productId, variationId, attributes, extraData }: Omit<CartLine, 'key' | 'quantity'>) =>
  JSON.stringify([productId, variationId, sorted(attributes), sorted(extraData)]);

const sorted = (facts: Readonly<Record<string, string>>) => Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
