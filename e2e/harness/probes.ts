import pg from 'pg';
import { type DatabaseProbe, probeByApi } from './database-probe.ts';
import type { RunningShops } from './global-setup.ts';

export function probePostgres(databaseUrl: string): DatabaseProbe {
  return {
    async stockOf({ sku }) {
      const { on_hand } = await queryOne(databaseUrl, STOCK_SQL, sku);
      return Number(on_hand);
    },
    async order(key) {
      const row = await queryOne(databaseUrl, ORDER_SQL, key);
      return {
        status: String(row.status),
        paymentMethod: String(row.payment_method),
        email: String(row.email),
        note: String(row.note),
        total: Number(row.total),
        lines: JSON.parse(String(row.lines)),
      };
    },
  };
}

const STOCK_SQL = 'select on_hand from stock join products on products.id = stock.product_id where sku = $1';

const ORDER_SQL = `
select status, payment_method, billing->>'email' as email, note, total, (
  select json_agg(json_build_object('sku', sku, 'quantity', quantity) order by position)::text
  from order_lines where order_id = orders.id
) as lines
from orders where key = $1`;

/** How many orders were placed with this email address. */
export async function countOrders(databaseUrl: string, email: string): Promise<number> {
  const { orders } = await queryOne(databaseUrl, COUNT_SQL, email);
  return Number(orders);
}

const COUNT_SQL = "select count(*)::int as orders from orders where billing->>'email' = $1";

export interface OrderPayments {
  /** Of the order. */
  readonly status: string;
  /** State of each payment attempt, the oldest first. */
  readonly payments: readonly string[];
}

export async function readPayments(databaseUrl: string, orderKey: string): Promise<OrderPayments> {
  const { status, payments } = await queryOne(databaseUrl, PAYMENTS_SQL, orderKey);
  return { status: String(status), payments: JSON.parse(String(payments)) };
}

const PAYMENTS_SQL = `
select status, array_to_json(array(select state from payments where order_id = orders.id order by id))::text as payments
from orders where key = $1`;

async function queryOne(databaseUrl: string, statement: string, value: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(statement, [value]);
    if (rows.length !== 1) throw new Error(`${rows.length} rows for ${value}`);
    return rows[0];
  } finally {
    await client.end();
  }
}

/** The embedded database is open to the shop's process alone, so its API is asked; a server is asked itself. */
export const probesOf = (shops: RunningShops): Readonly<Record<keyof RunningShops, DatabaseProbe>> => ({
  embedded: probeByApi(shops.embedded.address),
  postgres: probePostgres(shops.postgres.databaseUrl),
});
