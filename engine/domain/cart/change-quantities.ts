import { ok, type Result, refuse } from '../result.ts';
import { available, isInStock, quantityByStockOwner } from '../stock/stock.ts';
import type { Cart, CartLimits } from './cart.ts';
import type { LineItem } from './line-item.ts';
import type { CartRefusal } from './refusals.ts';
import { withoutLines } from './remove-and-restore.ts';

export interface QuantityChange {
  readonly key: string;
  /** 0 or less removes the line. */
  readonly quantity: number;
}

interface Facts {
  /** Lines whose products can still be bought. */
  readonly lineItems: readonly LineItem[];
  readonly limits: CartLimits;
}

/** Applies all changes or none. Of several changes of one line, the last one counts. */
export function changeQuantities(
  cart: Cart,
  changes: readonly QuantityChange[],
  facts: Facts,
): Result<Cart, CartRefusal> {
  if (changes.length === 0) return refuse({ code: 'NO_ITEM_DATA' });
  const quantities = new Map(changes.map(({ key, quantity }) => [key, quantity]));
  const keys = invalidKeys(cart, quantities, facts);
  if (keys.length > 0) return refuse({ code: 'LINES_UNKNOWN', keys });
  const limit = facts.limits.lineQuantityLimit;
  if (changes.some(({ quantity }) => quantity > limit)) return refuse({ code: 'QUANTITY_TOO_LARGE', limit });
  const refusal = refuseIncrease(facts.lineItems, quantities);
  return refusal ? refuse(refusal) : ok(apply(cart, quantities, facts.limits));
}

/** Keys of unknown lines, of invalid quantities, and of products that can no longer be bought. */
function invalidKeys(cart: Cart, quantities: ReadonlyMap<string, number>, { lineItems }: Facts): readonly string[] {
  return [...quantities].flatMap(([key, quantity]) => {
    const line = cart.lines.find((one) => one.key === key);
    const canStay = quantity <= 0 || quantity === line?.quantity || lineItems.some((one) => one.key === key);
    return line && Number.isInteger(quantity) && canStay ? [] : [key];
  });
}

/** Only a line that grows can be refused. Reducing is allowed even when less is in stock than remains. */
function refuseIncrease(lineItems: readonly LineItem[], quantities: ReadonlyMap<string, number>): CartRefusal | null {
  const after = lineItems.map((line) => ({
    ...line,
    quantity: Math.max(0, quantities.get(line.key) ?? line.quantity),
  }));
  const before = quantityByStockOwner(lineItems);
  const total = quantityByStockOwner(after);
  for (const [index, line] of after.entries()) {
    const { sellable, quantity } = line;
    if (quantity <= (lineItems[index]?.quantity ?? 0)) continue;
    if (sellable.soldIndividually && quantity > 1) return { code: 'SOLD_INDIVIDUALLY', name: sellable.name };
    if (!isInStock(sellable.stock)) return { code: 'OUT_OF_STOCK', name: sellable.name };
    const requestedTotal = total.get(sellable.stockOwner) ?? 0;
    const availableNow = available(sellable.stock);
    const isMore = requestedTotal > (before.get(sellable.stockOwner) ?? 0);
    if (isMore && requestedTotal > availableNow)
      return { code: 'NOT_ENOUGH_STOCK', name: sellable.name, available: availableNow };
  }
  return null;
}

function apply(cart: Cart, quantities: ReadonlyMap<string, number>, { cartLineLimit }: CartLimits): Cart {
  const removedKeys = [...quantities].filter(([, quantity]) => quantity <= 0).map(([key]) => key);
  const remaining = withoutLines(cart, removedKeys, cartLineLimit);
  return {
    ...remaining,
    lines: remaining.lines.map((line) => ({ ...line, quantity: quantities.get(line.key) ?? line.quantity })),
  };
}
