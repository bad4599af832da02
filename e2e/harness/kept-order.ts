/** An order as it is kept, not as a page shows it. */
export interface KeptOrder {
  readonly status: string;
  readonly paymentMethod: string;
  readonly email: string;
  readonly note: string;
  /** Whole cents. */
  readonly total: number;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

/** What the shop's database holds, read past the storefront. */
export interface Books {
  /** Pieces on hand by SKU; the slug is of the product, also for a variation. */
  pieces(item: { readonly slug: string; readonly sku: string }): Promise<number>;
  order(key: string): Promise<KeptOrder>;
}
