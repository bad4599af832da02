import { isPurchasable, type Sellable } from '../catalog/sellable.ts';
import type { CartLine } from './cart.ts';

/** A cart line with the current facts about what it sells. */
export interface LineItem extends CartLine {
  readonly sellable: Sellable;
}

interface ResolvedLines {
  /** In the order of the cart lines. */
  readonly lineItems: readonly LineItem[];
  /** Lines whose products no longer exist, are unpublished, or are no longer sold. */
  readonly vanished: readonly CartLine[];
}

/** A cart stores no prices or names: its lines are resolved again each time. */
export function toLineItems(lines: readonly CartLine[], sellables: readonly Sellable[]): ResolvedLines {
  const found = new Map(sellables.filter(isPurchasable).map((sellable) => [refText(sellable), sellable]));
  const lineItems: LineItem[] = [];
  const vanished: CartLine[] = [];
  for (const line of lines) {
    const sellable = found.get(refText(line));
    if (sellable) lineItems.push({ ...line, sellable });
    else vanished.push(line);
  }
  return { lineItems, vanished };
}

const refText = ({ productId, variationId }: { readonly productId: number; readonly variationId: number | null }) =>
  `${productId}/${variationId ?? ''}`;

/** The text a line's key is a digest of. It does not depend on the order of attributes or extra data. */
export const lineKeyInput = ({ productId, variationId, attributes, extraData }: Omit<CartLine, 'key' | 'quantity'>) =>
  JSON.stringify([productId, variationId, sorted(attributes), sorted(extraData)]);

const sorted = (facts: Readonly<Record<string, string>>) => Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
