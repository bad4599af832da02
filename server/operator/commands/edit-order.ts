import type { Command } from 'commander';
import { z } from 'zod';
import { joinDistrict, splitDistrict } from '#contract/geography/district.ts';
import { splitName } from '#contract/geography/person-name.ts';
import { PHONE } from '#contract/inputs/phone.ts';
import {
  type Address,
  type AddressField,
  type AddressPatch,
  type AddressRole,
  isSameAddress,
} from '#engine/domain/addresses/address.ts';
import type { AddressProblem } from '#engine/domain/addresses/check-address.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { gross } from '#engine/domain/pricing/priced-cart.ts';
import { fill } from '../messages/template.ts';
import { formatMoney } from '../output/money.ts';
import { eventLine } from '../output/order-events.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf, valueOrThrow } from './command.ts';

/** In one line, as the forms of the checkout take it. */
const line = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\p{Cc}+/gu, ' '))
    .trim()
    .max(maxLength)
    .optional();

const FIELDS = {
  ...{ email: line(254), name: line(200), company: line(100), address: line(200), detail: line(150) },
  ...{ district: line(50), city: line(100), province: line(100), postcode: line(20), country: line(2) },
};

const FLAGS = [
  ...['--email <address>', '--phone <number>', '--name <name>', '--company <name>', '--address <street>'],
  ...['--detail <text>', '--district <name>', '--city <name>', '--province <name>', '--postcode <postcode>'],
  ...['--country <code>', '--only <which>', '--dry-run', '--json'],
];

const ONLY = { billing: 'billing', delivery: 'shipping' } as const satisfies Record<string, AddressRole>;

const inputOf = ({ messages }: Context) => {
  const { number, flag } = fieldsOf(messages);
  const { wrongPhone, onlyBilling } = messages.orderCare.edit;
  return z
    .object({
      ...{ number, dryRun: flag, json: flag, ...FIELDS },
      phone: line(20).refine((text) => !text || PHONE.test(text), wrongPhone),
      only: z.enum(['billing', 'delivery']).optional(),
    })
    .refine(({ email, only }) => email === undefined || only !== 'delivery', {
      path: ['email'],
      message: onlyBilling,
    });
};

type Given = z.infer<ReturnType<typeof inputOf>>;

/** Corrects what a buyer has mistyped, in both addresses where they are the same. */
export function addEdit(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.orderCare.edit;
  defineCommand(parent, context, {
    usage: 'edit <number>',
    help,
    flags: FLAGS,
    input: inputOf(context),
    async run(given) {
      const { number: id, dryRun, json } = given;
      const before = (await call('showOrder', id))?.order;
      if (!before) throw new CommandRefused(fill(messages.refusals.ORDER_UNKNOWN, { id }));
      const request = { id, store: !dryRun, ...correctionOf(given, before, context) };
      const corrected = await call('correctAddresses', request);
      const refusal = corrected.ok ? null : corrected.refusal;
      if (refusal?.code === 'ADDRESS_INVALID') {
        const problems = refusal.problems.map((problem) => problemLine(problem, context));
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
  const postal = (address: Address) => patchOf(given, address);
  const email = given.email === undefined ? {} : { email: given.email };
  const role = given.only && ONLY[given.only];
  if (role === undefined && Object.keys(postal(billing)).length > 0 && !isOneAddress(billing, shipping))
    throw new CommandRefused(messages.orderCare.edit.which);
  return {
    billing: { ...(role === 'shipping' ? {} : postal(billing)), ...email },
    shipping: role === 'billing' ? {} : postal(shipping),
  };
}

/** A delivery address often has no telephone number of its own. */
const isOneAddress = (billing: Address, shipping: Address): boolean =>
  isSameAddress(billing, { ...shipping, phone: shipping.phone || billing.phone });

function patchOf(given: Given, { address2 }: Address): AddressPatch {
  const { name, company, address: address1, city, province: state, postcode, country, phone } = given;
  const stored = splitDistrict(address2);
  const detail = { detail: given.detail ?? stored.detail, district: given.district ?? stored.district };
  const hasDetail = given.detail !== undefined || given.district !== undefined;
  const fields = { company, address1, city, state, postcode, country, phone };
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined)),
    ...(name !== undefined && splitName(name)),
    ...(hasDetail && { address2: joinDistrict(detail) }),
  };
}

const OPTIONS: Partial<Record<AddressField, string>> = {
  firstName: '--name',
  address1: '--address',
  state: '--province',
};

function problemLine({ code, role, field }: AddressProblem, { messages }: Context): string {
  const { problem, roles } = messages.orderCare.edit;
  const name = `${OPTIONS[field] ?? `--${field}`} (${roles[role]})`;
  return fill(code === 'FIELD_REQUIRED' ? problem.missing : problem.wrong, { name });
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
