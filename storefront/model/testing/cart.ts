import type { Cart, CartLine } from '../cart/cart.ts';
import { IN_STOCK } from './products.ts';

export const line = (key: string, quantity: number, productId = 1): CartLine => ({
  key,
  productId,
  variationId: null,
  slug: key,
  name: key,
  options: [],
  quantity,
  unitPrice: 1000,
  regularUnitPrice: 1000,
  subtotal: 1000 * quantity,
  stockOwner: productId,
  stock: IN_STOCK,
  soldIndividually: false,
  picture: null,
});

export function cartOf(...lines: readonly CartLine[]): Cart {
  const subtotal = lines.reduce((sum, { subtotal: amount }) => sum + amount, 0);
  return {
    lines,
    taxTakenOff: 0,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    discount: 0,
    codes: [],
    shipping: 0,
    tax: 0,
    total: subtotal,
    taxNames: [],
    pricesIncludeTax: true,
    deliversTo: null,
    postcode: null,
    needsShipping: true,
    rates: [],
    chosenRate: null,
    notices: [],
  };
}

export function form(fields: Readonly<Record<string, string | number>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  return data;
}
