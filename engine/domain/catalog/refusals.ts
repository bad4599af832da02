/** A row of an import that cannot be taken. Nothing of that import is stored. */
export type ImportProblem =
  | { readonly problem: 'REFERENCE_UNKNOWN'; readonly field: string; readonly value: string }
  | { readonly problem: 'SKU_TAKEN'; readonly sku: string }
  | { readonly problem: 'DUPLICATE'; readonly field: string; readonly value: string }
  | { readonly problem: 'VALUE_INVALID'; readonly field: string };

export type ImportRefusal = {
  readonly code: 'IMPORT_INVALID';
  /** `row` counts from 0; `id` is the slug, SKU or file of the row. */
  readonly rows: readonly (ImportProblem & { readonly row: number; readonly id: string })[];
};

export type StockRefusal =
  | { readonly code: 'SKU_UNKNOWN'; readonly sku: string }
  /** `onHand`: pieces that are counted now. */
  | { readonly code: 'STOCK_INVALID'; readonly sku: string; readonly onHand: number };

export type StockChangeRefusal =
  | StockRefusal
  /** Pieces can only be added where they are counted. */
  | { readonly code: 'STOCK_UNCOUNTED'; readonly sku: string }
  /** Its variations count their own pieces, or another shop sells it. */
  | { readonly code: 'STOCK_ELSEWHERE'; readonly sku: string };

export type PriceRefusal =
  | { readonly code: 'SKU_UNKNOWN'; readonly sku: string }
  | { readonly code: 'PRICED_BY_VARIATIONS'; readonly sku: string }
  | { readonly code: 'PRICE_INVALID'; readonly sku: string; readonly field: string }
  | { readonly code: 'SALE_NOT_LOWER'; readonly sku: string }
  /** A time was given, but no sale price. */
  | { readonly code: 'NO_SALE'; readonly sku: string };
