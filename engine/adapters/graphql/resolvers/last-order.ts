import type { Context } from '../context.ts';
import type { CustomerSource, OrderSource } from '../sources.ts';

/** What the caller has placed last in this session: found again when the answer to the checkout was lost. */
export async function lastOrder(
  { isCaller }: CustomerSource,
  _args: unknown,
  context: Context,
): Promise<OrderSource | null> {
  const id = isCaller ? (await context.view()).session.orders.at(-1) : undefined;
  if (id === undefined) return null;
  const read = await context.shop.readOrder(await context.session.caller(), { id });
  return read.ok ? read.value : null;
}
