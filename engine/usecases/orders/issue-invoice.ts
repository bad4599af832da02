import { invoiceYear } from '#engine/domain/orders/invoice.ts';
import { needsInvoice, type Order } from '#engine/domain/orders/order.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';

/** The order with its invoice, issued now if it is to be billed and was not. */
export async function issueInvoice(
  { orders }: Pick<UnitOfWork, 'orders'>,
  order: Order,
  { settings: { seller, invoicePrefix: prefix, timeZone }, now }: Pick<Needs, 'settings' | 'now'>,
): Promise<Order> {
  if (!needsInvoice(order)) return order;
  const issuedAt = now();
  const year = invoiceYear(issuedAt, timeZone);
  return { ...order, invoice: await orders.issueInvoice({ orderId: order.id, prefix, year, issuedAt, seller }) };
}
