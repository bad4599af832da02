import type { Command } from 'commander';
import { z } from 'zod';
import { addressLabel } from '#contract/geography/address-label.ts';
import { fullName } from '#contract/geography/person-name.ts';
import type { Address } from '#engine/domain/addresses/address.ts';
import { sum } from '#engine/domain/money/money.ts';
import type { CustomerRecord } from '#engine/usecases/customers/manage-customers.ts';
import { fill } from '../../messages/template.ts';
import { formatDateTime, toPlainLine } from '../../output/format.ts';
import { formatMoney } from '../../output/money.ts';
import type { Call } from '../../service/operator-service.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf } from '../command.ts';

export function addShow(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.customers.show;
  defineCommand(parent, context, {
    usage: 'show <who>',
    help,
    flags: ['--json'],
    input: z.object({ who: z.string(), json: fieldsOf(messages).flag }),
    async run({ who, json }) {
      const account = await call('showCustomer', numberOrName(who));
      const found = account ?? (await guestOf(who, call));
      if (!found) throw new CommandRefused(fill(help.unknown, { who }));
      if (json) return output.json(found);
      for (const line of linesOf(found, context)) output.print(toPlainLine(line));
    },
  });
}

type Guest = NonNullable<Awaited<ReturnType<typeof guestOf>>>;

function linesOf(found: CustomerRecord | Guest, { messages, language }: Context): readonly string[] {
  const { columns } = messages.customers;
  const { orderStats } = found;
  const address = (of: Address) => addressLabel(of, language).join(', ');
  const { email, billing, shipping } = 'customer' in found ? found.customer : found.guest;
  const account = 'customer' in found ? found.customer : null;
  return [
    ...(account ? [`${columns.number}: ${account.id}`, `${columns.username}: ${account.username}`] : []),
    `${columns.name}: ${fullName(account ?? billing)}`,
    `${columns.email}: ${email}`,
    ...(account ? [`${columns.since}: ${formatDateTime(account.registeredAt, language)}`] : []),
    `${columns.billing}: ${address(billing)}`,
    `${columns.shipping}: ${address(shipping)}`,
    `${columns.orders}: ${orderStats.count}`,
    `${columns.spent}: ${formatMoney(orderStats.spent)}`,
    ...('guest' in found ? [`${columns.refunded}: ${formatMoney(found.orderStats.refunded)}`] : []),
  ];
}

/** Who has ordered with this email address and has no account; null where nobody has. Amounts are in minor units. */
async function guestOf(email: string, call: Call) {
  if (!email.includes('@')) return null;
  const { rows } = await call('listOrders', { filter: { email }, page: {} });
  const [last] = rows;
  if (!last) return null;
  const refunds = await call(
    'refundsOfOrders',
    rows.map(({ id }) => id),
  );
  const paid = rows.filter(({ paidAt }) => paidAt !== null);
  return {
    guest: { email: last.billing.email, billing: last.billing, shipping: last.shipping },
    orderStats: {
      count: rows.length,
      spent: sum(paid.map(({ totals }) => totals.total)),
      refunded: sum(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => amount)),
      lastOrder: { id: last.id, createdAt: last.createdAt, status: last.status },
    },
    orders: rows.map(({ id, createdAt, status, totals }) => ({ id, createdAt, status, total: totals.total })),
  };
}

/** How a person is named: the number of an account, or any of its names. */
export const numberOrName = (who: string): number | string => (/^\d{1,9}$/.test(who) ? Number(who) : who);
