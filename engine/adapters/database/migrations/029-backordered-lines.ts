import type { Migration } from './migration.ts';

/** Pieces of a line that were sold beyond the stock at hand. Of older orders nobody knows: they say nothing. */
export const backorderedLines: Migration = {
  name: '029-backordered-lines',
  sql: `alter table order_lines add column backordered integer not null default 0
    check (backordered between 0 and quantity);`,
};
