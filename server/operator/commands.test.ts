import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForPglite } from '#engine/adapters/database/testing/databases.ts';
import { createLogger } from '../logger.ts';
import { openSmallShop, piecesOf, type SmallShop, stockShelf } from '../testing/small-shop.ts';
import { createDesk } from './desk/desk.ts';
import { listenAtDoor } from './desk/listen-at-door.ts';
import { command } from './testing/command.ts';

/** Each command is a process that starts; a busy machine takes its time. */
const TIMEOUT = 120_000;

let dataFolder: string;
let files: string;

beforeAll(async () => {
  files = mkdtempSync(join(tmpdir(), 'shop-commands-'));
  dataFolder = join(files, 'data');
  cpSync((await askForPglite()).folder, join(dataFolder, 'database'), { recursive: true });
  const shop = await openSmallShop({ dataFolder });
  await stockShelf(shop, [
    { sku: 'additive', pieces: 10 },
    { sku: 'fluid', pieces: 5 },
  ]);
  await shop.close();
});
afterAll(() => rmSync(files, { recursive: true, force: true }));

const shop = (...parameters: readonly string[]) => command({ DATA_DIR: dataFolder }, ...parameters);
const file = (name: string) => join(files, name);

test.each([
  ['help in the language of the terminal', ['products', 'stock', '--help'], 0, 'Contoh:'],
  ['help in the language that is asked for', ['--lang', 'en', 'products', 'stock', '--help'], 0, 'Examples:'],
])('%s is an answer', { timeout: TIMEOUT }, async (_case, parameters, code, text) => {
  const ended = await command({ DATA_DIR: dataFolder, LANG: 'id_ID.UTF-8' }, ...parameters);
  expect([ended.code, ended.stderr]).toEqual([code, '']);
  expect(ended.stdout).toContain(text);
});

test.each([
  ['a command that is none', ['produts'], 2, 'There is no command “produts”. Did you mean products?'],
  ['an option that is none', ['products', 'list', '--colour'], 2, 'There is no option --colour here.'],
  ['a missing argument', ['products', 'show'], 2, 'sku is missing.'],
  ['a number in words', ['products', 'stock', 'additive', 'two'], 2, 'pieces: must be a whole number'],
  ['a SKU nobody has', ['products', 'stock', 'NOBODYS', '2'], 1, 'Nothing in the shop has the SKU NOBODYS.'],
  ['fewer than none', ['products', 'stock', 'additive', '-11'], 1, 'additive cannot have that number of pieces.'],
  ['a file that is not there', ['products', 'import', 'nowhere.csv'], 1, 'The file nowhere.csv cannot be read'],
])('%s is told in one line', { timeout: TIMEOUT }, async (_case, parameters, code, line) => {
  const ended = await shop(...parameters);
  expect([ended.code, ended.stdout]).toEqual([code, '']);
  expect(ended.stderr.trimEnd().split('\n')).toEqual([expect.stringContaining(line)]);
});

test('a folder without a shop is left as it is', { timeout: TIMEOUT }, async () => {
  const ended = await command({ DATA_DIR: file('nothing') }, 'products', 'list');
  expect([ended.code, ended.stderr]).toEqual([1, expect.stringContaining('There is no shop in')]);
  expect(() => statSync(file('nothing'))).toThrow('ENOENT');
});

test('what is exported changes nothing when it is imported; a row that is wrong changes nothing either', {
  timeout: TIMEOUT,
}, async () => {
  const sheet = file('products.csv');
  expect((await shop('products', 'export', sheet)).code).toBe(0);
  expect(statSync(sheet).mode & 0o777).toBe(0o600);
  expect((await shop('products', 'export', sheet)).stderr).toContain('is there already');
  const same = await shop('products', 'import', sheet, '--json');
  expect(JSON.parse(same.stdout)).toEqual({ dryRun: false, changed: [], unchanged: 2 });

  writeFileSync(file('bad.csv'), 'SKU,Stock,Regular price\nadditive,99,1.00\nfluid,7,-1\n');
  const bad = await shop('products', 'import', file('bad.csv'), '--json');
  expect([bad.code, JSON.parse(bad.stdout)]).toEqual([
    1,
    { problems: [{ line: 3, column: 'Regular price', problem: 'NOT_MONEY', value: '-1' }] },
  ]);
  writeFileSync(file('good.csv'), 'SKU,Stock\nadditive,99\n');
  const dry = await shop('products', 'import', file('good.csv'), '--dry-run');
  expect(dry.stdout).toMatch(/additive {2}stock\.onHand {2}10 +99/);
  expect((await shop('products', 'export')).stdout).toBe(readFileSync(sheet, 'utf8'));
});

test('while the shop runs, it carries the commands out itself', { timeout: TIMEOUT }, async () => {
  const running: SmallShop = await openSmallShop({ dataFolder });
  const desk = createDesk({ usecases: running.engine.usecases, database: running.database });
  const changes: unknown[] = [];
  running.engine.onChange((told) => changes.push(...told));
  const door = await listenAtDoor({ desk, dataFolder, logger: createLogger('error') });
  try {
    const ended = await shop('products', 'stock', 'additive', '+2', '--json');
    expect([ended.code, JSON.parse(ended.stdout)]).toEqual([0, { sku: 'additive', before: 10, after: 12 }]);
    expect(await piecesOf(running.database)).toMatchObject({ additive: 12 });
    expect(changes).toEqual([{ kind: 'product', id: expect.any(Number) }]);
  } finally {
    await door.close();
    await running.close();
  }
});
