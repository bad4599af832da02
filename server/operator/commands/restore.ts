import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Command } from 'commander';
import { z } from 'zod';
import { MigrationNewerThanCode, NotABackup } from '#engine/adapters/database/errors.ts';
import { restoreFolder } from '#engine/adapters/database/pglite/restore-folder.ts';
import { knock } from '../desk/knock.ts';
import { readBytes } from '../files.ts';
import { fill } from '../texts/fill.ts';
import type { Texts } from '../texts/texts.ts';
import { type Context, define, Refused } from './command.ts';

export function addRestore(parent: Command, context: Context): void {
  const { texts, output, config } = context;
  const help = texts.restore;
  define(parent, context, {
    usage: 'restore <file>',
    help,
    flags: ['--force'],
    input: z.object({ file: z.string(), force: z.boolean().default(false) }),
    async act({ file, force }) {
      const { dataFolder, databaseUrl } = config();
      if (databaseUrl !== null) throw new Refused(texts.backup.onServer);
      const tar = await unpacked(await readBytes(file, texts), file, texts);
      if (await knock(dataFolder)) throw new Refused(texts.errors.stopFirst);
      const folder = join(dataFolder, 'database');
      if (existsSync(folder) && !force) await mustAgree(fill(help.question, { folder }), texts);
      await restoreFolder({ folder, tar }).catch((error: unknown) => {
        if (error instanceof NotABackup) throw new Refused(fill(help.noBackup, { file }));
        if (error instanceof MigrationNewerThanCode) throw new Refused(fill(help.newer, { file }));
        throw error;
      });
      output.print(fill(help.done, { folder }));
    },
  });
}

const unpacked = (bytes: Uint8Array, file: string, { restore }: Texts): Promise<Uint8Array> =>
  promisify(gunzip)(bytes).catch(() => {
    throw new Refused(fill(restore.noBackup, { file }));
  });

/** A program that cannot answer must say `--force`. @throws Refused */
async function mustAgree(question: string, { restore }: Texts): Promise<void> {
  if (!process.stdin.isTTY) throw new Refused(restore.needsForce);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} `);
  terminal.close();
  if (!/^(y|yes|ya)$/i.test(answer.trim())) throw new Refused(restore.unchanged);
}
