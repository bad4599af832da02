import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Command } from 'commander';
import { z } from 'zod';
import { writeBytes } from '../files.ts';
import { fill } from '../texts/fill.ts';
import { type Context, define, Refused } from './command.ts';

export function addBackup(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.backup;
  define(parent, context, {
    usage: 'backup <file>',
    help,
    flags: ['--force'],
    input: z.object({ file: z.string(), force: z.boolean().default(false) }),
    async act({ file, force }) {
      const tar = await ask('dump', null);
      if (!tar) throw new Refused(help.onServer);
      const packed = await promisify(gzip)(tar);
      await writeBytes({ file, bytes: packed, force }, texts);
      output.print(fill(help.done, { file, size: (packed.length / 1e6).toFixed(1) }));
    },
  });
}
