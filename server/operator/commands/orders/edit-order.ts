import type { Command } from 'commander';
import { z } from 'zod';
import { type Address, type AddressField, type AddressRole, isSameAddress } from '#engine/domain/addresses/address.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { gross } from '#engine/domain/pricing/priced-cart.ts';
import { fill } from '../../messages/template.ts';
import { formatMoney } from '../../output/money.ts';
import { eventLine } from '../../output/order-events.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf, valueOrThrow } from '../command.ts';
import { ADDRESS_FLAGS, addressFields, addressPatch, problemLines } from './address-options.ts';

const ONLY = { billing: 'billing', delivery: 'shipping' } as const satisfies Record<string, AddressRole>;

const inputOf = ({ messages }: Context) => {
  const { number, flag } = fieldsOf(messages);
  const { onlyBilling, nothing } = messages.orderCare.edit;
  return z
    .object({
      number,
      dryRun: flag,
      json: flag,
      ...addressFields(messages),
      only: z.enum(['billing', 'delivery']).optional(),
      newLink: flag,
    })
    .refine((given) => given.newLink || given.email !== undefined || isAddressGiven(given), { message: nothing })
    .refine(({ email, only }) => email === undefined || only !== 'delivery', {
      path: ['email'],
      message: onlyBilling,
    });
};

const isAddressGiven = (given: Parameters<typeof addressPatch>[0]): boolean =>
  Object.keys(addressPatch(given, { company: '', address2: '' })).length > 0;

type Given = z.infer<ReturnType<typeof inputOf>>;

/** Corrects what a buyer has mistyped, in both addresses where they are the same. */
export function addEdit(parent: Command, context: Context): void {
  const { messages, output, call, language } = context;
  const help = messages.orderCare.edit;
  defineCommand(parent, context, {
    usage: 'edit <number>',
    help: { ...help, options: { ...messages.addressOptions.options, ...help.options } },
    flags: [...ADDRESS_FLAGS, '--only <which>', '--new-link', '--dry-run', '--json'],
    input: inputOf(context),
    async run(given) {
      const { number: id, newLink, dryRun, json } = given;
      const before = (await call('readOrder', { id, language }))?.order;
      if (!before) throw new CommandRefused(fill(messages.refusals.ORDER_UNKNOWN, { id }));
      const request = { id, renewsLink: newLink, store: !dryRun, ...correctionOf(given, before, context) };
      const corrected = await call('correctAddresses', request);
      const refusal = corrected.ok ? null : corrected.refusal;
      if (refusal?.code === 'ADDRESS_INVALID') {
        const problems = problemLines(refusal.problems, messages);
        throw new CommandRefused(fill(messages.refusals.ADDRESS_INVALID, { problems }));
      }
      const { order, events } = valueOrThrow(context, corrected);
      if (json) return output.json({ dryRun, events });
      for (const event of events) output.print(eventLine(event, messages));
      for (const text of consequences(before, order, context)) output.print(text);
      output.print(dryRun ? help.would : fill(help.done, { id }));
    },
  });
}

/** @throws CommandRefused where it is not said which of two addresses is meant */
function correctionOf(given: Given, { billing, shipping }: Order, { messages }: Context) {
  const postal = (address: Address) => addressPatch(given, address);
  const email = given.email === undefined ? {} : { email: given.email };
  const role = given.only && ONLY[given.only];
  if (role === undefined && Object.keys(postal(billing)).length > 0 && !isSameAddress(billing, shipping))
    throw new CommandRefused(messages.orderCare.edit.which);
  return {
    billing: { ...(role === 'shipping' ? {} : postal(billing)), ...email },
    shipping: role === 'billing' ? {} : postal(shipping),
  };
}

const PLACE = ['country', 'state', 'city', 'postcode', 'address2'] as const satisfies readonly AddressField[];

/** What a correction leaves as it is, although a buyer may expect otherwise. */
function consequences(before: Order, after: Order, { messages }: Context): readonly string[] {
  const help = messages.orderCare.edit;
  const isElsewhere = PLACE.some((field) => before.shipping[field] !== after.shipping[field]);
  const delivery = before.shippingLines.map(({ title, cost }) => `${title}, ${formatMoney(gross(cost))}`);
  return [
    ...(isElsewhere && delivery.length > 0 ? [fill(help.costs, { delivery })] : []),
    ...(after.invoice?.buyer ? [fill(help.invoice, after.invoice)] : []),
  ];
}
