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
  const wanted = new Map(changes.map(({ key, quantity }) => [key, quantity]));
  const keys = impossibleKeys(cart, wanted, facts);
  if (keys.length > 0) return refuse({ code: 'LINES_UNKNOWN', keys });
  const refusal = refuseMore(facts.lineItems, wanted);
  return refusal ? refuse(refusal) : ok(apply(cart, wanted, facts.limits));
}

/** Keys of unknown lines, of invalid quantities, and of products that can no longer be bought. */
function impossibleKeys(
  cart: Cart,
  wanted: ReadonlyMap<string, number>,
  { lineItems, limits }: Facts,
): readonly string[] {
  return [...wanted].flatMap(([key, quantity]) => {
    const line = cart.lines.find((one) => one.key === key);
    const countable = Number.isInteger(quantity) && quantity <= limits.lineQuantityLimit;
    const buyable = quantity <= 0 || quantity === line?.quantity || lineItems.some((one) => one.key === key);
    return line && countable && buyable ? [] : [key];
  });
}

/** Only a line that grows can be refused. Reducing is allowed even when less is in stock than remains. */
function refuseMore(lineItems: readonly LineItem[], wanted: ReadonlyMap<string, number>): CartRefusal | null {
  const after = lineItems.map((line) => ({ ...line, quantity: Math.max(0, wanted.get(line.key) ?? line.quantity) }));
  const before = quantityByStockOwner(lineItems);
  const total = quantityByStockOwner(after);
  for (const [place, line] of after.entries()) {
    const { sellable: what, quantity } = line;
    if (quantity <= (lineItems[place]?.quantity ?? 0)) continue;
    if (what.soldIndividually && quantity > 1) return { code: 'SOLD_INDIVIDUALLY', name: what.name };
    if (!isInStock(what.stock)) return { code: 'OUT_OF_STOCK', name: what.name };
    const asked = total.get(what.stockOwner) ?? 0;
    const left = available(what.stock);
    const more = asked > (before.get(what.stockOwner) ?? 0);
    if (more && asked > left) return { code: 'NOT_ENOUGH_STOCK', name: what.name, available: left };
  }
  return null;
}

function apply(cart: Cart, wanted: ReadonlyMap<string, number>, { cartLineLimit }: CartLimits): Cart {
  const gone = [...wanted].filter(([, quantity]) => quantity <= 0).map(([key]) => key);
  const kept = withoutLines(cart, gone, cartLineLimit);
  return {
    ...kept,
    lines: kept.lines.map((line) => ({ ...line, quantity: wanted.get(line.key) ?? line.quantity })),
  };
}
