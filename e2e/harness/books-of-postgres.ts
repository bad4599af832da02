import pg from 'pg';
import type { Books } from './kept-order.ts';

export function booksOfPostgres(databaseUrl: string): Books {
  const ask = async (statement: string, value: string): Promise<Record<string, unknown>> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query(statement, [value]);
      if (rows.length !== 1) throw new Error(`${rows.length} rows for ${value}`);
      return rows[0];
    } finally {
      await client.end();
    }
  };
  return {
    async pieces({ sku }) {
      const { on_hand } = await ask(PIECES, sku);
      return Number(on_hand);
    },
    async order(key) {
      const row = await ask(ORDER, key);
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

const PIECES = 'select on_hand from stock join products on products.id = stock.product_id where sku = $1';

const ORDER = `
select status, payment_method, billing->>'email' as email, note, total, (
  select json_agg(json_build_object('sku', sku, 'quantity', quantity) order by position)::text
  from order_lines where order_id = orders.id
) as lines
from orders where key = $1`;
