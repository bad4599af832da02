import { type Address, mapAddress } from '#engine/domain/addresses/address.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { EmailData } from '#engine/usecases/ports/mail.ts';

/**
 * A name or note as a stranger wrote it, in which no mail program finds an address to link: `see evil.example` becomes
 * `see evil. example`. Whoever gets an email from the shop must not be led elsewhere by somebody who typed it as a name.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/:\/\//g, ': //')
    .replace(/[^\s,()]+/g, (word) => (DEGREE.test(word) ? word : word.replace(DOT_IN_HOST, '. ')));

const DOT_IN_HOST = /(?<=[\p{L}\p{N}_-])\.(?=[\p{L}\p{N}])/gu;

/**
 * An academic degree as Indonesians write it behind a name: `S.Kom.`, `M.Si`, `S.Tr.Kom.`, `A.Md.Kep.`, `Ph.D`. As an address it
 * could only be that of a host of one letter, without a path.
 */
const DEGREE = /^(?:\p{Lu}\.(?:(?:\p{Lu}|Tr|Md|Pd|Th)\.)?\p{Lu}\p{L}{0,3}|Ph\.D)\.?$/u;

/** A province, too, is free text where the shop has no list of a country's. */
const plainAddress = (address: Address): Address => ({ ...mapAddress(address, withoutLinks), email: address.email });

const plainOrder = (order: Order): Order => ({
  ...order,
  billing: plainAddress(order.billing),
  shipping: plainAddress(order.shipping),
  note: withoutLinks(order.note),
  meta: Object.fromEntries(Object.entries(order.meta).map(([key, value]) => [key, withoutLinks(value)])),
});

function plainMail(mail: EmailData['mail']): EmailData['mail'] {
  if (mail.kind === 'review-waiting') return { ...mail, author: withoutLinks(mail.author) };
  // Names of products are the shop's own.
  if (!('name' in mail) || mail.kind === 'back-in-stock' || mail.kind === 'low-stock') return mail;
  return { ...mail, name: withoutLinks(mail.name) };
}

/** The same, with every name, address and note that a visitor has typed without anything that would become a link. */
export const withPlainWords = ({ mail, orderData }: EmailData): EmailData => ({
  mail: plainMail(mail),
  orderData: orderData && { ...orderData, order: plainOrder(orderData.order) },
});
