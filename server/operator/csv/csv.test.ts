import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import { draftBottle, draftCloth, draftOil, draftPack } from '#engine/domain/testing/drafts.ts';
import { pieces } from '#engine/domain/testing/sellables.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import { generateProducts } from '#seed/generate/generate-products.ts';
import { readCsv } from './read-csv.ts';
import { apply, problemsOf, tableOf } from './testing/apply-text.ts';
import { COLUMNS, PICTURES, storedAs } from './testing/small-catalog.ts';
import { writeCsv } from './write-csv.ts';

test('writes semicolons and decimal commas where spreadsheets read them', () => {
  const dimensions = { weight: 1125, length: 10, width: 0, height: 0 };
  const price = { regular: 1234, sale: null };
  const lines = writeCsv(storedAs([draftBottle('x', { dimensions, price })]), COLUMNS, { semicolons: true }).split(
    '\n',
  );
  const [titles = [], cells = []] = lines.map((line) => line.split(';'));
  const cellOf = (title: string) => cells[titles.indexOf(title)];
  expect(['Weight (kg)', 'Length (cm)', 'Regular price'].map(cellOf)).toEqual(['1,125', '10', '12,34']);
});

const FAR_AWAY = new Date('9999-12-31T23:59:59.999Z');
const bytes = (text: string) => new TextEncoder().encode(text);

describe('reads back what it has written', () => {
  const changed = (drafts: readonly ProductDraft[], stored: readonly StoredDraft[]) => {
    const [commas, semicolons] = [false, true].map((style) => {
      const { products, problems } = apply(writeCsv(storedAs(drafts), COLUMNS, { semicolons: style }), stored);
      expect(problems).toEqual([]);
      return products.map(({ draft }) => draft);
    });
    expect(semicolons).toEqual(commas);
    return commas;
  };

  test('for a thousand products of every kind, in the same shop and in an empty one', () => {
    const drafts = generateProducts({ count: 1000, seed: 11, pictures: PICTURES });
    expect(changed(drafts, storedAs(drafts))).toEqual(drafts);
    expect(changed(drafts, [])).toEqual(drafts);
  });

  const hostile = fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.string({ unit: fc.constantFrom(...`=+-@'",;|\\n\n\t\r :>abc`), maxLength: 30 }),
    )
    .map((text) => text.replaceAll('\0', '').toWellFormed());
  const word = hostile.map((text) => text.trim()).filter((text) => text !== '');
  const texts = fc.record({
    name: word,
    shortDescription: hostile,
    description: hostile,
    extraDescription: hostile,
    customTextarea: hostile,
    productCardLists: fc.array(word, { maxLength: 3 }),
    specifications: fc.array(fc.record({ name: hostile, value: hostile }), { maxLength: 2 }),
  });
  const measure = fc.integer({ min: 0, max: 100_000 }).map((number) => number / 8);
  const price = fc.record({
    regular: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
    sale: fc.option(
      fc.record({
        price: fc.integer({ min: 0, max: 1_000_000_000 }),
        from: fc.option(fc.date({ noInvalidDate: true, min: NOON, max: FAR_AWAY })),
        to: fc.option(fc.date({ noInvalidDate: true, min: NOON, max: FAR_AWAY })),
      }),
    ),
  });
  const dimensions = fc.option(fc.record({ weight: measure, length: measure, width: measure, height: measure }));
  const bottle = fc
    .record({
      text: fc.record({ id: texts, en: texts }),
      price,
      dimensions,
      meta: fc.dictionary(fc.constantFrom('origin', '_hidden', '__deeper', 'a b'), word),
      categories: fc.shuffledSubarray(['minyak-rem', 'offers', 'oil-offers', 'below']),
      pictures: fc.shuffledSubarray(PICTURES),
      stock: fc.constantFrom(pieces(0), pieces(-3, { backorders: 'yes' }), {
        kind: 'unmanaged',
        status: 'on-backorder',
      }),
      content: fc.option(fc.record({ amount: fc.integer({ min: 1, max: 5000 }), unit: fc.constantFrom('ml', 'g') })),
    })
    .map((rest) => draftBottle('bottle', rest as Partial<ReturnType<typeof draftBottle>>));

  test('for any texts, prices, measures and custom fields', () => {
    fc.assert(
      fc.property(bottle, (draft) => {
        expect(changed([draft], storedAs([draft]))).toEqual([draft]);
        expect(changed([draft], [])).toEqual([draft]);
      }),
      { numRuns: 200 },
    );
  });

  test('for shared stock, downloads, recommendations, and a variation of any size', () => {
    const files = [{ id: 'f1', name: { id: 'Panduan, lengkap', en: 'Guide' }, file: 'guides/guide one.pdf' }];
    const drafts: readonly ProductDraft[] = [
      draftOil('oil', {
        sharedStock: pieces(7, { lowAmount: 2 }),
        variations: [draftPack('OIL-A', '1l', { stock: { kind: 'shared' }, published: false }), draftPack('OIL-B', '')],
        defaults: { size: '1l' },
      }),
      draftOil('no-sku', {
        sku: '',
        variations: [draftPack('NO-1', '1l', { downloads: { files, limit: 3, expiryDays: 30 } })],
      }),
      draftBottle('guide', { virtual: true, dimensions: null, downloads: { files, limit: null, expiryDays: null } }),
      draftBottle('beside', {
        tags: [{ slug: 'hemat', name: { id: 'Hemat, irit', en: 'Thrifty' } }],
        upsells: ['wax', 'not-there-yet'],
        crossSells: ['polish'],
      }),
      draftBottle('empty-folder', { downloads: { files: [], limit: null, expiryDays: 7 } }),
    ];
    expect(changed(drafts, storedAs(drafts))).toEqual(drafts);
    expect(changed(drafts, [])).toEqual(drafts);
  });

  test('for attributes that one product alone has', () => {
    const drafts: readonly ProductDraft[] = [
      draftCloth('cloth', { defaults: { 'cloth-colour': 'dark-red' } }),
      draftBottle('plain', { attributes: draftCloth('x').attributes.map((own) => ({ ...own, forVariations: false })) }),
    ];
    expect(changed(drafts, storedAs(drafts))).toEqual(drafts);
    expect(changed(drafts, [])).toEqual(drafts);
  });

  test('keeps the markup of descriptions, without what runs', () => {
    const html = '<p onclick="steal()">Two <strong>doses</strong><script>steal()</script></p><ul><li>a & b</li></ul>';
    const { products, problems } = apply(
      `SKU,Name,Short description,Description\nA,Wax,"${html.replaceAll('"', '""')}",2 < 3 & 4`,
    );
    expect(problems).toEqual([]);
    const clean = '<p>Two <strong>doses</strong></p><ul><li>a &amp; b</li></ul>';
    expect(products[0]?.draft.text.id).toMatchObject({ shortDescription: clean, description: '2 < 3 & 4' });
    const drafts = products.map(({ draft }) => draft);
    expect(changed(drafts, storedAs(drafts))).toEqual(drafts);
  });

  test('guards cells that begin like a formula', () => {
    const text = { ...draftBottle('x').text.id, name: '=HYPERLINK("http://evil.example")', description: '@SUM(1)' };
    const csv = writeCsv(storedAs([draftBottle('x', { text: { id: text, en: text } })]), COLUMNS, {
      semicolons: false,
    });
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(csv).toContain(`,'@SUM(1),`);
    expect(csv).not.toMatch(/(^|,)"?[=@]/m);
  });
});

describe('a file with few columns', () => {
  const stored = storedAs([draftBottle('cleaner'), draftOil('oil')]);

  test('changes only what they hold, found by SKU or by ID', () => {
    const { products } = apply('SKU;Regular price\nCLEANER;10,5\noil-4l;41,25\n', stored);
    expect(products.map(({ draft }) => draft)).toEqual([
      draftBottle('cleaner', { price: { regular: 1050, sale: null } }),
      draftOil('oil', {
        variations: [draftPack('oil-1l', '1l'), draftPack('oil-4l', '4l', { price: { regular: 4125, sale: null } })],
      }),
    ]);
    const [byId] = apply('ID,Stock\n100,3\n', stored).products;
    expect(byId?.draft).toEqual(draftBottle('cleaner', { stock: pieces(3) }));
  });

  test('keeps counted pieces when told to', () => {
    const { products } = apply('SKU,Stock,Regular price\nCLEANER,3,5\n', stored, { keepsStock: true });
    expect(products[0]?.draft).toEqual(draftBottle('cleaner', { price: { regular: 500, sale: null } }));
  });

  test('ends a sale and clears a text by an empty cell', () => {
    const onSale = draftBottle('cleaner', { price: { regular: 990, sale: { price: 800, from: null, to: NOON } } });
    const { products } = apply('SKU,Sale price,Date sale price ends\nCLEANER,,\n', storedAs([onSale]));
    expect(products[0]?.draft).toEqual(draftBottle('cleaner'));
  });

  test('adds a new variation, and its size to the product', () => {
    const csv = 'SKU,Parent,Regular price,Attribute 1 name,Attribute 1 value(s)\noil-5l,OIL,55,Pack size,5 L\n';
    const draft = apply(csv, stored).products[0]?.draft;
    expect(draft).toMatchObject({ attributes: [{ slug: 'size', terms: ['1l', '4l', '5l'] }] });
    expect(draft?.kind === 'variable' && draft.variations.map(({ sku, choices }) => [sku, choices])).toEqual([
      ['oil-1l', { size: '1l' }],
      ['oil-4l', { size: '4l' }],
      ['oil-5l', { size: '5l' }],
    ]);
  });

  test('takes the one language of another shop’s file for both, with a slug of its own', () => {
    const taken = storedAs([draftBottle('brake-fluid')]);
    const { products, problems } = apply('Name,Regular price,Type\nBrake Fluid,3.5,"simple, virtual"\n', taken);
    expect(problems).toEqual([]);
    expect(products[0]?.draft).toMatchObject({
      kind: 'simple',
      slug: 'brake-fluid-2',
      sku: '',
      virtual: true,
      publishedAt: NOON,
      price: { regular: 350, sale: null },
      text: { id: { name: 'Brake Fluid' }, en: { name: 'Brake Fluid' } },
    });
  });
});

describe('reports a row that cannot be taken with its line and column', () => {
  const stored = storedAs([draftBottle('cleaner'), draftBottle('polish'), draftOil('oil')]);
  test.each([
    ['a negative price', 'SKU,Regular price\nCLEANER,-5', 'Regular price', 'NOT_MONEY'],
    ['a price that can be read two ways', 'SKU,Regular price\nCLEANER,1.250', 'Regular price', 'AMBIGUOUS_MONEY'],
    ['more decimals than the money has', 'SKU,Sale price\nCLEANER,9.9999', 'Sale price', 'NOT_MONEY'],
    ['pieces to add', 'SKU,Stock\nCLEANER,+5', 'Stock', 'SIGNED_STOCK'],
    ['half a piece', 'SKU,Stock\nCLEANER,1.5', 'Stock', 'NOT_A_WHOLE_NUMBER'],
    ['a weight in words', 'SKU,Weight (kg)\nCLEANER,heavy', 'Weight (kg)', 'NOT_A_NUMBER'],
    ['no such day', 'SKU,Date sale price starts\nCLEANER,2026-02-30', 'Date sale price starts', 'NOT_A_TIME'],
    ['a wrong word', 'SKU,Visibility in catalog\nCLEANER,loud', 'Visibility in catalog', 'NOT_A_CHOICE'],
    ['a type this shop does not sell', 'SKU,Type\nCLEANER,subscription', 'Type', 'NOT_A_CHOICE'],
    ['neither yes nor no', 'SKU,Is featured?\nCLEANER,perhaps', 'Is featured?', 'NOT_A_FLAG'],
    ['an unknown category', 'SKU,Categories\nCLEANER,Tyres', 'Categories', 'CATEGORY_UNKNOWN'],
    ['a name two categories have', 'SKU,Categories\nCLEANER,"Promo\\, murah"', 'Categories', 'CATEGORY_UNKNOWN'],
    ['a picture that is not there', 'SKU,Images\nCLEANER,x.webp', 'Images', 'PICTURE_UNKNOWN'],
    ['an unknown attribute', 'SKU,Attribute 1 name\nOIL,Colour', 'Attribute 1 name', 'ATTRIBUTE_UNKNOWN'],
    [
      'an unknown size',
      'SKU,Attribute 1 name,Attribute 1 value(s)\nOIL,size,9 L',
      'Attribute 1 value(s)',
      'TERM_UNKNOWN',
    ],
    ['an unknown product', 'SKU,Upsells\nCLEANER,GHOST', 'Upsells', 'PRODUCT_UNKNOWN'],
    ['a file outside the folder', 'SKU,Download 1 URL\nCLEANER,../secret', 'Download 1 URL', 'NOT_A_FILE'],
    ['an ID that is none', 'ID,Name\nabc,X', 'ID', 'NOT_A_WHOLE_NUMBER'],
    ['the ID of another product', 'ID,SKU\n200,CLEANER', 'ID', 'ID_OF_ANOTHER'],
    ['the ID of another shop', 'ID,SKU,Name\n100,ELSEWHERE,X', 'ID', 'ID_OF_ANOTHER'],
    ['a SKU that a spreadsheet has shortened', 'SKU,Name\n8.99123E+12,Wax', 'SKU', 'SHORTENED'],
    ['the same with a comma', 'SKU;Name\n1,2E+12;Wax', 'SKU', 'SHORTENED'],
    ['nothing in the shop, and no name', 'SKU,Regular price\nNOBODYS,5', 'Name', 'NOBODY'],
    ['no name any more', 'SKU,Name\nCLEANER, ', 'Name', 'EMPTY'],
    ['an unknown parent', 'SKU,Type,Parent\nV-1,variation,GHOST', 'Parent', 'PARENT_UNKNOWN'],
    ['a parent without variations', 'SKU,Type,Parent\nV-1,variation,CLEANER', 'Parent', 'PARENT_NOT_VARIABLE'],
    ['a variation without a SKU', 'SKU,Type,Parent\n,variation,OIL', 'SKU', 'NO_SKU'],
    ['a variation that becomes a product', 'SKU,Type\noil-1l,simple', 'Type', 'TYPE_CHANGED'],
    ['another address', 'SKU,Meta: _slug\nCLEANER,shine', 'Meta: _slug', 'SLUG_FIXED'],
    ['a stock below zero', 'SKU,Stock\nCLEANER,-3', 'Stock', 'STOCK_BELOW_ZERO'],
    ['a sale that is none', 'SKU,Regular price,Sale price\nCLEANER,5,5', 'Sale price', 'SALE_NOT_LOWER'],
    ['an address that is taken', 'SKU,Name,Meta: _slug\nNEW,New,polish', 'Meta: _slug', 'SLUG_TAKEN'],
  ])('%s', (_case, csv, column, problem) => {
    expect(problemsOf(csv, stored)).toEqual([expect.objectContaining({ line: 2, column, problem })]);
  });

  test('reports the same product twice, also a new one, after cells of several lines', () => {
    const csv = 'SKU,Name\nCLEANER,"Two\nlines"\nNEW,New\nCLEANER,Again\nNEW,Again\n';
    expect(problemsOf(csv, stored).map(({ line, problem }) => [line, problem])).toEqual([
      [5, 'ROW_TWICE'],
      [6, 'ROW_TWICE'],
    ]);
  });
});

describe('recognizes a file that is no CSV of products', () => {
  test.each([
    ['empty', '', { fault: 'EMPTY' }],
    ['without titles', 'a,b\n1,2\n', { fault: 'NO_TITLES' }],
    ['with one title twice', 'SKU,Name,sku\nA,B,C\n', { fault: 'TITLE_TWICE', title: 'sku' }],
    ['with a row too short', 'SKU,Name,Stock\nA,B,1\nC\n', { fault: 'ROW_LENGTH', line: 3, cells: 1, wanted: 3 }],
    ['with a quote that never ends', 'SKU,Name\nA,"B\n', { fault: 'BAD_QUOTES', line: 2 }],
    ['with a row too short below blank lines', '\nSKU,Name\n\nA,"B\n\n"\n\n\nC\n', { fault: 'ROW_LENGTH', line: 9 }],
    ['of separators alone', `SKU,Name\n${','.repeat(10_000_001)}`, { fault: 'TOO_MANY_CELLS', millions: 10 }],
    ['with a huge cell', `SKU,Name\nA,${'x'.repeat(200_001)}\n`, { fault: 'CELL_TOO_LONG', line: 2 }],
    ['with a NUL', 'SKU,Name\nA,B\0\n', { fault: 'NUL', line: 2 }],
  ])('%s', (_case, text, fault) => {
    expect(readCsv(bytes(text))).toMatchObject(fault);
  });

  test.each([
    ['Latin-1', Buffer.from('SKU,Name\nA,Café\n', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFSKU,Name\nA,B\n', 'utf16le')],
  ])('in %s and not in UTF-8', (_case, file) => {
    expect(readCsv(file)).toEqual({ fault: 'NOT_UTF8' });
  });

  test.each([
    ['with the mark of UTF-8', '\uFEFFSKU,Name\nA,B\n'],
    ['with semicolons', 'SKU;Name\nA;B\n'],
    ['with a line that names its separator', 'sep=;\r\nSKU;Name\r\nA;B\r\n'],
    ['with tabs and blank lines', 'SKU\tName\r\n\r\nA\tB\r\n\r\n'],
  ])('%s it is read', (_case, text) => {
    expect(tableOf(text).rows.map(({ cells }) => Object.fromEntries(cells))).toEqual([{ SKU: 'A', Name: 'B' }]);
  });
});
