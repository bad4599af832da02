import type { Migration } from './migration.ts';

/** Courier and number of the parcel an order left in; null before, and where the operator names none. */
export const shipments: Migration = {
  name: '026-shipments',
  sql: 'alter table orders add column shipment jsonb;',
};
