import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readSeed } from './read-seed.ts';

const SEED = fileURLToPath(new URL('..', import.meta.url));

const PRODUCT = 'products/oil-treatments/engine-stop-leak.md';

/** A copy of the seed's texts in which one file is changed. */
function seedWith(file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['products', 'reviews', 'articles', 'categories.yaml', 'attributes.yaml', 'coupons.yaml'])
    cpSync(join(SEED, name), join(folder, name), { recursive: true });
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
  return folder;
}

test.each([
  ['a price in words', PRODUCT, ['regular: 690', 'regular: cheap'], 'price.regular'],
  ['a number where text belongs', PRODUCT, ['Isi: 300 ml', 'Isi: 300'], 'text.id.specifications.Isi must be text'],
  ['a misspelt field', PRODUCT, ['totalSales:', 'totalSale:'], 'Unrecognized key: "totalSale"'],
  ['an unknown kind', PRODUCT, ['kind: simple', 'kind: sample'], 'kind'],
  ['a day that does not exist', PRODUCT, ['2025-07-14', '2025-07-44'], 'publishedAt must be a date'],
  ['a missing name', PRODUCT, ['name: Engine Stop Leak, 300 ml', ''], 'text.id.name is missing'],
  ['a missing section', PRODUCT, ['<!-- en how-to-use -->', ''], 'text.en.extraDescription is empty'],
  ['front matter that is no YAML', PRODUCT, ['slug: ', 'slug: ['], 'INVALID_YAML in line '],
  [
    'an article whose facts are no YAML',
    'articles/dot-3-atau-dot-4.md',
    ['slug: ', 'slug: ['],
    'INVALID_YAML in line ',
  ],
  ['seven stars', 'reviews/brake.yaml', ['rating: 5', 'rating: 7'], 'brake-fluid-dot3.0.rating'],
  ['an unknown discount', 'coupons.yaml', ['kind: percent', 'kind: half'], '0.discount.kind'],
  ['YAML that is broken', 'categories.yaml', ['order: 1', 'order: "1'], 'at line'],
  ['an article without a title', 'articles/dot-3-atau-dot-4.md', ['title:', 'titel:'], 'title MISSING'],
])('names the file and the field of %s', (_case, file, [from, to], message) => {
  const folder = seedWith(file, (text) => text.replace(from as string, to as string));
  expect(() => readSeed(folder)).toThrow(`seed/${file}: `);
  expect(() => readSeed(folder)).toThrow(message);
});

test('a product file needs only what is not the default', () => {
  const product = readSeed().products.find(({ slug }) => slug === 'engine-stop-leak');
  expect(product).toMatchObject({
    kind: 'simple',
    status: 'published',
    visibility: 'visible',
    featured: false,
    reviewsAllowed: true,
    taxStatus: 'taxable',
    taxClass: 'standard',
    shippingClass: null,
    meta: {},
    attributes: [],
    price: { regular: 690, sale: { price: 590, from: null, to: null } },
    stock: { kind: 'managed', onHand: 73, backorders: 'no', lowAmount: 10 },
    soldIndividually: false,
    virtual: false,
    downloads: null,
  });
});

test('Markdown becomes the HTML of the product page, tables with one body', () => {
  const { products } = readSeed();
  const textOf = (wanted: string) => products.find(({ slug }) => slug === wanted)?.text.en;
  expect(textOf('engine-stop-leak')?.description).toContain('<strong>suppleness and thickness</strong>');
  const table = textOf('gear-treatment')?.extraDescription.replaceAll(/>\s+</g, '><');
  expect(table).toContain('<table><tbody><tr><th>Housing</th><th>Oil</th><th>Gear Treatment</th></tr><tr><td>');
});

test('a file is named after what it describes', () => {
  const namesIn = (folder: string) =>
    readdirSync(join(SEED, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => basename(name, '.md'));
  const { articles, products } = readSeed();
  expect(namesIn('products').toSorted()).toEqual(products.map(({ slug }) => slug).toSorted());
  expect(namesIn('articles').toSorted()).toEqual(articles.map(({ slug }) => slug).toSorted());
});
