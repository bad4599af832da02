import { GIFT_MESSAGE } from '#contract/commerce-api.ts';
import { addressLabel } from '#contract/geography/address-label.ts';
import { fullName } from '#contract/geography/person-name.ts';
import { splitCompany } from '#contract/geography/tax-number.ts';
import { SITE, sellerLine } from '#contract/site.ts';
import { awaitedPieces, isPickedUp, type Order, type OrderLine, recipientPhone } from '#engine/domain/orders/order.ts';
import { trackedShipment } from '#engine/domain/orders/shipment.ts';
import { MESSAGES } from '../messages/messages.ts';
import { fill } from '../messages/template.ts';
import { formatDateTime } from '../output/format.ts';
import type { Print, Sheet } from './sheet.ts';

/** One for each order, to lie in its parcel, in the language of its buyer. */
export const packingSlips = (orders: readonly Order[]): Print => ({
  title: SITE.siteName,
  paper: 'A4',
  sheets: orders.map(packingSlip),
});

/** One for each order, to stick on its parcel. */
export const addressLabels = (orders: readonly Order[]): Print => ({
  title: SITE.siteName,
  paper: 'A6',
  sheets: orders.map(label),
});

const nameOf = ({ id, language }: Order): string => fill(MESSAGES[language].prints.slips.title, { number: id });

const deliveryOf = ({ shippingLines, shipment }: Order): readonly string[] => [
  ...shippingLines.map(({ title }) => title),
  ...(shipment ? [`${trackedShipment(shipment).courier} ${shipment.number}`] : []),
];

/** Where it goes; whose it is, where its buyer collects it. A tax number, which may be that of a person, concerns nobody on the way. */
function recipientOf(order: Order): readonly string[] {
  const { billing, shipping, language } = order;
  const { company } = splitCompany(shipping.company);
  if (!isPickedUp(order)) return addressLabel({ ...shipping, company, phone: recipientPhone(order) }, language);
  return [fullName(billing), billing.phone].filter(Boolean);
}

const NOTE_LINES = 12;

/** As the buyer wrote it, but what has many short lines must not take page after page. */
function noteLines(note: string): readonly string[] {
  const lines = note.split('\n').filter((line) => line.trim() !== '');
  return lines.length <= NOTE_LINES
    ? lines
    : [...lines.slice(0, NOTE_LINES - 1), lines.slice(NOTE_LINES - 1).join(' / ')];
}

function productLines(line: OrderLine, order: Order): readonly string[] {
  const pieces = awaitedPieces(order, line);
  const backordered = fill(MESSAGES[order.language].prints.slips.backordered, { pieces });
  const options = Object.entries(line.meta).map(([key, value]) => `${key}: ${value}`);
  return [line.name, ...options, ...(pieces > 0 ? [backordered] : [])];
}

/** A gift tells its recipient what the buyer has to say to them, and nothing that was meant for the shop. */
function wordsFor(order: Order): Sheet['blocks'] {
  const text = MESSAGES[order.language].prints.slips;
  const words = (title: string, typed: string) =>
    ({ kind: 'lines', look: 'note', lines: [title, ...noteLines(typed)] }) as const;
  const gift = order.meta[GIFT_MESSAGE];
  if (gift !== undefined) return [words(text.gift, gift)];
  return order.note === '' ? [] : [words(text.note, order.note)];
}

function packingSlip(order: Order): Sheet {
  const { language } = order;
  const text = MESSAGES[language].prints.slips;
  return {
    language,
    blocks: [
      { kind: 'title', text: nameOf(order) },
      { kind: 'lines', look: 'plain', lines: [formatDateTime(order.createdAt, language), ...deliveryOf(order)] },
      { kind: 'lines', look: 'address', lines: recipientOf(order) },
      {
        kind: 'table',
        columns: [
          { title: text.pieces, look: 'count' },
          { title: 'SKU', look: 'text' },
          { title: text.product, look: 'text' },
        ],
        rows: order.lines.map((line) => [[String(line.quantity)], [line.sku], productLines(line, order)]),
      },
      ...wordsFor(order),
      { kind: 'lines', look: 'plain', lines: [SITE.siteName, sellerLine(), SITE.email] },
    ],
  };
}

function label(order: Order): Sheet {
  const { language } = order;
  const text = MESSAGES[language].prints.slips;
  const { address, phone } = SITE.seller;
  return {
    language,
    blocks: [
      { kind: 'lines', look: 'plain', lines: [text.from, SITE.siteName, ...address, phone] },
      { kind: 'title', text: text.to },
      { kind: 'lines', look: 'address', lines: recipientOf(order) },
      { kind: 'lines', look: 'plain', lines: [nameOf(order), ...deliveryOf(order)] },
    ],
  };
}
