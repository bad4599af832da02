import { type Kysely, sql } from 'kysely';
import type { Sales } from '#engine/usecases/ports/unit-of-work.ts';
import { wanted } from './sql-lists.ts';
import type { Tables } from './tables.ts';

export const createSales = (db: Kysely<Tables>): Sales => ({
  async count(lines) {
    const counts = lines.map(({ productId, quantity }) => ({ owner: productId, quantity }));
    await db
      .insertInto('sales')
      .columns(['product_id', 'pieces'])
      .expression((from) =>
        from
          .selectFrom(wanted(counts))
          .innerJoin('products', 'products.id', 'wanted.owner')
          .select(['products.id', 'wanted.quantity'])
          // In the order of the ids, so that two orders never wait for each other.
          .orderBy('products.id'),
      )
      .onConflict((conflict) =>
        conflict.column('product_id').doUpdateSet({ pieces: sql`sales.pieces + excluded.pieces` }),
      )
      .execute();
  },
});
