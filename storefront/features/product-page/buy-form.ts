import type { Choice } from '../../model/choice.ts';
import type { ShownProduct } from '../../model/product.ts';
import type { Purchase } from '../../model/purchase.ts';

/** The form that options, buy box and buy bar hand in together. */
export const BUY_FORM = 'buy';

/** A product, what is chosen of it, and what that comes to. */
export interface ProductProps {
  readonly product: ShownProduct;
  readonly choice: Choice;
  readonly purchase: Purchase;
}
