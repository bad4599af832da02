import { isPurchasable, type Sellable } from '../catalog/sellable.ts';
import type { CartLine } from './cart.ts';
import type { LineItem } from './line-item.ts';

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
