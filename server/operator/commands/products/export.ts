import type { Command } from 'commander';
import { z } from 'zod';
import { writeBytes } from '../../files.ts';
import { fill } from '../../texts/fill.ts';
import { type Context, define } from '../command.ts';

export function addExport(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.products.export;
  define(parent, context, {
    usage: 'export [file]',
    help,
    flags: ['--force'],
    input: z.object({ file: z.string().optional(), force: z.boolean().default(false) }),
    async act({ file, force }) {
      const sheet = await ask('exportSheet', null);
      if (file === undefined || file === '-') return output.write(sheet);
      await writeBytes({ file, bytes: sheet, force }, texts);
      output.note(fill(help.done, { file }));
    },
  });
}
