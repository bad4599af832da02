import type { Migration } from './migration.ts';

/** Each order asks for reviews once. */
export const reviewRequests: Migration = {
  name: '020-review-requests',
  sql: `
alter table orders add column review_requested_at timestamptz;
create index on orders (completed_at) where status = 'completed' and review_requested_at is null;
`,
};
