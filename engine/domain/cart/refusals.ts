export type AddRefusal =
  | { readonly code: 'NO_PRODUCT_ID' }
  | { readonly code: 'PRODUCT_UNKNOWN'; readonly id: number }
  | { readonly code: 'ATTRIBUTE_UNKNOWN'; readonly attribute: string; readonly product: string }
  | { readonly code: 'OPTIONS_NOT_CHOSEN'; readonly name: string }
  | { readonly code: 'OPTIONS_NOT_TOGETHER' }
  | { readonly code: 'OPTION_INVALID'; readonly attribute: string }
  | { readonly code: 'OPTION_REQUIRED'; readonly attributes: readonly string[] }
  | { readonly code: 'VARIATION_OF_ANOTHER_PRODUCT'; readonly name: string }
  | { readonly code: 'NOT_PURCHASABLE'; readonly name: string }
  /** An oil without the numbers that it must have. */
  | { readonly code: 'OIL_NOT_REGISTERED'; readonly name: string }
  | { readonly code: 'ADD_FAILED' }
  | { readonly code: 'QUANTITY_TOO_LARGE'; readonly limit: number }
  | { readonly code: 'CART_FULL'; readonly limit: number };

/** Reasons of stock against an addition or a higher quantity. */
export type SupplyRefusal =
  | { readonly code: 'OUT_OF_STOCK'; readonly name: string }
  | { readonly code: 'NOT_ENOUGH_STOCK'; readonly name: string; readonly available: number }
  | {
      readonly code: 'NOT_ENOUGH_STOCK_WITH_CART';
      readonly name: string;
      readonly available: number;
      readonly inCart: number;
    }
  | { readonly code: 'SOLD_INDIVIDUALLY'; readonly name: string };

export type LineRefusal =
  | { readonly code: 'NO_ITEM_DATA' }
  | { readonly code: 'LINES_UNKNOWN'; readonly keys: readonly string[] }
  | { readonly code: 'NO_LINES' }
  | { readonly code: 'NO_LINE_KEYS' }
  | { readonly code: 'LINE_UNKNOWN'; readonly key: string }
  | { readonly code: 'CART_EMPTY' };

export type CartRefusal = AddRefusal | SupplyRefusal | LineRefusal;
