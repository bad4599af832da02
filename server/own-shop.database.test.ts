import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFolder } from '#engine/adapters/database/testing/database-folder.ts';
import { freePort } from '#engine/adapters/database/testing/free-port.ts';
import { startMailServer } from '#engine/adapters/mail/testing/mail-server.ts';
import { createHttpApi } from '#storefront/gateway/transport/http-api.ts';
import { command } from './operator/testing/command.ts';
import { createApiShopper } from './testing/api-shopper.ts';
import { type ShopProcess, spawnShop } from './testing/shop-process.ts';

const INIT = {
  name: 'Toko Kilau',
  since: '2019',
  email: 'halo@kilau.example',
  whatsapp: '+62 811 0000 2222',
  currency: 'IDR',
  seller: 'PT Toko Kilau',
  address: 'Jalan Mawar 1; Bandung 40111',
  phone: '022 555 0000',
  licence: '1234567890123',
  'tax-number': '01.234.567.8-901.000',
  bank: 'Bank Central Asia',
  account: '5410098765 PT Toko Kilau',
  delivery: 'Rp 18.000',
  'free-from': 'Rp 500.000',
};

/** Starts a shop that takes orders once its settings are its own. */
async function spawnOwnShop(dataFolder: string, environment: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const port = String(await freePort());
  const place = { SEED: 'none', PORT: port, BASE_URL: `http://127.0.0.1:${port}` };
  return spawnShop({ dataFolder, environment: { ...place, ...environment } });
}

const PRODUCTS = `SKU,Name,Regular price,Published,Stock,Weight (kg),Categories,Type
KILAU-1,Sampo mobil 1 L,Rp 85.000,1,20,1.1,Sampo,simple
`;

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"><circle cx="40" cy="40" r="40"/></svg>';

test('an empty shop in production sells its first order, in rupiah and Indonesian', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-own-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, maxRetries: 5 }));
  const mails = await startMailServer();
  onTestFinished(mails.close);
  const operator = async (...parameters: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await command({ DATA_DIR: dataFolder, LANG: 'id_ID.UTF-8' }, ...parameters);
    if (code !== 0) throw new Error(`${parameters.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  };
  const open = async (): Promise<ShopProcess> => spawnOwnShop(dataFolder, { SMTP_URL: mails.url });

  // Before it is its own it shows itself, sells nothing of the demo's, and takes no order.
  const unfinished = await open();
  const empty = await page(unfinished, '/id/products');
  expect(empty).toContain('<b>0</b>');
  // Search engines report a list of nothing as a mistake.
  expect(empty).not.toContain('"ItemList"');
  const product = join(dataFolder, 'products.csv');
  writeFileSync(product, PRODUCTS.replace('Rp 85.000', '9.90'));
  await operator('products', 'import', product, '--create-terms');
  const early = createApiShopper(createHttpApi({ url: `${unfinished.address}/graphql` }));
  await early.add('KILAU-1', 1);
  expect(await early.checkOut('early')).toEqual({ ok: false, code: 'SHOP_NOT_OPEN' });
  const preparing = await page(unfinished, '/id/products');
  expect(preparing).toContain('belum menerima pesanan');
  expect(preparing).toContain('1 produk');
  await unfinished.stop();

  await operator('init', ...Object.entries(INIT).flatMap(([option, answer]) => [`--${option}`, answer]));
  await operator('config', 'texts');
  mkdirSync(join(dataFolder, 'brand'));
  writeFileSync(join(dataFolder, 'brand', 'logo.svg'), LOGO);
  expect(await operator('config', 'check')).toContain('benar');
  const shop = await open();
  onTestFinished(() => shop.stop());
  writeFileSync(product, PRODUCTS);
  await operator('products', 'import', product);
  expect(await operator('products', 'show', 'KILAU-1')).toContain('Rp\u00a085.000');

  expect(await operator('products', 'price', 'KILAU-1', '--regular', '85.000')).toContain(
    'Rp\u00a085.000 → Rp\u00a085.000',
  );
  expect(await operator('coupons', 'add', '--help')).toContain('--off-cart 25000 --minimum 200000');

  const list = await page(shop, '/id/products');
  expect(list).toMatch(/Toko Kilau[\s\S]*Rp\u00a085\.000/);
  expect(list.includes('STP')).toBe(false);
  const [, logo = ''] = /<img src="(\/brand\/logo-\w+\.svg)" width="320" height="80"/.exec(list) ?? [];
  expect(await page(shop, logo)).toBe(LOGO);
  expect(await page(shop, '/id/site.webmanifest')).toContain('"name":"Toko Kilau"');
  const home = await page(shop, '/id');
  expect(home).not.toMatch(/STP|Petty|\/racing\//);
  // Its operator speaks Indonesian, and so does the shop to whoever asks for none of its languages.
  expect(home).toMatch(/hrefLang="x-default" href="[^"]*\/id"/);
  expect(await page(shop, '/')).toContain('<html lang="id-ID"');
  const shopper = createApiShopper(createHttpApi({ url: `${shop.address}/graphql` }));
  await shopper.add('KILAU-1', 2);
  const placed = await shopper.checkOut('first');
  if (!placed.ok) throw new Error(placed.code);

  const number = String(placed.id);
  const shown = await operator('orders', 'show', number);
  expect(shown).toContain('Rp\u00a0188.000');
  expect(shown).toContain('Jalan Merdeka 1, Bandung, Jawa Barat 40111, Indonesia, 0812 3456 7890');
  expect(shown).toMatch(/Pengiriman: .*Rp\u00a018\.000/);
  await operator('orders', 'paid', number);
  expect(await operator('orders', 'show', number)).toMatch(/Faktur: INV\/20\d\d\/000001\n/);
  const slips = join(dataFolder, 'slips.html');
  await operator('orders', 'slips', slips);
  expect(readFileSync(slips, 'utf8')).toMatch(/Bandung, Jawa Barat 40111<br>Indonesia[\s\S]*KILAU-1/);
  const invoice = join(dataFolder, 'invoice.html');
  await operator('orders', 'invoice', invoice, number);
  expect(readFileSync(invoice, 'utf8')).toMatch(/INV\/20\d\d\/000001[\s\S]*DPP nilai lain[\s\S]*Rp\u00a018\.631/);
  await operator('orders', 'ship', number, '--courier', 'jne', '--number', 'CGK0123456789');
  const order = await page(
    shop,
    new URL(placed.redirect, shop.address).pathname + new URL(placed.redirect, shop.address).search,
  );
  expect(order).toContain('CGK0123456789</b>');
  expect(order).toContain('href="https://jne.co.id/tracking-package"');
  // The note that says the same to other clients is not repeated.
  expect(order.split('CGK0123456789</b>')[1]?.split('</ol>')[0]).not.toContain('JNE CGK0123456789');
  // 188,000 with PPN of 11 %: 18,631 in it.
  expect(order).toContain('Rp\u00a018.631');
  expect(order).toContain('01.234.567.8-901.000');
  expect(order).toMatch(/INV\/20\d\d\/000001/);
  await expect.poll(() => mails.mailbox.map(({ text }) => text).join()).toContain('CGK0123456789');
  expect(await operator('orders', 'refund', number, '--amount', 'Rp 10.000')).toMatch(
    /transfer Rp\u00a010\.000 ke Budi Santoso/,
  );
  const emails = mails.mailbox.map(({ text }) => text).join();
  expect(emails).toContain('5410098765');
  expect(emails).not.toMatch(/STP|€/);

  // Without its settings it would sell the demo, too, and everything in the demo's currency.
  await shop.stop();
  await expect(spawnShop({ dataFolder, environment: { SEED: 'demo' } })).rejects.toThrow(
    'a shop of its own (products: 1, orders: 1)',
  );
});

test('changed settings are taken over while the shop runs, all of a change or none', async () => {
  const dataFolder = dirname(await databaseFolder());
  const mails = await startMailServer();
  onTestFinished(mails.close);
  const operator = async (...parameters: readonly string[]): Promise<string> =>
    (await command({ DATA_DIR: dataFolder }, ...parameters)).stdout;
  await operator('init', ...Object.entries(INIT).flatMap(([option, answer]) => [`--${option}`, answer]));
  const shop = await spawnOwnShop(dataFolder, { SMTP_URL: mails.url, LOG_LEVEL: 'warn' });
  const complains = (what: string) => expect.poll(shop.complaints).toContain(what);
  const product = join(dataFolder, 'products.csv');
  writeFileSync(product, PRODUCTS);
  await operator('products', 'import', product, '--create-terms');
  const shopper = createApiShopper(createHttpApi({ url: `${shop.address}/graphql` }));
  await shopper.add('KILAU-1', 2);
  expect(await shopper.checkOut('early')).toEqual({ ok: false, code: 'SHOP_NOT_OPEN' });
  expect(await page(shop, '/id/contact')).toContain('Jalan Mawar 1');

  // With its texts the shop opens.
  await operator('config', 'texts');
  const shows = (path: string) => expect.poll(() => page(shop, path));
  await shows('/id').not.toContain('belum menerima pesanan');

  const file = join(dataFolder, 'shop.config.yaml');
  const first = readFileSync(file, 'utf8');
  const switchedTo = /<button type="submit" value="(..)"[^>]* name="language"/;
  expect(switchedTo.exec(await page(shop, '/id'))?.[1]).toBe('en');
  const moved = first
    .replace('Jalan Mawar 1', 'Jalan Melati 9')
    .replace('Rp 18.000', 'Rp 21.000')
    .replace(/languages:\n *- en\n *- id/, 'languages: [id, en]');
  writeFileSync(file, moved);
  await shows('/id/contact').toContain('Jalan Melati 9');
  expect(await page(shop, '/id/terms')).toContain('Jalan Melati 9');
  expect(switchedTo.exec(await page(shop, '/id'))?.[1]).toBe('id');
  expect(await page(shop, '/')).toContain('<html lang="id-ID"');
  const placed = await shopper.checkOut('first');
  if (!placed.ok) throw new Error(placed.code);
  expect(await operator('orders', 'show', String(placed.id))).toContain('Rp\u00a0191.000');

  // A new name waits for a restart, and so does the rest of its change.
  writeFileSync(file, moved.replace('Toko Kilau', 'Toko Baru').replace('Jalan Melati 9', 'Jalan Anggrek 5'));
  await complains('wait for a restart');
  expect(await page(shop, '/id/contact')).toMatch(/Toko Kilau[\s\S]*Jalan Melati 9/);
  writeFileSync(file, moved.replace('Jalan Melati 9', 'Jalan Dahlia 7').replace('shop:', 'shopp: 1\nshop:'));
  await complains('were not taken over');
  expect(await page(shop, '/id/contact')).toContain('Jalan Melati 9');
  writeFileSync(file, moved.replace('Jalan Melati 9', 'Jalan Kenanga 3'));
  await shows('/id/contact').toContain('Jalan Kenanga 3');
  await expect(shop.stop()).rejects.toThrow(/"shop.name"[\s\S]*shopp/);
});

test('an oil is sold from the moment on at which it has a number of registration', async () => {
  const dataFolder = dirname(await databaseFolder());
  const mails = await startMailServer();
  onTestFinished(mails.close);
  const operator = async (...parameters: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await command({ DATA_DIR: dataFolder, LANG: 'id_ID.UTF-8' }, ...parameters);
    if (code !== 0) throw new Error(`${parameters.join(' ')}: ${stdout}${stderr}`);
    return stdout + stderr;
  };
  await operator('init', ...Object.entries(INIT).flatMap(([option, answer]) => [`--${option}`, answer]));
  await operator('config', 'texts');
  const file = join(dataFolder, 'shop.config.yaml');
  const settings = readFileSync(file, 'utf8');
  writeFileSync(file, `${settings}products:\n  lubricants: [oli-mesin, oli-gir]\n`);
  const shop = await spawnOwnShop(dataFolder, { SMTP_URL: mails.url });
  onTestFinished(() => shop.stop());
  const product = join(dataFolder, 'products.csv');
  writeFileSync(product, 'SKU,Name,Regular price,Categories,Type\nOLI-1,Oli mesin,Rp 85.000,Oli mesin,simple\n');
  await operator('products', 'import', product, '--create-terms');

  const shopper = createApiShopper(createHttpApi({ url: `${shop.address}/graphql` }));
  await expect(shopper.add('OLI-1', 1)).rejects.toThrow('OIL_NOT_REGISTERED');
  expect(await page(shop, '/health')).toBe('ok, does not sell these oils without an NPT number: OLI-1\n');
  const checked = await operator('config', 'check');
  expect(checked).toContain('kategori yang tidak ada di toko: oli-gir.');
  expect(checked).toMatch(/OLI-1 +Oli mesin\n[\s\S]*Oli tanpa NPT sendiri \(1\)/);

  await operator('products', 'edit', 'OLI-1', '--npt', 'AA 12 345', '--sni', 'SNI 7069.1');
  const shows = (path: string) => expect.poll(() => page(shop, path));
  await shows('/id/product/oli-mesin').toMatch(/Nomor Pelumas Terdaftar \(NPT\)<\/th><td>AA 12 345/);
  expect(await page(shop, '/en/product/oli-mesin')).toMatch(/Indonesian standard \(SNI\)<\/th><td>SNI 7069\.1/);
  expect(await page(shop, '/health')).toBe('ok\n');
  await shopper.add('OLI-1', 1);
  expect(await operator('products', 'export')).toMatch(/Meta: oil_npt,Meta: oil_sni\n.*AA 12 345,SNI 7069\.1/);

  // Without its number it is not sold any more, until the brand says that it needs none.
  await operator('products', 'edit', 'OLI-1', '--npt', '');
  expect(await shopper.checkOut('first')).toEqual({ ok: false, code: 'OIL_NOT_REGISTERED' });
  writeFileSync(file, `${settings}products:\n  lubricants: none\n`);
  await shows('/health').toBe('ok\n');
  expect(await shopper.checkOut('second')).toMatchObject({ ok: true });
});

test('texts that are copied before there is a shop make a folder of its owner alone', async () => {
  const dataFolder = join(mkdtempSync(join(tmpdir(), 'shop-texts-')), 'data');
  onTestFinished(() => rmSync(dirname(dataFolder), { recursive: true }));
  expect((await command({ DATA_DIR: dataFolder }, 'config', 'texts')).code).toBe(0);
  expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
});

test('the first settings are written before there is a shop', async () => {
  const dataFolder = join(mkdtempSync(join(tmpdir(), 'shop-first-')), 'data');
  onTestFinished(() => rmSync(dirname(dataFolder), { recursive: true }));
  const options = Object.entries(INIT).flatMap(([option, answer]) => [`--${option}`, answer]);
  expect((await command({ DATA_DIR: dataFolder }, 'init', ...options.slice(2))).stderr).toContain('Add --name');
  expect((await command({ DATA_DIR: dataFolder }, 'init', ...options)).code).toBe(0);
  expect(readdirSync(dataFolder)).toEqual(['shop.config.yaml']);
  expect((await command({ DATA_DIR: dataFolder }, 'init', ...options)).stderr).toContain('already exists');
  // Nobody has made a database yet, whose oils could lack their numbers.
  expect((await command({ DATA_DIR: dataFolder }, 'config', 'check')).code).toBe(0);
  expect(readdirSync(dataFolder)).toEqual(['shop.config.yaml']);
});

const page = async ({ address }: ShopProcess, path: string): Promise<string> => (await fetch(address + path)).text();
