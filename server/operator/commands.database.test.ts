import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { askForPglite, emptyPostgresUrl } from '#engine/adapters/database/testing/databases.ts';
import { createLogger } from '../config/logger.ts';
import { addProducts, openSmallShop, type SmallShop, stockBySku } from '../testing/small-shop.ts';
import { listenForOperator } from './service/listen.ts';
import { createOperatorService } from './service/operator-service.ts';
import { command } from './testing/command.ts';

/** Each command is a process that starts; a busy machine takes its time. */
const TIMEOUT = 240_000;

let dataFolder: string;
let files: string;

beforeAll(async () => {
  files = mkdtempSync(join(tmpdir(), 'shop-commands-'));
  dataFolder = join(files, 'data');
  cpSync((await askForPglite()).folder, join(dataFolder, 'database'), { recursive: true });
  const shop = await openSmallShop({ dataFolder });
  await addProducts(shop, [
    { sku: 'additive', pieces: 10 },
    { sku: 'fluid', pieces: 5 },
  ]);
  await shop.close();
});
afterAll(() => rmSync(files, { recursive: true, force: true }));

const shop = (...parameters: readonly string[]) => command({ DATA_DIR: dataFolder }, ...parameters);
const file = (name: string) => join(files, name);

/** The shop on its folder, with its operator socket. */
async function openRunningShop(): Promise<SmallShop> {
  const running = await openSmallShop({ dataFolder });
  const logger = createLogger('error');
  const service = createOperatorService({ usecases: running.engine.usecases, database: running.database, logger });
  const socket = await listenForOperator({ service, dataFolder, logger });
  const close = async () => {
    await socket.close();
    await running.close();
  };
  return { ...running, close };
}

test('help, usage errors and refusals have their own exit codes and use the language of the terminal', {
  timeout: TIMEOUT,
}, async () => {
  const place = { DATA_DIR: dataFolder, LANG: 'id_ID.UTF-8' };
  const [help, mistake, refusal] = await Promise.all([
    command(place, 'products', 'stock', '--help'),
    command(place, 'produts'),
    command(place, 'products', 'import', 'nowhere.csv'),
  ]);
  expect([help.code, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toContain('Contoh:');
  expect(mistake).toEqual({ code: 2, stdout: '', stderr: 'Tidak ada perintah “produts”. Maksud Anda products?\n' });
  expect([refusal.code, refusal.stdout]).toEqual([1, '']);
  expect(refusal.stderr).toMatch(/^Berkas nowhere\.csv tidak dapat dibaca: .*\n$/);
});

test('does not create a shop in an empty folder', { timeout: TIMEOUT }, async () => {
  const ended = await command({ DATA_DIR: file('nothing') }, 'products', 'list');
  expect([ended.code, ended.stderr]).toEqual([1, expect.stringContaining('There is no shop in')]);
  expect(() => statSync(file('nothing'))).toThrow('ENOENT');
});

test('importing an export changes nothing, and an invalid row stores nothing', {
  timeout: TIMEOUT,
}, async () => {
  const csv = file('products.csv');
  expect((await shop('products', 'export', csv)).code).toBe(0);
  expect(statSync(csv).mode & 0o777).toBe(0o600);
  const running = await openRunningShop();
  onTestFinished(running.close);
  expect((await shop('products', 'export', csv)).stderr).toContain('already exists');
  const same = await shop('products', 'import', csv, '--json');
  expect(JSON.parse(same.stdout)).toEqual({
    dryRun: false,
    changed: [],
    unchanged: 2,
    conflicts: [],
    earlier: [],
    pending: 0,
    ignored: [],
    newTerms: { categories: [], attributes: [] },
  });

  writeFileSync(file('bad.csv'), 'SKU,Stock,Regular price\nadditive,99,1.00\nfluid,7,-1\n');
  const bad = await shop('products', 'import', file('bad.csv'), '--json');
  expect([bad.code, JSON.parse(bad.stdout)]).toEqual([
    1,
    { code: 'CSV_INVALID', problems: [{ line: 3, column: 'Regular price', problem: 'NOT_MONEY', value: '-1' }] },
  ]);
  writeFileSync(file('good.csv'), 'SKU,Stock\nadditive,99\n');
  const dry = await shop('products', 'import', file('good.csv'), '--dry-run');
  expect(dry.stdout).toMatch(/additive {2}stock\.onHand {2}10 +99/);
  expect((await shop('products', 'export')).stdout).toBe(readFileSync(csv, 'utf8'));
});

test('a running shop carries out the commands', { timeout: TIMEOUT }, async () => {
  const { engine, database, close } = await openRunningShop();
  onTestFinished(close);
  const changes: unknown[] = [];
  engine.onChange((changed) => changes.push(...changed));
  const ended = await shop('products', 'stock', 'additive', '+2', '--json');
  expect([ended.code, JSON.parse(ended.stdout)]).toEqual([0, { sku: 'additive', before: 10, after: 12 }]);
  expect(await stockBySku(database)).toMatchObject({ additive: 12 });
  expect(changes).toEqual([{ kind: 'product', id: expect.any(Number) }]);
  expect((await shop('restore', file('backup'))).stderr).toContain('cannot be read');
  expect((await shop('backup', file('backup'))).code).toBe(0);
  expect((await shop('restore', file('backup'), '--force')).stderr).toContain('The shop is running.');
});

test('takes an order of the running shop, once its stock is there', { timeout: TIMEOUT }, async () => {
  const { database, close } = await openRunningShop();
  onTestFinished(close);
  const buyer = ['--name', 'Sari', '--email', 'sari@example.test', '--phone', '0812 1111 2222', '--pay', 'bacs'];
  const home = ['--address', 'Jl. Melati 8', '--city', 'Jakarta', '--province', 'DKI Jakarta', '--postcode', '10310'];
  const add = (item: string) => shop('orders', 'add', item, ...buyer, ...home);
  expect(await add('fluid:6')).toMatchObject({ code: 1, stderr: expect.stringContaining('Only 5 of') });
  const [one, other] = await Promise.all([add('fluid:3'), add('fluid:3')]);
  expect([one.code, other.code].toSorted()).toEqual([0, 1]);
  expect(await stockBySku(database)).toMatchObject({ fluid: 2 });
});

test('restores a backup of a running shop in another folder, and moves it to a server', {
  timeout: TIMEOUT,
}, async () => {
  const elsewhere = { DATA_DIR: file('elsewhere') };
  const restored = await command(elsewhere, 'restore', file('backup'));
  expect(restored.code).toBe(0);
  expect(restored.stdout + restored.stderr).toContain(`no settings at ${file('elsewhere')}/shop.config.yaml`);
  const again = await command(elsewhere, 'restore', file('backup'));
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('--force')]);
  const { url, drop } = await emptyPostgresUrl();
  const moved = await command(elsewhere, 'move', '--to', url, '--json');
  expect(JSON.parse(moved.stdout)).toMatchObject({ tables: expect.arrayContaining([{ name: 'products', rows: 2 }]) });
  const shown = await command({ ...elsewhere, DATABASE_URL: url }, 'products', 'show', 'additive', '--json');
  expect(JSON.parse(shown.stdout)).toMatchObject({ sku: 'additive', stock: { onHand: 12 } });
  // Without the address, what is changed would go into the database that nobody reads any more.
  const late = await command(elsewhere, 'products', 'stock', 'additive', '+1');
  expect([late.code, late.stderr]).toEqual([1, expect.stringContaining('was moved to PostgreSQL (')]);
  expect((await command(elsewhere, 'restore', file('backup'), '--force')).code).toBe(0);
  expect((await command(elsewhere, 'products', 'stock', 'additive', '+1')).code).toBe(0);
  await drop();
});
