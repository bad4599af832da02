import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { NOON } from '#engine/domain/testing/shop.ts';
import { type MemoryShop, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { readConfig } from '../config/config.ts';
import { PROGRAM } from './commands/command.ts';
import { explain } from './explain.ts';
import { languageOf, MESSAGES } from './messages/messages.ts';
import { createOutput } from './output/output.ts';
import { createProgram } from './program.ts';
import { OperationFailed } from './service/connect.ts';
import { operatorOf } from './testing/operator.ts';

describe.each(['id', 'en'] as const)('help in %s', (language) => {
  const context = {
    language,
    messages: MESSAGES[language],
    output: createOutput(),
    call: () => Promise.reject(new Error('help calls nothing')),
    config: () => readConfig({}),
  };
  const leaves = (command: Command): readonly Command[] =>
    command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);
  const all = leaves(createProgram(context));
  const nameOf = (command: Command): string =>
    command.parent?.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();

  test.each(all.map((command) => [nameOf(command), command] as const))('%s has help with examples', (name, command) => {
    const said: string[] = [];
    command.configureOutput({ writeOut: (text) => said.push(text) }).outputHelp();
    const examples = said.join('').split(`${PROGRAM} ${name}`).length - 2;
    expect(examples).toBeGreaterThan(0);
    for (const option of command.options) expect(option.description).not.toBe('');
    for (const argument of command.registeredArguments) expect(argument.description).not.toBe('');
  });
});

test.each([
  ['the option', ['--lang', 'id'], { LANG: 'en_US.UTF-8' }, 'id'],
  ['the option with a sign', ['list', '--lang=en'], { LANG: 'id_ID' }, 'en'],
  ['the terminal', [], { LANG: 'id_ID.UTF-8' }, 'id'],
  ['what stands above the terminal', [], { LC_ALL: 'id_ID', LANG: 'en_US' }, 'id'],
  ['nothing', ['--lang', 'fr'], { LANG: 'C' }, 'en'],
] as const)('the language follows %s', (_case, parameters, environment, language) => {
  expect(languageOf(parameters, environment)).toBe(language);
});

test('after an unexpected error the operator is told to check before repeating the command', () => {
  const { line } = explain(new OperationFailed('out of memory'), MESSAGES.en, { port: 0, dataFolder: 'data' });
  expect(line).toContain('check before you repeat it');
});

test.skipIf(!existsSync('/dev/full'))('says in one line that the disk of its output is full', () => {
  const full = openSync('/dev/full', 'w');
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-full-'));
  onTestFinished(() => {
    closeSync(full);
    rmSync(dataFolder, { recursive: true });
  });
  const { status, stderr } = spawnSync(process.execPath, ['server/operator/main.ts', 'config', 'show'], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder, LANG: 'id_ID' },
  });
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([
    1,
    'Keluaran perintah tidak dapat ditulis seluruhnya: disknya penuh. Perintahnya sendiri sudah dijalankan.',
  ]);
});

const PRINTS_WHAT_IS_LOADED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) });
`)}`;

test('loads what opens a database only where no shop is running', () => {
  const command = ['--import', PRINTS_WHAT_IS_LOADED, 'server/operator/main.ts', '--version'];
  const { stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env: { PATH: process.env.PATH } });
  expect(stderr).toContain('/server/operator/service/open-service.ts');
  expect(stderr).not.toMatch(/\/server\/backend\/open-backend\.ts|\/stripe\//);
});

describe('in a small shop', () => {
  let operator: ReturnType<typeof operatorOf>;
  let shop: MemoryShop;
  beforeEach(async () => {
    shop = await memoryShop();
    operator = operatorOf(shop.usecases);
  });

  test.each([
    ['a command that is none', 'produts', 'There is no command “produts”. Did you mean products?'],
    ['an option that is none', 'products list --colour', 'There is no option --colour here.'],
    ['an option twice', 'orders list --limit 3 --limit 4', `--limit: ${MESSAGES.en.errors.twice}`],
    ['a missing argument', 'products show', 'sku is missing.'],
    ['a number in words', 'products stock CLEANER two', 'pieces: must be a whole number such as 48, +24 or -1'],
    ['a sale in words', 'products price CLEANER --sale cheap', '--sale: must be a price such as 9.90, or none'],
    ['a price without any', 'products price CLEANER', 'Give at least one of --regular, --sale, --from and --to.'],
    ['200 percent', 'coupons add X --percent 200', `--percent: ${MESSAGES.en.coupons.add.wrongPercent}`],
    ['0 percent', 'coupons add X --percent 0', `--percent: ${MESSAGES.en.coupons.add.wrongPercent}`],
    ['a coupon that takes nothing off', 'coupons add X --off-cart 0', '--off-cart: must be above zero'],
    ['a coupon that is over', 'coupons add X --percent 5 --to 2020-01-01', '--to: is over already'],
    ['a coupon without a code', 'coupons add  --percent 5', `code: ${MESSAGES.en.coupons.add.wrongCode}`],
    [
      'a coupon with a novel',
      `coupons add X --percent 5 --describe-en ${'x'.repeat(501)}`,
      '--describe-en: has at most 500 characters',
    ],
    ['a refund of nothing', 'orders refund 9 --amount 0', '--amount: must be above zero'],
    ['two discounts', 'coupons add X --percent 5 --off-cart 3', MESSAGES.en.coupons.add.oneDiscount],
    ['an order in words', 'orders show abc', 'number: must be a number of at most nine digits'],
    ['an order that is too long', 'orders show 1234567890', 'number: must be a number of at most nine digits'],
    ['a state that is none', 'mail list --state gone', '--state: must be one of: waiting, sent, failed'],
    ['a limit of nothing', 'orders list --limit 0', '--limit: must be a whole number from 1 to 10000'],
    ['a limit in powers', 'orders list --limit 1e3', '--limit: must be a whole number from 1 to 10000'],
    ['a search that is too long', `orders list ${'x'.repeat(201)}`, 'search: has at most 200 characters'],
    ['an option of two words', 'coupons add X --off-cart much', '--off-cart: must be an amount such as 9.90'],
    ['nobody to remove', 'customers remove ', 'who: is missing'],
    ['a language that is none', '--lang fr orders list', '--lang <language> is id or en.'],
    ['help for what is none', 'help orders shop', 'There is no command “shop”.'],
    ['control characters in an option', 'orders list --\u001b[31mred', 'There is no option -- [31mred here.'],
  ])('%s is wrong usage', async (_case, line, message) => {
    expect(await operator(...line.split(' '))).toEqual({ code: 2, out: '', err: message });
  });

  test('shows the help of a command before and after its name', async () => {
    const { out, code } = await operator('help', 'orders', 'ship');
    expect([out, code]).toEqual([(await operator('orders', 'ship', '--help')).out, 0]);
    expect(out).toContain('--courier');
    expect((await operator('help')).out).toContain('gift-cards');
  });

  test.each([
    ['products stock UNKNOWN 2', 'No product has the SKU UNKNOWN.'],
    ['products stock CLEANER -11', 'CLEANER cannot have this stock: there are 10 now.'],
    ['products price OIL --regular 5', 'OIL has no price of its own: its variations or parts have.'],
    ['products price CLEANER --regular 99999999999', 'This price is not valid for CLEANER (--regular).'],
    [
      'products price CLEANER --sale 5 --from 2026-12-05 --to 2026-12-01',
      'This price is not valid for CLEANER (--from, --to).',
    ],
    ['orders paid 404', 'There is no order 404.'],
    ['orders refund 404', 'There is no order 404.'],
    ['coupons show NOPE', 'There is no coupon NOPE.'],
    ['gift-cards void 9', 'There is no gift card 9, or it is already void.'],
    ['gift-cards issue 0', 'A gift card needs an amount above zero, and of at most €10,000,000.00.'],
    ['reviews approve 9', 'There is no review 9.'],
    ['reviews answer 9 thanks', 'There is no review 9.'],
    ['gift-cards issue 5 --to 2020-01-01', 'The last day of this gift card is over already.'],
    ['customers remove 9', 'There is no such customer.'],
    ['customers show 9', 'There is no customer 9.'],
    ['mail show 9', 'There is no email 9.'],
    ['mail retry 9', 'There is no email 9 to send: it is sent, on its way or unknown.'],
  ])('“%s” is refused in one line', async (line, message) => {
    expect(await operator(...line.split(' '))).toEqual({ code: 1, out: '', err: message });
  });

  test.each(['orders list', 'orders export', 'reports sales', 'coupons add x --percent 5'])(
    '“%s” refuses a last day before the first, and takes the same day',
    async (line) => {
      const between = (from: string, to: string) => operator(...line.split(' '), '--from', from, '--to', to);
      expect(await between('2099-12-02', '2099-12-01')).toEqual({
        code: 2,
        out: '',
        err: expect.stringContaining('--to: must not be before --from'),
      });
      expect((await between('2099-12-02', '2099-12-02')).code).toBe(0);
    },
  );

  test('changes prices and stock, and prints the result for people and programs', async () => {
    expect((await operator('products', 'price', 'CLEANER', '--sale', '7,90')).out).toBe(
      'CLEANER: €9.90 → €9.90, sale €7.90',
    );
    expect((await operator('products', 'stock', 'CLEANER', '-3')).out).toBe('CLEANER: 10 → 7 in stock');
    const { out } = await operator('products', 'stock', 'OIL-4L', '20', '--json');
    expect(JSON.parse(out)).toEqual({ sku: 'OIL-4L', before: 6, after: 20 });
    expect((await operator('products', 'show', 'CLEANER')).out).toContain('Price: €9.90, sale €7.90');
  });

  test('prints a link that fills a cart, for what the shop sells', async () => {
    await operator('coupons', 'add', 'RACE10', '--percent', '10');
    expect((await operator('cart-link', 'CLEANER:2', 'OIL-4L', '--code', 'race10')).out).toBe(
      'http://localhost:3000/cart/link?items=CLEANER:2,OIL-4L:1&code=race10',
    );
    expect(await operator('cart-link', 'CLEANER', 'OIL')).toMatchObject({
      code: 1,
      err: expect.stringContaining('OIL'),
    });
    expect((await operator('cart-link', 'CLEANER:none')).code).toBe(2);
    expect((await operator('cart-link', 'CLEANER', '--code', 'NOPE')).err).toBe('There is no coupon NOPE.');
  });

  test('adds, lists and disables a coupon', async () => {
    const made = await operator('coupons', 'add', 'RACE10', '--percent', '12,5', '--limit', '3', '--to', '2099-12-31');
    expect(made).toEqual({ code: 0, out: 'Added: race10', err: '' });
    expect((await operator('coupons', 'list')).out).toMatch(/race10 +12\.5 % +0 +3 +Jan 1, 2100, 12:00 AM +enabled/);
    expect((await operator('coupons', 'disable', 'Race10')).code).toBe(0);
    expect((await operator('coupons', 'list')).out).toContain('disabled');
    expect(await operator('coupons', 'add', 'x', '--percent', '5', '--products', 'ghost,ghost')).toMatchObject({
      code: 1,
      err: 'Nothing was changed. These values are not valid: --products ghost',
    });
    const limits = ['--minimum', '9', '--maximum', '5', '--limit', '0'];
    expect((await operator('coupons', 'add', 'x', '--percent', '5', ...limits)).err).toBe(
      'Nothing was changed. These values are not valid: --maximum, --limit',
    );
  });

  test('replaces the rules of a coupon only when asked to', async () => {
    await operator('coupons', 'add', 'RACE10', '--percent', '10', '--limit', '3');
    const rules = async () => JSON.parse((await operator('coupons', 'show', 'race10', '--json')).out).draft;
    const before = await rules();
    expect(await operator('coupons', 'add', 'Race10', '--percent', '20')).toEqual({
      code: 1,
      out: '',
      err: 'There is a coupon race10 already. See it with “coupons show race10”, or replace all its rules with --replace.',
    });
    expect(await rules()).toEqual(before);
    expect((await operator('coupons', 'add', 'race10', '--percent', '20', '--replace')).out).toBe('Changed: race10');
    expect(await rules()).toMatchObject({ discount: { share: 200_000 }, usageLimit: null });
  });

  test('imports all articles of Markdown files or none, lists and removes them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-posts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [good, bad] = [join(folder, 'good.md'), join(folder, 'bad.md')];
    const both = (text: string) => `{ id: ${text}, en: ${text} }`;
    const facts = `slug: oil\ndate: 2026-11-21\nauthor: { firstName: Raka }\ntitle: ${both('Oli')}\nexcerpt: ${both('Oli')}`;
    writeFileSync(good, `---\n${facts}\n---\n<!-- id -->\nOli\n<!-- en -->\nOil\n`);
    writeFileSync(bad, `---\n${facts}\n---\n<!-- id -->\nOli\n`);
    const refused = await operator('posts', 'import', good, bad);
    expect(refused).toMatchObject({
      code: 1,
      err: 'Nothing was changed. Problems found: 1. Correct them and import again.',
    });
    expect(refused.out).toContain('<!-- en -->  is missing');
    expect((await operator('posts', 'import', good)).out).toBe('1 new, 0 changed.');
    expect((await operator('posts', 'import', good)).out).toBe('0 new, 1 changed.');
    expect((await operator('posts', 'list')).out).toMatch(/^oil +.*2026.* published +Oli$/m);
    expect((await operator('posts', 'remove', 'oil')).out).toContain('/article/oil is not found any more (404)');
    expect((await operator('posts', 'list')).out).not.toContain('oil');
    expect(await operator('posts', 'remove', 'oil')).toMatchObject({ code: 1, err: 'There is nothing called oil.' });
  });

  test('an import reports rows of an interrupted one, and waits for one that is running', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-csv-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const csv = join(folder, 'foam.csv');
    writeFileSync(csv, 'SKU,Name\nFOAM,Foam\n');
    const stage = (until: Date) =>
      shop.needs.unitOfWork(({ revisions }) => revisions.stage(['of another release'], { now: NOON, until }));
    await stage(new Date(NOON.getTime() + 1));
    expect(await operator('products', 'import', csv)).toMatchObject({
      code: 1,
      err: MESSAGES.en.products.import.running,
    });
    shop.at(new Date(NOON.getTime() + 1));
    const { code, out, err } = await operator('products', 'import', csv);
    expect([code, err]).toEqual([0, MESSAGES.en.products.import.earlier]);
    expect(out).toContain(MESSAGES.en.products.import.problems.UNREADABLE);
    expect(out).toContain('1 new, 0 changed, 0 unchanged.');
  });

  test('prints a gift card’s code once, on standard output only', async () => {
    const issued = await operator('gift-cards', 'issue', '50', '--note', 'for Sari');
    expect(issued.out).toMatch(/^([0-9A-F]{4}-){4}[0-9A-F]{4}$/);
    const ending = issued.out.slice(-4);
    expect((await operator('gift-cards', 'list')).out).toMatch(
      new RegExp(`\\*{4}-${ending} +€50.00 +€50.00 +for Sari`),
    );
  });
});
