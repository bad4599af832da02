import { booksOfApi } from './books-of-api.ts';
import { booksOfPostgres } from './books-of-postgres.ts';
import type { ShopsOfThisRun } from './global-setup.ts';

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

/** The embedded database is open to the shop's process alone, so its API is asked; a server is asked itself. */
export const booksOf = (shops: ShopsOfThisRun): Readonly<Record<keyof ShopsOfThisRun, Books>> => ({
  embedded: booksOfApi(shops.embedded.address),
  postgres: booksOfPostgres(shops.postgres.databaseUrl),
});
