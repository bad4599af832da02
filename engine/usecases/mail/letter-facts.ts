import type { Mail } from '#engine/domain/mail/mail.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { downloadsOfOrders } from '../downloads/list-downloads.ts';
import type { LetterFacts, OrderNews } from '../ports/letters.ts';
import type { Needs } from '../ports.ts';

export type LetterSources = Pick<Needs, 'orders' | 'downloads' | 'gateways' | 'settings' | 'sign'>;

/** The API's name of the gateway that knows no more than where the shop's accounts are. */
const BANK_TRANSFER = 'bacs';

/** All that the words of a mail need, as it stands now; null when the order it tells of is gone. */
export async function letterFacts(sources: LetterSources, mail: Mail): Promise<LetterFacts | null> {
  if (!('orderId' in mail)) return { mail, news: null };
  const order = await sources.orders.find(mail.orderId);
  if (!order) return null;
  const downloads = await downloadsOfOrders(sources, [order.id], mail.language);
  return { mail, news: { order, downloads, ...waysToPay(sources, order) } };
}

/** Told as long as the money is awaited. */
function waysToPay({ gateways, settings }: LetterSources, order: Order): Pick<OrderNews, 'instructions' | 'accounts'> {
  const isAwaited = order.paidAt === null && ['pending', 'on-hold', 'processing'].includes(order.status);
  const gateway = gateways.find(({ id }) => id === order.paymentMethod);
  if (!isAwaited || !gateway) return { instructions: '', accounts: [] };
  const instructions = gateway.instructions(order);
  if (gateway.id !== BANK_TRANSFER) return { instructions, accounts: [] };
  // The accounts stand below the first line, and are told one by one here.
  return { instructions: instructions.split('\n', 1)[0] ?? '', accounts: settings.bankTransfer.accounts };
}
