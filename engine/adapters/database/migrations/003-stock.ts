import type { Migration } from './migration.ts';

/**
 * What each sale changes stands in narrow tables of its own: a sale rewrites a few bytes and not the product, and
 * locks pieces before sales numbers, always in that order.
 */
export const stock: Migration = {
  name: '003-stock',
  sql: `
create table stock (
  product_id integer primary key references products on delete cascade,
  kind text not null check (kind in ('managed', 'unmanaged', 'shared')),
  on_hand integer,
  backorders text check (backorders in ('no', 'notify', 'yes')),
  low_amount integer check (low_amount >= 0),
  status text check (status in ('in-stock', 'out-of-stock', 'on-backorder')),
  check ((kind = 'managed') = (on_hand is not null)),
  check ((kind = 'managed') = (backorders is not null)),
  check ((kind = 'unmanaged') = (status is not null))
) with (fillfactor = 70);

-- A number below zero may stay when backorders are switched off, but nothing may sell further below.
create function refuse_overselling() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'check_violation', table = 'stock', constraint = 'stock_never_oversold',
    message = format('product %s would be sold below zero', new.product_id);
end
$$;
create trigger stock_never_oversold before update on stock for each row
  when (new.kind = 'managed' and new.backorders = 'no' and new.on_hand < 0 and new.on_hand < old.on_hand)
  execute function refuse_overselling();

create table sales (
  product_id integer primary key references products on delete cascade,
  pieces bigint not null
) with (fillfactor = 70);
create index on sales (pieces desc);
`,
};
