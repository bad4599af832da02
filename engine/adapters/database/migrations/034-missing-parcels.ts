import type { Migration } from './migration.ts';

/** A buyer complains of a parcel that does not come. */
export const missingParcels: Migration = {
  name: '034-missing-parcels',
  sql: `
alter table order_returns drop constraint order_returns_reason_check;
alter table order_returns add constraint order_returns_reason_check
  check (reason in ('damaged', 'wrong-item', 'not-arrived', 'quality', 'changed-mind', 'other'));
`,
};
