import pg from 'pg';

/** How many orders were placed under an address, in the shop on PostgreSQL. */
export async function countOrders(databaseUrl: string, email: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("select count(*)::int as orders from orders where billing->>'email' = $1", [
      email,
    ]);
    return rows[0].orders;
  } finally {
    await client.end();
  }
}
