import type { Language } from '#engine/domain/language.ts';
import type { Mail } from '#engine/domain/mail/mail.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { downloadsOfOrders, type LinkedDownload } from '../downloads/list-downloads.ts';
import type { LetterFacts, OrderNews } from '../ports/letters.ts';
import type { Needs } from '../ports.ts';

export type LetterSources = Pick<Needs, 'orders' | 'downloads' | 'gateways' | 'settings' | 'sign'>;

/** The API's name of the gateway that knows no more than where the shop's accounts are. */
const BANK_TRANSFER = 'bacs';

/** Null when the order a mail tells of is gone. */
type FactsOf = (mail: Mail) => LetterFacts | null;

/** All that the words of these mails need, as it stands now, in the same few reads however many they are. */
export async function readFacts(sources: LetterSources, mails: readonly Mail[]): Promise<FactsOf> {
  const newsOf = await readNews(sources, mails);
  return (mail) => {
    if (!('orderId' in mail)) return { mail, news: null };
    const news = newsOf(mail);
    return news && { mail, news };
  };
}

type OrderMail = Extract<Mail, { readonly orderId: number }>;

async function readNews(
  sources: LetterSources,
  mails: readonly Mail[],
): Promise<(mail: OrderMail) => OrderNews | null> {
  const told = mails.filter((mail) => 'orderId' in mail);
  const ids = [...new Set(told.map(({ orderId }) => orderId))];
  if (ids.length === 0) return () => null;
  const { rows } = await sources.orders.list({ ids }, { first: ids.length });
  const orders = new Map(rows.map((order) => [order.id, order]));
  const languages = [...new Set(told.map(({ language }) => language))];
  const downloads = new Map<Language, readonly LinkedDownload[]>();
  for (const language of languages) downloads.set(language, await downloadsOfOrders(sources, ids, language));
  return ({ orderId, language }) => {
    const order = orders.get(orderId);
    if (!order) return null;
    const own = downloads.get(language)?.filter((download) => download.orderId === orderId) ?? [];
    return { order, downloads: own, ...waysToPay(sources, order) };
  };
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
