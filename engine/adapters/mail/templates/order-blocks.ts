import { GIFT_MESSAGE } from '#contract/commerce-api.ts';
import { addressLabel } from '#contract/geography/address-label.ts';
import { orderProgress } from '#contract/order-stages.ts';
import { downloadPath, orderReceivedPath } from '#contract/paths.ts';
import { pickupPlace } from '#contract/site.ts';
import { type Address, isSameAddress } from '#engine/domain/addresses/address.ts';
import { awaitedPieces, isPickedUp, type Order, type OrderLine } from '#engine/domain/orders/order.ts';
import { type OrderSum, orderSums } from '#engine/domain/orders/order-sums.ts';
import { trackedShipment } from '#engine/domain/orders/shipment.ts';
import { displayedAmount } from '#engine/domain/pricing/priced-cart.ts';
import type { OrderEmailData } from '#engine/usecases/ports/mail.ts';
import type { Block, OrderRow, SumRow } from '../layout/blocks.ts';
import type { EmailContext } from '../layout/email-context.ts';
import { ORDER_TEXTS } from './order-texts.ts';

/** The order's page. Its key opens it without a login. */
const orderUrl = ({ id, key }: Order, context: EmailContext): string => context.urlOf(orderReceivedPath(id, key));

export const orderButton = (order: Order, context: EmailContext, label?: string): Block => ({
  kind: 'button',
  label: label ?? ORDER_TEXTS[context.language].toTheOrder,
  url: orderUrl(order, context),
});

/** What customer service asks for: number, date, payment and total. */
export function orderFacts(order: Order, context: EmailContext): Block {
  const texts = ORDER_TEXTS[context.language];
  return {
    kind: 'facts',
    rows: [
      [texts.number, String(order.id)],
      [texts.date, context.formatDate(order.createdAt)],
      [texts.payment, order.paymentMethodTitle || texts.nothingToPay],
      [texts.total, context.formatMoney(order.totals.total)],
    ],
  };
}

/** The lines of the order and its totals. */
export const orderContents = (order: Order, context: EmailContext): readonly Block[] => [
  { kind: 'heading', text: ORDER_TEXTS[context.language].contents },
  { kind: 'order-lines', rows: order.lines.map((line) => lineRow(line, order, context)) },
  { kind: 'sums', rows: orderSums(order).map((sum) => sumRow(sum, context)) },
];

function lineRow(line: OrderLine, order: Order, context: EmailContext): OrderRow {
  const texts = ORDER_TEXTS[context.language];
  const amount = displayedAmount(line.subtotal, order.displayIncludesTax);
  const chosen = Object.entries(line.meta).map(([name, value]) => `${name}: ${value}`);
  const pieces = texts.pieces(line.quantity, context.formatMoney(Math.round(amount / line.quantity)));
  const awaited = awaitedPieces(order, line);
  const backordered = awaited > 0 ? [texts.backordered(line.quantity - awaited, awaited)] : [];
  return { name: line.name, details: [...chosen, pieces, ...backordered], amount: context.formatMoney(amount) };
}

function sumRow(sum: OrderSum, { language, formatMoney }: EmailContext): SumRow {
  const texts = ORDER_TEXTS[language];
  const amount = formatMoney(sum.amount);
  switch (sum.kind) {
    case 'subtotal':
      return { label: texts.subtotal, amount, weight: 'normal' };
    case 'discount':
      return { label: texts.discount, amount: `−${amount}`, weight: 'normal' };
    case 'coupon':
      return { label: texts.coupon(sum.code), amount: `−${amount}`, weight: 'normal' };
    case 'delivery':
      return {
        label: `${texts.delivery}: ${sum.title}`,
        amount: sum.amount === 0 ? texts.free : amount,
        weight: 'normal',
      };
    case 'tax':
      return { label: sum.label, amount, weight: 'normal' };
    case 'gift-card':
      return { label: texts.giftCard(sum.ending), amount: `−${amount}`, weight: 'normal' };
    case 'total':
      return { label: texts.total, amount, weight: 'total' };
    case 'included-tax':
      return { label: texts.including(amount, sum.label), amount: '', weight: 'quiet' };
  }
}

export function orderAddresses(order: Order, context: EmailContext): Block {
  const { shipping, billing, needsShipping } = order;
  const texts = ORDER_TEXTS[context.language];
  const postal = (title: string, address: Address) => ({ title, lines: addressLabel(address, context.language) });
  if (!needsShipping) return { kind: 'addresses', addresses: [postal(texts.billTo, billing)] };
  if (isPickedUp(order)) {
    const title = order.status === 'completed' ? texts.pickedUpAt : texts.pickUpAt;
    const place = { title, lines: pickupPlace(context.language) };
    return { kind: 'addresses', addresses: [place, postal(texts.billTo, billing)] };
  }
  if (isSameAddress(billing, shipping)) {
    return { kind: 'addresses', addresses: [postal(texts.deliverAndBillTo, billing)] };
  }
  return { kind: 'addresses', addresses: [postal(texts.deliverTo, shipping), postal(texts.billTo, billing)] };
}

/** Instructions and accounts. Nothing once the order is paid. */
export function howToPay({ order, payment }: OrderEmailData, context: EmailContext): readonly Block[] {
  const { instructions, accounts } = payment;
  if (instructions === '' && accounts.length === 0) return [];
  const texts = ORDER_TEXTS[context.language];
  return [
    { kind: 'heading', text: texts.howToPay },
    { kind: 'text', text: instructions },
    ...accounts.map(
      ({ bank, holder, number, iban, bic }): Block => ({
        kind: 'number',
        title: bank,
        number,
        notes: [
          holder,
          iban && `IBAN ${iban}`,
          bic && `BIC ${bic}`,
          texts.amount(context.formatMoney(order.totals.total)),
          texts.reference(order.id),
        ].filter(Boolean),
      }),
    ),
  ];
}

/** The parcel and the page that follows it. Nothing when the operator named none. */
export function shipmentBlocks({ shipment }: Order, { language }: EmailContext): readonly Block[] {
  if (!shipment) return [];
  const texts = ORDER_TEXTS[language].shipment;
  const { courier, number, trackingUrl } = trackedShipment(shipment);
  const block: Block = { kind: 'number', title: texts.title(courier), number, notes: [] };
  if (!trackingUrl) return [block];
  const link = { label: texts.follow(courier), url: trackingUrl, note: texts.copyNumber };
  return [block, { kind: 'links', links: [link] }];
}

/** How what was bought reaches its buyer. */
export const wayOf = (order: Order): 'sent' | 'collect' | 'ready' => {
  if (!order.needsShipping) return 'ready';
  return isPickedUp(order) ? 'collect' : 'sent';
};

/** Links to the files that can still be downloaded. */
export function orderFiles({ downloads }: OrderEmailData, context: EmailContext): readonly Block[] {
  const texts = ORDER_TEXTS[context.language];
  const open = downloads.filter(({ remaining }) => remaining !== 0);
  if (open.length === 0) return [];
  const links = open.map(({ id, signature, name, remaining, expiresAt }) => ({
    label: name,
    url: context.site.baseUrl + downloadPath(id, signature),
    note: [
      remaining === null ? texts.unlimited : texts.left(remaining),
      ...(expiresAt ? [texts.until(context.formatDate(expiresAt))] : []),
    ].join(', '),
  }));
  return [
    { kind: 'heading', text: texts.files },
    { kind: 'links', links },
  ];
}

/** What the buyer collects, and that we write first. Nothing for an order that is sent. */
export const pickupBlocks = (order: Order, { language }: EmailContext): readonly Block[] =>
  isPickedUp(order) ? [{ kind: 'text', text: ORDER_TEXTS[language].pickUpWhen }] : [];

/** Why it is not sent or handed over these days. */
export const holidayBlocks = (
  { needsShipping, status }: Order,
  { language, site: { holidayNotice } }: EmailContext,
): readonly Block[] =>
  needsShipping && holidayNotice && status !== 'completed' ? [{ kind: 'text', text: holidayNotice[language] }] : [];

/** How far the order has come, as on its page. Nothing for one of which nothing is sent or collected, or that has ended otherwise. */
export function progressBlocks(data: OrderEmailData, context: EmailContext): readonly Block[] {
  const { order, payment } = data;
  const progress = orderProgress({
    status: order.status,
    isPaid: order.paidAt !== null,
    isPickedUp: isPickedUp(order),
    isPaidLast: payment.kind === 'pay-on-delivery',
    isReady: order.readyAt !== null,
  });
  if (!order.needsShipping || !progress) return [];
  const texts = ORDER_TEXTS[context.language].stages;
  const stages = progress.stages.map((stage) => (stage === 'payment' ? paymentStage(data, context) : texts[stage]));
  return [{ kind: 'progress', stages, done: progress.reached }];
}

/** An order of nothing to pay has no payment that was received. */
function paymentStage({ order, payment }: OrderEmailData, { language }: EmailContext): string {
  const { nothingToPay, stages } = ORDER_TEXTS[language];
  return order.totals.total === 0 && order.paymentMethodTitle === '' ? nothingToPay : payment.stage || stages.paid;
}

interface TitlesOfWords {
  readonly note: string;
  readonly gift: string;
  readonly giftWithoutMessage: string;
}

/** What the buyer has written: to the recipient of a gift, and to the shop. */
export function wordsOfBuyer({ note, meta }: Order, titles: TitlesOfWords): readonly Block[] {
  const message = meta[GIFT_MESSAGE];
  const quoted = (text: string, words: string): readonly Block[] => [
    { kind: 'heading', text },
    ...(words === '' ? [] : [{ kind: 'quote', text: words } as const]),
  ];
  return [
    ...(message === undefined ? [] : quoted(message === '' ? titles.giftWithoutMessage : titles.gift, message)),
    ...(note === '' ? [] : quoted(titles.note, note)),
  ];
}
