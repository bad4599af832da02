import type { Choice, Purchase } from '../../model/product/choice.ts';
import type { Product } from '../../model/product/product.ts';

/** The form that options, buy box and buy bar hand in together. */
export const BUY_FORM = 'buy';

/** The section that shows what a group is made of. */
export const PARTS_ID = 'parts';

/** A product, what is chosen of it, and what that comes to. */
export interface ProductProps {
  readonly product: Product;
  readonly choice: Choice;
  readonly purchase: Purchase;
}
