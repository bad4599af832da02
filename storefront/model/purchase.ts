import { type Choice, chosenVariation } from './choice.ts';
import type { Price, UnitPrice } from './money.ts';
import type { Picture } from './picture.ts';
import type { Product, Variation } from './product.ts';
import { orderLimit, type Stock } from './stock.ts';

/** What the buy button can do now. */
export type BuyState = 'add' | 'choose' | 'sold-out' | 'external' | 'not-for-sale';

/** The product as the present choice makes it. */
export interface Purchase {
  readonly state: BuyState;
  readonly variation: Variation | null;
  readonly price: Price | null;
  readonly unitPrice: UnitPrice | null;
  readonly stock: Stock;
  readonly sku: string | null;
  readonly picture: Picture | null;
  readonly limit: number;
}

function buyState(product: Product, variation: Variation | null): BuyState {
  if (product.type === 'external') return 'external';
  if (product.type === 'variable' && !variation) return product.stock.status === 'out-of-stock' ? 'sold-out' : 'choose';
  const { price, stock } = variation ?? product;
  if (!price) return 'not-for-sale';
  return stock.status === 'out-of-stock' ? 'sold-out' : 'add';
}

export function purchaseOf(product: Product, choice: Choice): Purchase {
  const variation = product.type === 'variable' ? chosenVariation(product, choice) : null;
  const { price, unitPrice, stock } = variation ?? product;
  return {
    state: buyState(product, variation),
    variation,
    price,
    unitPrice,
    stock,
    sku: variation?.sku ?? product.sku,
    picture: variation?.picture ?? product.picture,
    limit: orderLimit(stock, product.soldIndividually),
  };
}
