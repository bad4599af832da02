import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';

const saying = (word: string): string => `shop:\n  name: Toko Kilau\n  announcement: { id: ${word}, en: ${word} }\n`;

const wrote = (path: string, text: string) => writeFileSync(path, text);

/** A shop that has read its file, and then opens. */
async function openedShop({ beforeItOpens }: { beforeItOpens?(file: string): void } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'take-over-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'shop.config.yaml');
  wrote(file, saying('first'));
  const environment = { DATA_DIR: folder, SEED: 'none' };
  // What is loaded after the file has its settings. Other tests run in the same process, with those of the demo.
  vi.resetModules();
  const { siteSettings, ownSiteSettings } = globalThis;
  onTestFinished(() => {
    vi.resetModules();
    Object.assign(globalThis, { siteSettings, ownSiteSettings });
  });
  globalThis.siteSettings = undefined;
  const { loadOwnShop } = await import('../own-shop/own-shop.ts');
  loadOwnShop(environment);
  beforeItOpens?.(file);
  const { SITE } = await import('#contract/site.ts');
  const { SHOP_SETTINGS } = await import('../settings/shop-settings.ts');
  const { takeOverJob } = await import('./take-over-job.ts');
  const log: { readonly msg: string; readonly mistakes?: readonly string[] }[] = [];
  const logger = pino({ base: null }, { write: (line) => log.push(JSON.parse(line)) });
  const onTakenOver = vi.fn();
  const job = takeOverJob({ environment, logger, renewContent: () => {}, onTakenOver });
  const round = () => job.run(new AbortController().signal);
  return { folder, file, log, onTakenOver, round, announced: () => SITE.announcement?.en, SITE, SHOP_SETTINGS };
}

async function rounds({ round }: { round(): Promise<unknown> }, count = 3): Promise<void> {
  for (let done = 0; done < count; done += 1) await round();
}

test('takes nothing over while nothing changes', async () => {
  const shop = await openedShop();
  await rounds(shop);
  expect(shop.onTakenOver).not.toHaveBeenCalled();
});

test('takes over what changed while the shop opened', async () => {
  const shop = await openedShop({ beforeItOpens: (file) => wrote(file, saying('second')) });
  await rounds(shop);
  expect(shop.announced()).toBe('second');
  expect(shop.onTakenOver).toHaveBeenCalledOnce();
});

test('a holiday begins and ends at midnight of the shop’s clock, while its file stays as it is', async () => {
  vi.useFakeTimers({ now: new Date('2027-03-07T16:59:58Z'), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const holiday = '  holidays: [{ from: 2027-03-08, until: 2027-03-21, takesOrders: no }]\n';
  const { SITE, SHOP_SETTINGS, onTakenOver, ...shop } = await openedShop({
    beforeItOpens: (file) => wrote(file, saying('second') + holiday),
  });
  const seen = () => [
    SITE.holiday?.hasBegun,
    SHOP_SETTINGS.reopensOn,
    SITE.announcement?.en,
    onTakenOver.mock.calls.length,
  ];
  await rounds(shop);
  expect(seen()).toEqual([undefined, null, 'second', 1]);
  // A mistake in the file keeps no holiday from beginning.
  wrote(shop.file, 'shop: 5\n');
  vi.setSystemTime(new Date('2027-03-07T17:00:00Z'));
  await rounds(shop);
  expect(seen()).toEqual([true, '2027-03-22', 'second', 2]);
  vi.setSystemTime(new Date('2027-03-21T17:00:00Z'));
  await rounds(shop);
  expect(seen()).toEqual([undefined, null, 'second', 3]);
});

test('reads no file that is still being written', async () => {
  const shop = await openedShop();
  for (const word of ['one', 'three', 'eleven']) {
    wrote(shop.file, saying(word));
    await shop.round();
  }
  expect(shop.announced()).toBe('first');
  await shop.round();
  expect(shop.announced()).toBe('eleven');
});

test('sees another file of the same size and time in its place', async () => {
  const shop = await openedShop();
  const [copy, time] = [join(shop.folder, 'copy'), new Date('2026-11-24T00:00:00Z')];
  wrote(shop.file, saying('third'));
  utimesSync(shop.file, time, time);
  await rounds(shop);
  wrote(copy, saying('forth'));
  utimesSync(copy, time, time);
  renameSync(copy, shop.file);
  await rounds(shop);
  expect(shop.announced()).toBe('forth');
});

test.each([
  ['a folder', (file: string) => mkdirSync(file), 'is no file'],
  ['a hundred thousand lines', (file: string) => wrote(file, '# again\n'.repeat(100_000)), 'is larger than 512 KB'],
  ['a link to nothing that ends', (file: string) => symlinkSync('/dev/zero', file), 'is no file'],
  ['a text in place of a group', (file: string) => wrote(file, 'shop: 5\n'), 'shop must be a group of settings'],
])('says once why it does not take over %s, and goes on', async (_case, replace, mistake) => {
  const shop = await openedShop();
  rmSync(shop.file);
  replace(shop.file);
  await rounds(shop, 5);
  expect(shop.log.map(({ mistakes }) => mistakes)).toEqual([[`${shop.file}:1 ${mistake}`]]);
  expect(shop.announced()).toBe('first');
  rmSync(shop.file, { recursive: true });
  wrote(shop.file, saying('mended'));
  await rounds(shop);
  expect(shop.announced()).toBe('mended');
});

test.each([
  ['a folder that leads back into itself', (texts: string) => symlinkFrom(texts)],
  ['a file in the place of their folder', (texts: string) => wrote(texts, 'x')],
])('looks at the texts once, with %s', async (_case, make) => {
  const shop = await openedShop();
  make(join(shop.folder, 'content'));
  wrote(shop.file, saying('second'));
  await rounds(shop, 5);
  expect(shop.announced()).toBe('second');
  expect(shop.log.map(({ msg }) => msg)).toEqual(['the new settings were taken over']);
});

function symlinkFrom(texts: string): void {
  mkdirSync(join(texts, 'pages'), { recursive: true });
  symlinkSync('..', join(texts, 'pages', 'back'));
  symlinkSync('../pages', join(texts, 'pages', 'again'));
}
