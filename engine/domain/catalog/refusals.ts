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
  | { readonly code: 'STOCK_INVALID'; readonly sku: string };
