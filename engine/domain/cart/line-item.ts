import { isPurchasable, type Sellable } from '../catalog/sellable.ts';
import type { CartLine } from './cart.ts';

/** A line together with today's facts about what it holds. */
export interface LineItem extends CartLine {
  readonly sellable: Sellable;
}

interface LookedUp {
  /** In the order of the lines. */
  readonly lineItems: readonly LineItem[];
  /** Lines whose goods are gone, unpublished or no longer sold. */
  readonly vanished: readonly CartLine[];
}

/** Lines do not freeze anything: what they hold is looked up afresh each time. */
export function toLineItems(lines: readonly CartLine[], sellables: readonly Sellable[]): LookedUp {
  const found = new Map(sellables.filter(isPurchasable).map((sellable) => [refText(sellable), sellable]));
  const lineItems: LineItem[] = [];
  const vanished: CartLine[] = [];
  for (const line of lines) {
    const what = found.get(refText(line));
    if (what) lineItems.push({ ...line, sellable: what });
    else vanished.push(line);
  }
  return { lineItems, vanished };
}

const refText = ({ productId, variationId }: { readonly productId: number; readonly variationId: number | null }) =>
  `${productId}/${variationId ?? ''}`;

/** The text a line's key is made from: the same for the same wish, whatever order its parts came in. */
export const lineKeyInput = ({ productId, variationId, attributes, extraData }: Omit<CartLine, 'key' | 'quantity'>) =>
  JSON.stringify([productId, variationId, sorted(attributes), sorted(extraData)]);

const sorted = (facts: Readonly<Record<string, string>>) => Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
