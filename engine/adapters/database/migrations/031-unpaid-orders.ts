import type { Migration } from './migration.ts';

/** Where an open order of somebody who has never paid came from, and an index of the open ones that nobody has paid for. */
export const unpaidOrders: Migration = {
  name: '031-unpaid-orders',
  sql: `
alter table orders add column network text;
create index on orders (network) where network is not null;
create index on orders (session_id) where paid_at is null and status in ('pending', 'on-hold', 'processing');
`,
};
