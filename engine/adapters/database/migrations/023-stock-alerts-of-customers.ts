import type { Migration } from './migration.ts';

/** Whose login an alert was requested with, since an e-mail address of an account proves nothing. */
export const stockAlertsOfCustomers: Migration = {
  name: '023-stock-alerts-of-customers',
  sql: `
alter table stock_alerts add column customer_id integer references customers on delete set null;
create index on stock_alerts (customer_id) where customer_id is not null;
`,
};
