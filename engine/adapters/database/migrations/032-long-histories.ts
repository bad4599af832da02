import type { Migration } from './migration.ts';

/** Emails of one order, those that were given up, and what one customer has written, among those of years. */
export const longHistories: Migration = {
  name: '032-long-histories',
  sql: `
create index on mail_outbox ((mail ->> 'orderId'));
create index on mail_outbox (id) where given_up_at is not null;
create index on reviews (customer_id) where customer_id is not null;
`,
};
