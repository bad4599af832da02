import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { z } from 'zod';
import { CopyDiffers, DatabaseUnreachable, TargetNotEmpty } from '#engine/adapters/database/connection/errors.ts';
import { migrate } from '#engine/adapters/database/migrations/migrate.ts';
import { type MovedTable, moveDatabase } from '#engine/adapters/database/move/move-database.ts';
import { openDatabase } from '#engine/adapters/database/open-database.ts';
import { withoutCredentials } from '#engine/adapters/database/postgres/open-postgres.ts';
import { moveMark } from '../../../config/data-folder.ts';
import type { Messages } from '../../messages/messages.ts';
import { fill } from '../../messages/template.ts';
import { connect } from '../../service/connect.ts';
import { ShopMissing } from '../../service/open-service.ts';
import { CommandRefused, type Context, defineCommand } from '../command.ts';

export function addMove(parent: Command, context: Context): void {
  const { messages, output, config } = context;
  const help = messages.move;
  defineCommand(parent, context, {
    usage: 'move',
    help,
    flags: ['--to <address>', '--json'],
    input: z.object({
      to: z.string(help.noTarget).regex(/^postgres(ql)?:\/\//, help.noTarget),
      json: z.boolean().default(false),
    }),
    async run({ to, json }) {
      const { dataFolder } = config();
      if (await connect(dataFolder)) throw new CommandRefused(messages.errors.stopFirst);
      const folder = join(dataFolder, 'database');
      if (!existsSync(join(folder, 'PG_VERSION'))) throw new ShopMissing(dataFolder);
      const bar = output.progress(help.bar);
      const moved = await move(folder, to, bar.onProgress)
        .catch((error: unknown) => refuse(error, messages))
        .finally(() => bar.stop());
      writeFileSync(moveMark(dataFolder), `${withoutCredentials(to)}\n`, { flush: true });
      if (json) return output.json({ tables: moved });
      output.table<MovedTable>(
        [
          { title: help.columns.table, cell: ({ name }) => name },
          { title: help.columns.rows, align: 'right', cell: ({ rows }) => String(rows) },
        ],
        moved,
      );
      output.note(fill(help.done, { secret: join(dataFolder, 'session-secret') }));
    },
  });
}

async function move(
  folder: string,
  url: string,
  onProgress: (done: number, total: number) => void,
): Promise<readonly MovedTable[]> {
  const source = await openDatabase({ kind: 'folder', folder }, { onError: () => {} });
  try {
    await migrate(source.db);
    return await moveDatabase({ source: source.db, url, onProgress });
  } finally {
    await source.close();
  }
}

function refuse(error: unknown, { move: help }: Messages): never {
  if (error instanceof TargetNotEmpty)
    throw new CommandRefused(fill(help.notEmpty, { tables: error.tables.slice(0, 3).join(', ') }));
  if (error instanceof CopyDiffers) throw new CommandRefused(fill(help.differs, { table: error.table }));
  if (error instanceof DatabaseUnreachable)
    throw new CommandRefused(fill(help.unreachable, { message: error.message }));
  throw error;
}
