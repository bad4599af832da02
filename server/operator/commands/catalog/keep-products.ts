import type { Command } from 'commander';
import { z } from 'zod';
import { fill } from '../../messages/template.ts';
import { type Context, defineCommand, valueOrThrow } from '../command.ts';

/** `products duplicate` and `products remove`. */
export function addProductKeeping(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const { duplicate, remove } = messages.catalog;
  defineCommand(parent, context, {
    usage: 'duplicate <sku> <new-sku>',
    help: duplicate,
    input: z.object({ sku: z.string(), 'new-sku': z.string().min(1).max(200) }),
    async run({ sku, 'new-sku': newSku }) {
      const slug = valueOrThrow(context, await call('duplicateProduct', { sku, newSku }));
      output.print(fill(duplicate.done, { sku: newSku, slug }));
    },
  });
  defineCommand(parent, context, {
    usage: 'remove <sku>',
    help: remove,
    input: z.object({ sku: z.string() }),
    async run({ sku }) {
      valueOrThrow(context, await call('removeProduct', sku));
      output.print(fill(remove.done, { sku }));
    },
  });
}
