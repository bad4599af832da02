import type { Migration } from './migration.ts';

/**
 * An invoice is kept as it was issued. Orders that were billed before keep the number their buyers know; who sold was not
 * kept with them. `last` is the number that a year has drawn last.
 */
export const invoices: Migration = {
  name: '028-invoices',
  sql: `
create table invoice_runs (
  year integer primary key,
  last integer not null check (last > 0)
);
alter table orders add column invoice jsonb;
update orders set invoice = jsonb_build_object(
  'number', 'INV-' || id, 'issuedAt', coalesce(paid_at, created_at), 'seller', null)
where status in ('processing', 'completed', 'refunded');
create unique index on orders ((invoice ->> 'number'));
`,
};
