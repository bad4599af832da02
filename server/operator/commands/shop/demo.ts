import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { z } from 'zod';
import { ownProducts } from '#seed/load/own-products.ts';
import type { Config } from '../../../config/config.ts';
import { fill } from '../../messages/template.ts';
import { connect } from '../../service/connect.ts';
import { openService } from '../../service/open-service.ts';
import { CommandRefused, type Context, defineCommand } from '../command.ts';

/** What a new shop makes anew, by its place in the data folder. Secrets and settings stay. */
const FILLED = ['database', 'uploads', 'files'];

export function addDemo(program: Command, context: Context): void {
  const demo = program.command('demo').description(context.messages.demo.purpose);
  addRemove(demo, context);
}

/** The demo fills every table, so it goes with the whole database: an order or a product of one's own would go with it. */
function addRemove(parent: Command, context: Context): void {
  const { messages, output, config } = context;
  const help = messages.demo.remove;
  defineCommand(parent, context, {
    usage: 'remove',
    help,
    input: z.object({}),
    async run() {
      const { dataFolder, databaseUrl } = config();
      if (databaseUrl !== null) throw new CommandRefused(help.onServer);
      if (await connect(dataFolder)) throw new CommandRefused(messages.errors.stopFirst);
      const { orders, own } = await contentsOf(config());
      if (orders > 0) throw new CommandRefused(fill(help.ordered, { count: orders }));
      if (own.length > 0) throw new CommandRefused(fill(help.own, { products: own.slice(0, 5), count: own.length }));
      for (const folder of FILLED) await rm(join(dataFolder, folder), { recursive: true, force: true });
      output.print(fill(help.done, { folder: dataFolder }));
    },
  });
}

/** How many orders there are, and which products are not the demo's. */
async function contentsOf(config: Config): Promise<{ readonly orders: number; readonly own: readonly string[] }> {
  const service = await openService(config);
  try {
    const { total } = await service.call('listOrders', { filter: {}, page: { first: 1 } });
    const products = await service.call('productDrafts', 'all');
    return { orders: total, own: ownProducts(products.map(({ draft }) => draft.slug)) };
  } finally {
    await service.close();
  }
}
