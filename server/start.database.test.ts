import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseFolder } from '#engine/adapters/database/testing/database-folder.ts';
import { freePort } from '#engine/adapters/database/testing/free-port.ts';
import { type Program, runProgram } from './testing/program.ts';
import { SERVER, untilOpen } from './testing/shop-process.ts';

let folder: string;
const programs: Program[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-start-'));
});
afterEach(async () => {
  for (const program of programs) program.signalGroup('SIGKILL');
  await Promise.all(programs.splice(0).map(({ exit }) => exit));
  rmSync(folder, { recursive: true, force: true });
});

type Environment = Readonly<Record<string, string | undefined>>;

const run = (parameters: readonly string[], environment: Environment, node?: string): Program => {
  const place = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' };
  const program = runProgram({ parameters, environment: { ...place, ...environment }, ...(node && { node }) });
  programs.push(program);
  return program;
};
const runServer = (environment: Environment = {}) => run(SERVER, environment);

test('the start prints the address when it is ready, ends cleanly by Ctrl-C, and the next one has kept everything', async ({
  skip,
}) => {
  skip(!isInstalled(), 'packages were not installed by npm start or npm test: the start would install them now');
  // As on the machine of whoever has just got the shop: nothing is set.
  const environment = { PORT: String(await freePort()), NODE_ENV: undefined, SEED: undefined };
  const first = run(['scripts/start.mjs'], environment);
  const address = await untilOpen(first);
  const page = await fetch(`${address}/en/products`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(first.stdout()).toContain('Filling the shop');
  await expect.poll(first.stdout).toContain('It is a demo');
  expect((await page.text()).includes('A demo: nothing is sold')).toBe(true);
  const cookie = await putSomethingInTheCart(address);
  first.signalGroup('SIGINT');
  expect([0, 130]).toContain(await first.exit);
  expect(first.stderr()).toBe('');

  const second = run(['scripts/start.mjs'], environment, olderNode() ?? process.execPath);
  expect(await untilOpen(second)).toBe(address);
  // Filled once: a second start has nothing to fill in.
  expect(second.stdout()).not.toContain('Filling the shop');
  const cart = await (await fetch(`${address}/en/cart`, { headers: { cookie } })).text();
  expect(cart.includes('Engine Flush')).toBe(true);
  second.signal('SIGTERM');
  expect(await second.exit).toBe(0);
  expect(second.stderr()).toBe('');
});

test('goes on when nobody reads its output any more, and ends cleanly with its terminal', async () => {
  const program = runServer({ DATA_DIR: dirname(await databaseFolder()), SEED: 'none', ACCESS_LOG: 'json' });
  const address = await untilOpen(program);
  program.closeOutput();
  const statuses = [];
  for (let asked = 0; asked < 3; asked += 1) statuses.push((await fetch(`${address}/healthz`)).status);
  expect(statuses).toEqual([200, 200, 200]);
  program.signal('SIGHUP');
  expect(await program.exit).toBe(0);
});

describe('explains in one line what stopped the start', () => {
  async function complaintOf(program: Program): Promise<string> {
    expect(await program.exit).toBe(1);
    expect(program.stderr().trimEnd().split('\n')).toHaveLength(1);
    return program.stderr();
  }

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://shop@localhost/shop'],
    ['BASE_URL', 'my-shop'],
    ['IMG_URL', 'ftp://images.example'],
    ['SESSION_SECRET', 'too-short-a-secret'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
    // An address for documents, of no machine.
    ['HOST', '203.0.113.9'],
  ])('%s=%s', async (setting, value) => {
    const complaint = await complaintOf(runServer({ [setting]: value }));
    expect(complaint).toContain(setting);
    // Some settings are secret: none is repeated.
    expect(complaint).not.toContain(value);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('PostgreSQL without a secret that all processes know', async () => {
    const complaint = await complaintOf(runServer({ DATABASE_URL: 'postgres://shop@localhost/shop' }));
    expect(complaint).toContain('SESSION_SECRET');
  });

  test('a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const complaint = await complaintOf(runServer({ PORT: String(port) }));
    other.close();
    expect(complaint).toContain(`Port ${port} is taken`);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('a data folder that another shop has open, and that one goes on', async () => {
    const environment = { DATA_DIR: dirname(await databaseFolder()), SEED: 'none' };
    const address = await untilOpen(runServer(environment));
    const complaint = await complaintOf(runServer(environment));
    expect(complaint).toContain(`${environment.DATA_DIR} is in use by another running shop`);
    expect((await fetch(`${address}/health`)).status).toBe(200);
  });

  test('a database that does not answer', async () => {
    const nowhere = { DATABASE_URL: 'postgres://shop:hush@127.0.0.1:9/shop', SESSION_SECRET: 'x'.repeat(40) };
    const complaint = await complaintOf(runServer(nowhere));
    expect(complaint).toContain('DATABASE_URL does not answer');
    expect(complaint).not.toContain('hush');
  });

  test('a data folder that cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    const impossible = join(folder, 'file', 'data');
    expect(await complaintOf(runServer({ DATA_DIR: impossible }))).toContain(impossible);
  });

  // One folder is damaged in one way after the other, each repaired before the next.
  test('what has been damaged or lost in its data folder, and how to get it back', async () => {
    const data = join(folder, 'data');
    const program = runServer();
    await untilOpen(program);
    program.signal('SIGINT');
    await program.exit;
    const damage = async (path: string, spoil: (path: string) => void, complaint: string) => {
      const [whole, aside] = [join(data, path), join(folder, 'aside')];
      cpSync(whole, aside, { recursive: true });
      spoil(whole);
      expect(await complaintOf(runServer())).toContain(complaint);
      rmSync(whole, { recursive: true, force: true });
      renameSync(aside, whole);
    };
    const write = (bytes: string) => (path: string) => writeFileSync(path, bytes);
    const remove = (path: string) => rmSync(path, { recursive: true });
    await damage('database/global/pg_control', write(''), 'damaged or incomplete. Restore the latest backup');
    await damage('database/PG_VERSION', remove, 'damaged or incomplete. Restore the latest backup');
    await damage('database', remove, 'no database');
    await damage('session-secret', write('short'), 'all logins and carts end');
    await damage('database.lock', write('no lock'.repeat(200)), 'database.lock is damaged. Delete it');
    writeFileSync(join(data, 'test-cards.sqlite'), 'no database'.repeat(200));
    const withTestCards = { NODE_ENV: 'development', BASE_URL: 'http://localhost:3000' };
    expect(await complaintOf(runServer(withTestCards))).toContain('test-cards.sqlite is damaged. Delete it');
    const again = runServer();
    await untilOpen(again);
    expect(again.stdout()).not.toContain('Filling the shop');
  });

  test('a limit on open files', async ({ skip }) => {
    skip(process.platform === 'win32', 'Windows has no such limit');
    const shell = `ulimit -n 100; exec "${process.execPath}" ${SERVER.join(' ')}`;
    expect(await complaintOf(run(['-c', shell], {}, '/bin/sh'))).toContain('too few files at once');
  });

  test('a disk that is full', async ({ skip }) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
    skip(mounted.status !== 0, 'a small disk can be mounted by root on Linux only');
    try {
      const dataFolder = join(disk, 'data');
      const complaint = await complaintOf(runServer({ DATA_DIR: dataFolder }));
      expect(complaint).toContain(`The disk that holds ${dataFolder} is full`);
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});

/** As a browser without script does it. Returns the cookie of its session. */
async function putSomethingInTheCart(address: string): Promise<string> {
  const product = await (await fetch(`${address}/en/product/engine-flush`)).text();
  const productId = /name="productId" value="(\d+)"/.exec(product)?.[1] ?? '';
  const response = await fetch(`${address}/en/cart`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ intent: 'add', productId, quantity: '1' }),
  });
  expect(response.status).toBe(303);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** The start installs packages when they are not the locked ones; a test must not do so under everybody's feet. */
function isInstalled(): boolean {
  const stamp = join('node_modules', '.installed');
  const digest = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) digest.update(readFileSync(file));
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest.digest('hex');
}

/** The machine's own Node where it is older than the shop's: the start must bring its own. */
function olderNode(): string | null {
  const own = process.versions.node.split('.')[0];
  const all = (process.env.PATH ?? '').split(delimiter).map((path) => join(path, 'node'));
  const major = (node: string) =>
    spawnSync(node, ['-p', 'process.versions.node.split(".")[0]'], { encoding: 'utf8' }).stdout?.trim();
  return all.find((node) => existsSync(node) && !['', own].includes(major(node) ?? '')) ?? null;
}
