import type { Migration } from './migration.ts';

/** Since when an order waits at the shop for its buyer. Of older orders only their completion is known. */
export const ordersToCollect: Migration = {
  name: '030-orders-to-collect',
  sql: 'alter table orders add column ready_at timestamptz;',
};
