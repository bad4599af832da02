import { booksOfApi } from './books-of-api.ts';
import { booksOfPostgres } from './books-of-postgres.ts';
import type { ShopsOfThisRun } from './global-setup.ts';
import type { Books } from './kept-order.ts';

/** The embedded database is open to the shop's process alone, so its API is asked; a server is asked itself. */
export const booksOf = (shops: ShopsOfThisRun): Readonly<Record<keyof ShopsOfThisRun, Books>> => ({
  embedded: booksOfApi(shops.embedded.address),
  postgres: booksOfPostgres(shops.postgres.databaseUrl),
});
