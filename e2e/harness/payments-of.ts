import pg from 'pg';

/** An order in the shop on PostgreSQL, and what has become of every try to pay it, the oldest first. */
export interface PaidOrder {
  readonly status: string;
  readonly payments: readonly string[];
}

export async function paymentsOf(databaseUrl: string, key: string): Promise<PaidOrder> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select status, array(select state from payments where order_id = orders.id order by id) as payments
       from orders where key = $1`,
      [key],
    );
    return rows[0];
  } finally {
    await client.end();
  }
}
