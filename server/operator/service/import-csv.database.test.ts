import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshPostgresUrl } from '#engine/adapters/database/testing/databases.ts';
import { SIZES } from '#engine/domain/testing/drafts.ts';
import { createLogger } from '../../config/logger.ts';
import { openEmbeddedShop } from '../../testing/embedded-shop.ts';
import { addProducts, openSmallShop, type SmallShop } from '../../testing/small-shop.ts';
import { readCsv } from '../csv/read-csv.ts';
import { exportCsv } from './csv-columns.ts';
import { importCsv } from './import-csv.ts';

async function openOnServer(): Promise<SmallShop> {
  const { url, drop } = await freshPostgresUrl();
  const shop = await openSmallShop({ dataFolder: tmpdir(), databaseUrl: url });
  return { ...shop, close: () => shop.close().finally(drop) };
}

/** Too long for an index, however it is compressed. */
const LONG = randomBytes(4500).toString('hex');
const FILE = 'simple, downloadable';
const FILE_COLUMNS = 'Type,Download 1 ID,Download 1 URL,Download 2 ID,Download 2 URL';

describe.each([
  ['PGlite', openEmbeddedShop],
  ['PostgreSQL', openOnServer],
] as const)('an import on %s', (_name, open) => {
  let shop: SmallShop;
  beforeAll(async () => {
    shop = await open();
    await addProducts(shop, [{ sku: 'oil', pieces: 3 }]);
    await shop.engine.usecases.importAttributes([SIZES]);
  });
  afterAll(() => shop.close());

  const imported = (titles: string, ...cells: readonly string[]) => importedRows(titles, [cells]);

  function importedRows(titles: string, rows: readonly (readonly string[])[]) {
    const lines = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
    return importedText([titles, ...lines].join('\n'));
  }

  function importedText(text: string) {
    const csv = readCsv(new TextEncoder().encode(text));
    if ('fault' in csv) throw new Error(csv.fault);
    const needs = { usecases: shop.engine.usecases, logger: createLogger('silent') };
    return importCsv(
      needs,
      { csv, store: true, keepsStock: false, createsTerms: false, pictures: [] },
      { onProgress: () => {} },
    );
  }

  test.each([
    ['a SKU without end', 'SKU,Name', [LONG, 'Oil'], 'SKU', 'TOO_LONG'],
    ['a name without end', 'SKU,Name', ['oil', LONG], 'Name', 'TOO_LONG'],
    ['an address without end', 'Meta: _slug,Name', [LONG, 'Oil'], 'Meta: _slug', 'TOO_LONG'],
    ['a tag without end', 'SKU,Tags', ['oil', LONG], 'Tags', 'TOO_LONG'],
    ['the slug of a tag', 'SKU,Tags,Meta: _tag_slugs', ['oil', 'a', LONG], 'Meta: _tag_slugs', 'TOO_LONG'],
    ['a tag twice', 'SKU,Tags', ['oil', 'Rain, rain'], 'tags', 'DUPLICATE'],
    ['an attribute twice', 'SKU,Attribute 1 name,Attribute 2 name', ['oil', 'size', 'size'], 'attributes', 'DUPLICATE'],
    ['fewer downloads than none', 'SKU,Type,Download limit', ['oil', FILE, '-1'], 'downloadLimit', 'VALUE_INVALID'],
    ['a file without end', `SKU,${FILE_COLUMNS}`, ['oil', FILE, LONG, 'a.pdf', '', ''], 'Download 1 ID', 'TOO_LONG'],
    ['two files of one ID', `SKU,${FILE_COLUMNS}`, ['oil', FILE, 'a', 'a.pdf', 'a', 'b.pdf'], 'downloads', 'DUPLICATE'],
    ['a pack for a giant', 'SKU,Meta: _content', ['oil', `${'9'.repeat(400)} ml`], 'content', 'VALUE_INVALID'],
    [
      'a character that is none',
      'SKU,Meta: _specifications_id',
      ['oil', '[["a\\u0000","b"]]'],
      'Meta: _specifications_id',
      'NOT_A_TABLE',
    ],
    [
      'half a surrogate pair',
      'SKU,Images',
      ['oil', 'https://shop.example/wp-content/uploads/%E0%A4%A'],
      'Images',
      'PICTURE_UNKNOWN',
    ],
    ['a day before all', 'SKU,Meta: _published_at', ['oil', '0000-01-01'], 'Meta: _published_at', 'NOT_A_TIME'],
  ] as const)('reports %s and stores nothing', async (_case, titles, cells, column, problem) => {
    const refusal = { code: 'CSV_INVALID', problems: [expect.objectContaining({ line: 2, column, problem })] };
    expect(await imported(titles, ...cells)).toEqual({ ok: false, refusal });
  });

  test('a new product with a long name gets an address that is not', async () => {
    expect(await imported('SKU,Name', 'long', 'wax '.repeat(100))).toMatchObject({ ok: true });
    expect(await imported('SKU,Name', 'longer', 'wax '.repeat(100))).toMatchObject({ ok: true });
  });

  test('reports a product that only the database refuses, and stores the next import', async () => {
    await sql`alter table products add constraint no_glue check (sku <> 'glue')`.execute(shop.database.db);
    expect(await imported('SKU,Name', 'glue', 'Glue')).toEqual({
      ok: true,
      value: {
        changed: [],
        unchanged: 0,
        earlier: [],
        pending: 0,
        ignored: [],
        newTerms: { categories: [], attributes: [] },
        conflicts: [{ line: 2, column: 'SKU', problem: 'NOT_STORED', value: 'glue' }],
      },
    });
    expect(await imported('SKU,Name', 'foam', 'Foam')).toMatchObject({
      value: { changed: [{ sku: 'foam' }], earlier: [] },
    });
  });

  test('sells by an attribute that one product alone has', async () => {
    const titles = 'Type,SKU,Name,Parent,Regular price,Attribute 1 name,Attribute 1 value(s),Attribute 1 global';
    const sheet = [
      ['variable', 'cloth', 'Kain lap', '', '', 'Warna', 'Biru, Merah tua', '0'],
      ['variation', 'cloth-blue', '', 'cloth', '5', 'Warna', 'Biru', '0'],
      ['variation', 'cloth-red', '', 'cloth', '6', 'Warna', 'Merah tua', '0'],
    ];
    expect(await importedRows(titles, sheet)).toMatchObject({ ok: true, value: { changed: [{ sku: 'cloth' }] } });
    const { usecases } = shop.engine;
    const product = await usecases.catalog.product({ slug: 'kain-lap' }, 'id');
    const added = await usecases.addToCart(
      { customerId: 't_00000000000000000000000000000001', language: 'id' },
      {
        productId: product?.id ?? 0,
        variationId: null,
        quantity: 1,
        extraData: {},
        attributes: [{ name: 'warna', value: 'Merah tua' }],
      },
    );
    expect(added).toMatchObject({
      value: { view: { session: { cart: { lines: [{ attributes: { warna: 'merah-tua' } }] } } } },
    });
    expect(await importedRows(titles, sheet)).toMatchObject({ ok: true, value: { changed: [], unchanged: 1 } });
    const exported = await exportCsv(usecases, { semicolons: false });
    expect(exported).toContain('Merah tua');
    expect(await importedText(exported)).toMatchObject({
      ok: true,
      value: { changed: [], conflicts: [], earlier: [] },
    });
  });
});
