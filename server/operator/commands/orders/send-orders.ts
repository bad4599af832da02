import type { Command } from 'commander';
import { z } from 'zod';
import type { Order } from '#engine/domain/orders/order.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { fill } from '../../messages/template.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf } from '../command.ts';
import { readBytes } from '../files.ts';
import { checkRow, orderNumberOf, type RowKind, type SendingRow, titlesOf } from './sending-rows.ts';

/** Many orders at once, from the file that `orders export` writes. */
export const addShipAll = (parent: Command, context: Context): void => addSending(parent, context, 'ship');

export const addCompleteAll = (parent: Command, context: Context): void => addSending(parent, context, 'complete');

function addSending(parent: Command, context: Context, kind: RowKind): void {
  const { messages, output } = context;
  const help = messages.sendOrders;
  const { flag } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: `${kind}-all <file>`,
    help: { ...help[kind], options: help.options, arguments: help.arguments },
    flags: ['--dry-run', '--skip-wrong', '--json'],
    input: z.object({ file: z.string(), dryRun: flag, skipWrong: flag, json: flag }),
    async run({ file, dryRun, skipWrong, json }) {
      const checked = await rowsOf(await readBytes(file, messages), kind, context);
      const isWrong = checked.some(({ state }) => state === 'wrong');
      const stores = !dryRun && (skipWrong || !isWrong);
      const rows = stores ? await sendAll(checked, context) : checked;
      if (json) output.json({ dryRun, rows });
      else printRows(rows, context);
      const count = (state: SendingRow['state']) => rows.filter((row) => row.state === state).length;
      const counts = { sent: count('sent'), ready: count('ready'), already: count('already'), wrong: count('wrong') };
      if (counts.wrong > 0) throw new CommandRefused(fill(stores ? help.partly : help.refused, counts));
      if (!json) output.print(fill(dryRun ? help.would : help.done, counts));
    },
  });
}

/** Each row of the file as it stands now. @throws CommandRefused for what is no such file */
async function rowsOf(bytes: Uint8Array, kind: RowKind, context: Context): Promise<readonly SendingRow[]> {
  const { messages, call } = context;
  const titles = titlesOf(kind);
  const csv = readCsv(bytes, (title) => titles.number.includes(title.toLowerCase()));
  if ('fault' in csv) {
    const { faults } = messages.products.import;
    throw new CommandRefused(fill(csv.fault === 'NO_TITLES' ? messages.sendOrders.noTitles : faults[csv.fault], csv));
  }
  const ids = csv.rows.map(({ cells }) => orderNumberOf(titles.read(cells, 'number'))).filter((id) => id > 0);
  const { rows: found } = await call('listOrders', { filter: { ids: [...new Set(ids)] }, page: {} });
  const orders = new Map<number, Order>(found.map((order) => [order.id, order]));
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return csv.rows.map(({ line, cells }) => checkRow({ line, cells }, { kind, titles, orders, twice }, messages));
}

/** One after the other, each in a transaction of its own: what changed since the check is told, the others are sent. */
async function sendAll(rows: readonly SendingRow[], { call, messages }: Context): Promise<readonly SendingRow[]> {
  const sent: SendingRow[] = [];
  for (const row of rows) {
    if (row.state !== 'ready') {
      sent.push(row);
      continue;
    }
    const { order: id, message, shipment } = row;
    const result = await call('completeOrder', { id, message, shipment });
    if (result.ok) sent.push({ ...row, state: 'sent' });
    else sent.push({ ...row, state: 'wrong', problem: fill(messages.refusals[result.refusal.code], result.refusal) });
  }
  return sent;
}

function printRows(rows: readonly SendingRow[], { messages, output }: Context): void {
  const { columns, states } = messages.sendOrders;
  output.table<SendingRow>(
    [
      { title: columns.line, align: 'right', cell: ({ line }) => String(line) },
      { title: columns.order, align: 'right', cell: ({ order }) => String(order || '') },
      { title: columns.state, cell: ({ state, problem }) => problem || states[state] },
    ],
    rows,
  );
}
