import type { Sellable } from '../catalog/sellable.ts';
import { available, isInStock } from '../stock/supply.ts';
import type { SupplyRefusal } from './refusals.ts';

interface Demand {
  readonly sellable: Sellable;
  /** Pieces asked for now. */
  readonly quantity: number;
  /** Pieces of the same stock owner that are in the cart already, apart from those. */
  readonly inCart: number;
}

/** Whether there is stock for this. */
export function refuseSupply({ sellable, quantity, inCart }: Demand): SupplyRefusal | null {
  const { name, stock } = sellable;
  const left = available(stock);
  if (!isInStock(stock)) return { code: 'OUT_OF_STOCK', name };
  if (quantity > left) return { code: 'NOT_ENOUGH_STOCK', name, available: left };
  if (quantity + inCart > left) return { code: 'NOT_ENOUGH_STOCK_WITH_CART', name, available: left, inCart };
  return null;
}
