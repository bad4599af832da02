import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshPostgresUrl } from '#engine/adapters/database/testing/databases.ts';
import { tellServer } from '#engine/adapters/database/testing/template.ts';
import { runProgram } from '../testing/program.ts';
import { MESSAGES } from './messages/messages.ts';

/** Ends the connection that adds a coupon, as a server does that is restarted. */
const END_CONNECTION = `
create function end_connection() returns trigger language plpgsql as
  'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
create trigger end_connection before insert on coupons for each row execute function end_connection()`;

test('a command whose connection is lost says in one line that nobody knows its outcome', async () => {
  const { url, drop } = await freshPostgresUrl();
  const folder = mkdtempSync(join(tmpdir(), 'shop-command-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true });
    await drop();
  });
  await tellServer(url, END_CONNECTION);
  const command = ['coupons', 'add', 'HEMAT', '--percent', '5'];
  const { exit, stderr } = runProgram({
    parameters: ['--disable-warning=ExperimentalWarning', 'server/operator/main.ts', ...command],
    environment: { DATABASE_URL: url, DATA_DIR: folder, SESSION_SECRET: 'x'.repeat(32) },
  });
  expect(await exit).toBe(1);
  expect(stderr()).toBe(`${MESSAGES.en.errors.databaseLost}\n`);
});
