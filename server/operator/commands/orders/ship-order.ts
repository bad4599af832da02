import type { Command } from 'commander';
import { z } from 'zod';
import { whatsappChat, whatsappShare } from '#contract/site.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { COURIER_KEYS, type Shipment, shipmentLine } from '#engine/domain/orders/shipment.ts';
import { MESSAGES } from '../../messages/messages.ts';
import { fill } from '../../messages/template.ts';
import { type Context, defineCommand, fieldsOf, valueOrThrow } from '../command.ts';

/** Sends an order with its parcel number, or corrects it, and prints the same for WhatsApp. */
export function addShip(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.orders.ship;
  const courierHelp = fill(help.options.courier, { couriers: COURIER_KEYS });
  defineCommand(parent, context, {
    usage: 'ship <order>',
    help: { ...help, options: { ...help.options, courier: courierHelp } },
    flags: ['--courier <name>', '--number <number>', '--message <text>', '--correct'],
    input: z.object({
      order: fieldsOf(messages).number,
      courier: z.string(help.wrongCourier).trim().refine(isCourier, help.wrongCourier).transform(courierOf),
      number: z.string(help.wrongNumber).trim().refine(isTrackingNumber, help.wrongNumber),
      message: z.string().max(1000).default(''),
      correct: fieldsOf(messages).flag,
    }),
    async run({ order: id, courier, number, message, correct }) {
      const shipment = { courier, number };
      const order = valueOrThrow(
        context,
        await call(correct ? 'correctShipment' : 'completeOrder', { id, message, shipment }),
      );
      output.print(fill(messages.orders.done, { id, status: order.status }));
      output.print(fill(help.whatsapp, { url: whatsappOf(order, shipment) }));
    },
  });
}

export const isCourier = (name: string): boolean => /^[\p{L}\p{N}][^\p{C}]{1,39}$/u.test(name);

export const isTrackingNumber = (number: string): boolean => /^[a-z0-9][a-z0-9-]{1,39}$/i.test(number);

/** The key of a known courier however it is written, and any other name as it is. */
export function courierOf(name: string): string {
  const key = name.toLowerCase().replace('&', 'n').replaceAll(/[\s-]/g, '');
  return COURIER_KEYS.includes(key) ? key : name;
}

/** Address that opens a chat with the buyer, in the order's language; without a number, one that asks for the reader. */
function whatsappOf({ id, language, billing, shipping }: Order, shipment: Shipment): string {
  const { words } = MESSAGES[language].orders.ship;
  const text = fill(words, { name: billing.firstName, id, shipment: shipmentLine(shipment) });
  const digits = (billing.phone || shipping.phone).replaceAll(/\D/g, '').replace(/^0/, '62');
  return digits === '' ? whatsappShare(text) : whatsappChat(digits, text);
}
