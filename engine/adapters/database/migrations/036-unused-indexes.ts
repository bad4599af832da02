import type { Migration } from './migration.ts';

/**
 * Of the time when the database searched and sorted products; their lists are in memory now. No statement can use that of reviews
 * which wait: it names the status as a parameter.
 */
export const unusedIndexes: Migration = {
  name: '036-unused-indexes',
  sql: `
drop index product_texts_folded_idx, product_texts_folded_name_idx, products_published_at_id_idx, sales_pieces_idx;
drop index orders_transaction_id_idx;
drop index reviews_written_at_idx, reviews_status_written_at_id_idx;
`,
};
