import type { Command } from 'commander';
import { z } from 'zod';
import { fill } from '../../texts/fill.ts';
import { type Context, define, granted } from '../command.ts';

export function addStock(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.products.stock;
  define(parent, context, {
    usage: 'stock <sku> <pieces>',
    help,
    flags: ['--json'],
    input: z.object({
      sku: z.string(),
      pieces: z.string().regex(/^[+-]?\d{1,9}$/, help.wrong),
      json: z.boolean().optional(),
    }),
    async act({ sku, pieces, json }) {
      const kind = /^[+-]/.test(pieces) ? 'add' : 'set';
      const revised = granted(context, await ask('changeStock', { sku, wish: { kind, pieces: Number(pieces) } }));
      const [before, after] = [revised.before, revised.after.onHand];
      if (json) return output.json({ sku, before, after });
      output.print(fill(help.done, { sku, before: before ?? help.uncounted, after }));
    },
  });
}
