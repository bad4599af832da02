import { isPurchasable } from '../catalog/purchasable.ts';
import type { Sellable } from '../catalog/sellable.ts';
import type { CartLine } from './cart.ts';
import type { GoodsLine } from './goods-line.ts';

interface LookedUp {
  /** In the order of the lines. */
  readonly goods: readonly GoodsLine[];
  /** Lines whose goods are gone, unpublished or no longer sold. */
  readonly vanished: readonly CartLine[];
}

/** Lines do not freeze anything: what they hold is looked up afresh each time. */
export function lookUpGoods(lines: readonly CartLine[], sellables: readonly Sellable[]): LookedUp {
  const found = new Map(sellables.filter(isPurchasable).map((goods) => [refText(goods), goods]));
  const goods: GoodsLine[] = [];
  const vanished: CartLine[] = [];
  for (const line of lines) {
    const what = found.get(refText(line));
    if (what) goods.push({ ...line, goods: what });
    else vanished.push(line);
  }
  return { goods, vanished };
}

const refText = ({ productId, variationId }: { readonly productId: number; readonly variationId: number | null }) =>
  `${productId}/${variationId ?? ''}`;
