import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
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
import { openToRead, writeBytes } from '../files.ts';

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
      await pipeline(tar, createGzip(), (packed: AsyncIterable<Uint8Array>) =>
        writeBytes({ file, bytes: packed, force }, messages),
      );
      output.print(fill(help.done, { file, size: (statSync(file).size / 1e6).toFixed(1) }));
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
      const backup = await openToRead(file, messages);
      if (await connect(dataFolder)) throw new CommandRefused(messages.errors.stopFirst);
      makeDataFolder(dataFolder);
      const folder = join(dataFolder, 'database');
      if (existsSync(folder) && !force) await confirm(fill(help.question, { folder }), messages);
      await restoreFolder({ folder, tar: decompress(backup) }).catch((error: unknown) => {
        if (error instanceof NotABackup) throw new CommandRefused(fill(help.noBackup, { file }));
        if (error instanceof NoDiskSpace) throw new CommandRefused(fill(help.noSpace, { folder }));
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

/** Never more of it than is taken. */
async function* decompress(packed: Readable): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip({ chunkSize: 1024 * 1024 });
  packed.once('error', (error) => unpacked.destroy(error));
  try {
    yield* packed.pipe(unpacked);
  } finally {
    packed.destroy();
  }
}

/** Without a terminal nobody can confirm: then `--force` is required. @throws CommandRefused */
async function confirm(question: string, { restore }: Messages): Promise<void> {
  if (!process.stdin.isTTY) throw new CommandRefused(restore.needsForce);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} `);
  terminal.close();
  if (!/^(y|yes|ya)$/i.test(answer.trim())) throw new CommandRefused(restore.unchanged);
}
