import type { Command } from 'commander';
import { z } from 'zod';
import { readCartLink } from '#contract/cart-link.ts';
import { GIFT_MESSAGE } from '#contract/commerce-api.ts';
import { LIMITS } from '#contract/limits.ts';
import { EMPTY_ADDRESS } from '#engine/domain/addresses/address.ts';
import { LANGUAGES } from '#engine/domain/language.ts';
import type { NewOrder } from '#engine/domain/orders/order.ts';
import { orderSums } from '#engine/domain/orders/order-sums.ts';
import { gross } from '#engine/domain/pricing/priced-cart.ts';
import type { TakenOrder, TakeOrderRefusal, TakeOrderRequest } from '#engine/usecases/checkout/take-order.ts';
import { splitList } from '../../csv/cells.ts';
import type { Messages } from '../../messages/messages.ts';
import { fill } from '../../messages/template.ts';
import { formatMoney } from '../../output/money.ts';
import { sumRow } from '../../print/invoice-sheets.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf, UsageError } from '../command.ts';
import { numberOrName } from '../customers/show-customer.ts';
import {
  ADDRESS_FLAGS,
  addressFields,
  addressPatch,
  problemLines,
  RECIPIENT_FLAGS,
  recipientFields,
  recipientOf,
} from './address-options.ts';

const FLAGS = [
  '--customer <who>',
  ...ADDRESS_FLAGS,
  ...RECIPIENT_FLAGS,
  '--pay <method>',
  '--delivery <method>',
  '--code <codes>',
  '--note <text>',
  '--gift <message>',
  '--buyer-language <language>',
  '--dry-run',
  '--json',
];

const inputOf = ({ messages }: Context) =>
  z.object({
    items: z.array(z.string()),
    ...addressFields(messages),
    ...recipientFields(messages),
    customer: z.string().min(1).optional(),
    pay: z.string().min(1).optional(),
    delivery: z.string().min(1).optional(),
    code: z.string().default(''),
    note: z.string().trim().max(1000).default(''),
    gift: z.string().trim().max(LIMITS.giftMessage).optional(),
    buyerLanguage: z.enum(LANGUAGES).optional(),
    dryRun: fieldsOf(messages).flag,
    json: fieldsOf(messages).flag,
  });

type Given = z.infer<ReturnType<typeof inputOf>>;

/** Takes an order as the checkout would, without a browser. */
export function addAdd(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.orderAdd;
  defineCommand(parent, context, {
    usage: 'add <items...>',
    help: { ...help, options: optionsOf(messages) },
    flags: FLAGS,
    input: inputOf(context),
    async run(given) {
      const taken = await call('takeOrder', await requestOf(given, context));
      if (!taken.ok) throw new CommandRefused(refusalLine(taken.refusal, context));
      if (given.json) return output.json({ dryRun: given.dryRun, ...taken.value });
      printTaken(taken.value, context);
    },
  });
}

function optionsOf({ addressOptions: { options }, orderAdd: help }: Messages) {
  const recipient = Object.entries(options).map(([name, what]) => [`to-${name}`, fill(help.recipient, { what })]);
  return { ...options, ...Object.fromEntries(recipient), ...help.options };
}

async function requestOf(given: Given, { messages, call }: Context): Promise<TakeOrderRequest> {
  const { items: typed, customer: who, email, pay, delivery = '', code, note, gift, buyerLanguage, dryRun } = given;
  const { items } = readCartLink(new Map([['items', typed.join(',')]]));
  if (items.length < typed.length) throw new UsageError(messages.cartLink.malformed);
  const account = who === undefined ? null : await call('showCustomer', numberOrName(who));
  if (who !== undefined && !account) throw new CommandRefused(fill(messages.orderAdd.unknownCustomer, { who }));
  const { billing, shipping } = account?.customer ?? { billing: EMPTY_ADDRESS, shipping: EMPTY_ADDRESS };
  return {
    items,
    customerId: account?.customer.id ?? null,
    billing: { ...addressPatch(given, billing), ...(email !== undefined && { email }) },
    shipping: addressPatch(recipientOf(given), shipping),
    codes: splitList(code),
    shippingMethod: delivery,
    paymentMethod: pay ?? null,
    note,
    ...(gift !== undefined && { meta: { [GIFT_MESSAGE]: gift } }),
    language: buyerLanguage ?? null,
    store: !dryRun,
  };
}

function refusalLine(refusal: TakeOrderRefusal, { messages }: Context): string {
  const { refusals, other } = messages.orderAdd;
  const texts: Partial<Record<TakeOrderRefusal['code'], string>> = refusals;
  if (refusal.code !== 'ADDRESS_INVALID') return fill(texts[refusal.code] ?? other, refusal);
  const problems = problemLines(refusal.problems, messages, { billing: '--', shipping: '--to-' });
  return fill(refusals.ADDRESS_INVALID, { problems });
}

function printTaken({ order, id, rates }: TakenOrder, { messages, output, language }: Context): void {
  const { orderAdd: help, orders } = messages;
  const { columns } = orders;
  output.table<NewOrder['lines'][number]>(
    [
      { title: columns.sku, cell: ({ sku }) => sku },
      { title: columns.name, cell: ({ name }) => name },
      { title: columns.quantity, align: 'right', cell: ({ quantity }) => String(quantity) },
      { title: columns.total, align: 'right', cell: ({ total }) => formatMoney(gross(total)) },
    ],
    order.lines,
  );
  output.print('');
  for (const { label, amount } of orderSums(order).map((sum) => sumRow(sum, language)))
    output.print(`${label}: ${amount}`);
  if (order.paymentMethodTitle !== '') output.print(fill(help.payment, { payment: order.paymentMethodTitle }));
  const { status, billing } = order;
  if (id !== null) {
    output.print(fill(help.done, { id, status, email: billing.email }));
    return;
  }
  const methods = rates.map((rate) => `${rate.id} (${rate.label[language]} ${formatMoney(gross(rate.cost))})`);
  if (methods.length > 0) output.print(fill(help.deliveries, { methods }));
  output.print(fill(help.would, billing));
}
