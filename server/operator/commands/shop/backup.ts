import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Command } from 'commander';
import { z } from 'zod';
import { MigrationNewerThanCode, NoDiskSpace, NotABackup } from '#engine/adapters/database/connection/errors.ts';
import { restoreFolder } from '#engine/adapters/database/pglite/restore-folder.ts';
import { makeDataFolder, moveMark } from '../../../config/data-folder.ts';
import { shopFilePath } from '../../../own-shop/shop-status.ts';
import type { Messages } from '../../messages/messages.ts';
import { fill } from '../../messages/template.ts';
import { connect } from '../../service/connect.ts';
import { CommandRefused, type Context, defineCommand } from '../command.ts';
import { readBytes, writeBytes } from '../files.ts';

export function addBackup(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.backup;
  defineCommand(parent, context, {
    usage: 'backup <file>',
    help,
    flags: ['--force'],
    input: z.object({ file: z.string(), force: z.boolean().default(false) }),
    async run({ file, force }) {
      const tar = await call('dump', null);
      if (!tar) throw new CommandRefused(help.onServer);
      const packed = await promisify(gzip)(tar);
      await writeBytes({ file, bytes: packed, force }, messages);
      output.print(fill(help.done, { file, size: megabytes(packed) }));
    },
  });
}

export function addRestore(parent: Command, context: Context): void {
  const { messages, output, config } = context;
  const help = messages.restore;
  defineCommand(parent, context, {
    usage: 'restore <file>',
    help,
    flags: ['--force'],
    input: z.object({ file: z.string(), force: z.boolean().default(false) }),
    async run({ file, force }) {
      const { dataFolder, databaseUrl } = config();
      if (databaseUrl !== null) throw new CommandRefused(messages.backup.onServer);
      const tar = await decompress(await readBytes(file, messages), file, messages);
      if (await connect(dataFolder)) throw new CommandRefused(messages.errors.stopFirst);
      makeDataFolder(dataFolder);
      const folder = join(dataFolder, 'database');
      if (existsSync(folder) && !force) await confirm(fill(help.question, { folder }), messages);
      await restoreFolder({ folder, tar }).catch((error: unknown) => {
        if (error instanceof NotABackup) throw new CommandRefused(fill(help.noBackup, { file }));
        if (error instanceof NoDiskSpace)
          throw new CommandRefused(fill(help.noSpace, { size: megabytes(tar), folder }));
        if (error instanceof MigrationNewerThanCode) throw new CommandRefused(fill(help.newer, { file }));
        throw error;
      });
      // Whoever restores here wants to open it here.
      rmSync(moveMark(dataFolder), { force: true });
      output.print(fill(help.done, { folder }));
      const settings = shopFilePath(process.env);
      if (!existsSync(settings)) output.note(fill(help.noSettings, { file: settings }));
    },
  });
}

const megabytes = ({ length }: Uint8Array): string => (length / 1e6).toFixed(1);

const decompress = (bytes: Uint8Array, file: string, { restore }: Messages): Promise<Uint8Array> =>
  promisify(gunzip)(bytes).catch(() => {
    throw new CommandRefused(fill(restore.noBackup, { file }));
  });

/** Without a terminal nobody can confirm: then `--force` is required. @throws CommandRefused */
async function confirm(question: string, { restore }: Messages): Promise<void> {
  if (!process.stdin.isTTY) throw new CommandRefused(restore.needsForce);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} `);
  terminal.close();
  if (!/^(y|yes|ya)$/i.test(answer.trim())) throw new CommandRefused(restore.unchanged);
}
