import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiShopper } from '../testing/api-shopper.ts';
import { type EmbeddedShop, openEmbeddedShop } from '../testing/embedded-shop.ts';
import { addProducts } from '../testing/small-shop.ts';
import { operatorOf, storedDraft } from './testing/operator.ts';

let shop: EmbeddedShop;
let operator: ReturnType<typeof operatorOf>;

beforeAll(async () => {
  shop = await openEmbeddedShop();
  operator = operatorOf(shop.engine.usecases, 'en', shop.dataFolder);
  await addProducts(shop, [{ sku: 'oil', pieces: 3 }]);
});
afterAll(() => shop.close());

const draftOf = (sku: string) => storedDraft(shop.engine.usecases, sku);

describe('products', () => {
  test('one is added with what it needs to be sold, and bought', async () => {
    const added = await operator(
      ...['products', 'add', 'WAX', '--name', 'Lilin', '--other-name', 'Wax', '--regular', '9.90', '--stock', '4'],
      ...['--categories', 'oils', '--weight', '0.35', '--set', 'Low stock amount=2', 'Is featured?=1'],
    );
    expect([added.code, added.out]).toEqual([0, expect.stringContaining('new')]);
    expect(await draftOf('WAX')).toMatchObject({
      slug: 'wax',
      status: 'published',
      featured: true,
      categories: ['oils'],
      text: { id: { name: 'Lilin' }, en: { name: 'Wax' } },
      price: { regular: 990 },
      stock: { kind: 'managed', onHand: 4, lowAmount: 2 },
      dimensions: { weight: 350 },
    });
    const shopper = createApiShopper(shop.engine.execute);
    await shopper.add('WAX', 1);
    expect(await shopper.checkOut('wax')).toMatchObject({ ok: true });
  });

  test('one brings the category and the attribute that it names, where that is allowed', async () => {
    const { code } = await operator(
      ...['products', 'add', 'BRUSH', '--name', 'Brush', '--categories', 'Tools > Brushes', '--create-terms'],
      ...['--set', 'Attribute 1 name=Bristle', 'Attribute 1 value(s)=Soft'],
    );
    expect(code).toBe(0);
    expect(await draftOf('BRUSH')).toMatchObject({
      categories: ['brushes'],
      attributes: [{ slug: 'bristle', terms: ['soft'] }],
    });
    for (const command of ['products remove BRUSH', 'attributes remove bristle', 'categories remove brushes'])
      expect((await operator(...command.split(' '))).code).toBe(0);
  });

  test('one is edited: what is not named stays, and the same again changes nothing', async () => {
    const edit = () => operator('products', 'edit', 'WAX', '--regular', '8.50', '--status', 'draft');
    const { code, out } = await edit();
    expect([code, out]).toEqual([0, expect.stringMatching(/price\.regular +€9\.90 +€8\.50/)]);
    expect(await draftOf('WAX')).toMatchObject({
      status: 'draft',
      featured: true,
      price: { regular: 850 },
      stock: { onHand: 3 },
    });
    expect((await edit()).out).toBe('Nothing changed: it is so already.');
  });

  test.each([
    ['adding what is there', ['add', 'oil', '--name', 'Oil'], 1, 'already'],
    ['a new sale that is none', ['add', 'NEW', '--name', 'New', '--regular', '5', '--sale', '5'], 1, 'lower'],
    ['a new sale of nothing', ['add', 'NEW', '--name', 'New', '--sale', '5'], 1, 'lower'],
    ['a sale that is none', ['edit', 'oil', '--sale', '9999'], 1, 'Nothing was changed'],
    ['editing what is not there', ['edit', 'NOTHING', '--name', 'Oil'], 1, 'NOTHING'],
    ['a column that nothing has', ['edit', 'oil', '--set', 'Colour=red'], 1, 'There is no column Colour'],
    ['a stock that would add', ['edit', 'oil', '--stock', '+5'], 2, '“products stock SKU +5” adds'],
    ['a stock that would take away', ['edit', 'oil', '--stock', '-3'], 2, '“products stock SKU +5” adds'],
    [
      'a stock below zero',
      ['edit', 'oil', '--set', 'Stock=-3'],
      1,
      'Values that are not valid: 1. Correct them and try',
    ],
    ['a cell without a column', ['edit', 'oil', '--set', 'red'], 2, 'must be a column and its cell'],
    ['a price that is none', ['edit', 'oil', '--regular', 'much'], 1, 'Nothing was changed'],
    ['an unknown category', ['add', 'NEW', '--name', 'New', '--categories', 'Nowhere'], 1, 'Nothing was changed'],
    ['a cell that would add', ['edit', 'oil', '--set', 'Stock=+5'], 1, 'Nothing was changed'],
  ])('%s is refused', async (_case, parameters, code, reason) => {
    const before = await draftOf('oil');
    const { code: ended, err } = await operator('products', ...parameters);
    expect([ended, err]).toEqual([code, expect.stringContaining(reason)]);
    expect([await draftOf('oil'), await draftOf('NEW')]).toEqual([before, undefined]);
  });
});

/** What a command says, on one line; it has to succeed. */
async function done(...parameters: readonly string[]): Promise<string> {
  const { code, out, err } = await operator(...parameters);
  expect([code, err]).toEqual([0, '']);
  return out;
}
const refused = async (...parameters: readonly string[]) => {
  const { code, err } = await operator(...parameters);
  expect(code).toBe(1);
  return err;
};

describe('categories', () => {
  const bySlug = async (language: 'id' | 'en' = 'en') =>
    new Map((await shop.engine.usecases.catalog.categories(language)).map((category) => [category.slug, category]));

  test('are added below others, in both languages, and edited: what is not named stays', async () => {
    await done('categories', 'add', 'care', '--name-id', 'Perawatan', '--name-en', 'Care');
    await done('categories', 'add', 'polish', '--name', 'Polish', '--parent', 'care', '--description-en', 'It shines.');
    await done('categories', 'add', 'wax', '--name', 'Wax', '--parent', 'polish');
    await done('categories', 'edit', 'polish', '--name-id', 'Poles', '--order', '7');
    const [indonesian, english] = [await bySlug('id'), await bySlug('en')];
    expect([indonesian.get('care')?.name, english.get('care')?.name]).toEqual(['Perawatan', 'Care']);
    expect(english.get('polish')).toMatchObject({
      name: 'Polish',
      description: 'It shines.',
      order: 7,
      parentId: english.get('care')?.id,
    });
    expect(indonesian.get('polish')?.name).toBe('Poles');
    expect(await done('categories', 'list')).toMatch(/wax +Wax +polish/);
  });

  test.each([
    ['one that is there', ['add', 'care', '--name', 'Care'], 'already one called care'],
    ['one that is not there', ['edit', 'nothing', '--name', 'X'], 'nothing called nothing'],
    ['one below itself', ['edit', 'care', '--parent', 'wax'], 'below itself'],
    ['one below nothing', ['add', 'new', '--name', 'New', '--parent', 'nowhere'], 'Not valid: parent'],
    ['one without a name', ['add', 'new'], 'Not valid: name'],
    ['a slug that is none', ['add', 'New Wax', '--name', 'New'], 'Not valid: slug'],
    ['a picture that is not there', ['add', 'new', '--name', 'New', '--picture', 'no.webp'], 'Not valid: picture'],
    ['the removal of nothing', ['remove', 'nothing'], 'nothing called nothing'],
  ])('%s is refused', async (_case, parameters, reason) => {
    const before = await bySlug();
    expect(await refused('categories', ...parameters)).toContain(reason);
    expect(await bySlug()).toEqual(before);
  });

  test('with products they are removed by force alone; those below them move up', async () => {
    await done('products', 'edit', 'oil', '--categories', 'oils, Care > Polish');
    expect(await refused('categories', 'remove', 'polish')).toContain('used by 1 products');
    expect(await done('categories', 'remove', 'polish', '--force')).toBe('Removed: polish. Products that had it: 1');
    const left = await bySlug();
    expect([left.has('polish'), left.get('wax')?.parentId]).toEqual([false, left.get('care')?.id]);
    expect(await draftOf('oil')).toMatchObject({ categories: ['oils'], stock: { onHand: 3 } });
  });
});

describe('attributes', () => {
  const terms = async (language: 'id' | 'en' = 'en') =>
    (await shop.engine.usecases.catalog.attributes(language))[0]?.terms.map(({ slug, name }) => [slug, name]);

  test('are added with their terms, renamed, and lose those that nothing has', async () => {
    await done(
      ...['attributes', 'add', 'colour', '--name-id', 'Warna', '--name-en', 'Colour'],
      ...['--terms', 'Merah|Red, Biru|Blue'],
    );
    await done('products', 'edit', 'oil', '--set', 'Attribute 1 name=Warna', 'Attribute 1 value(s)=Merah');
    await done(
      ...['attributes', 'edit', 'colour', '--terms', 'Hijau|Green, Merah|Red', '--remove-terms', 'blue'],
      ...['--rename', 'red=Merah tua|Dark red'],
    );
    expect((await terms('id'))?.join(' ')).toBe('red,Merah tua green,Hijau red-2,Merah');
    expect((await terms())?.join(' ')).toBe('red,Dark red green,Green red-2,Red');
    expect(await done('attributes', 'list')).toContain('Dark red (red), Green (green)');
  });

  test('stay as long as a product has them', async () => {
    expect(await refused('attributes', 'remove', 'colour')).toContain('used by 1 products');
    await done('products', 'edit', 'oil', '--set', 'Attribute 1 name=', 'Attribute 1 value(s)=');
    await done('attributes', 'remove', 'colour');
    expect(await shop.engine.usecases.catalog.attributes('en')).toEqual([]);
    expect(await refused('attributes', 'remove', 'colour')).toContain('nothing called colour');
  });

  test.each([
    ['a slug with a hyphen', ['add', 'pack-size', '--name', 'Size'], 'Not valid: slug'],
    ['one without a name', ['add', 'size'], 'Not valid: label'],
    ['one that is not there', ['edit', 'size', '--name', 'Size'], 'nothing called size'],
  ])('%s is refused', async (_case, parameters, reason) => {
    expect(await refused('attributes', ...parameters)).toContain(reason);
  });
});

describe('tags', () => {
  test('are given to products, renamed everywhere, and taken away', async () => {
    await done('tags', 'add', 'rain', '--name-id', 'Hujan', '--name-en', 'Rain', '--products', 'oil');
    expect(await done('tags', 'edit', 'rain', '--name-en', 'Rainy days', '--products', 'WAX')).toContain('have it: 2');
    expect(await done('tags', 'list')).toMatch(/rain +Rainy days +2/);
    for (const sku of ['oil', 'WAX'])
      expect(await draftOf(sku)).toMatchObject({ tags: [{ slug: 'rain', name: { id: 'Hujan', en: 'Rainy days' } }] });
    const shown = await shop.engine.usecases.catalog.product({ sku: 'oil' }, 'en');
    expect(shown?.tags).toMatchObject([{ name: 'Rainy days' }]);
    expect(await done('tags', 'remove', 'rain')).toBe('Removed: rain. Products that had it: 2');
    expect((await draftOf('oil'))?.tags).toBeUndefined();
  });

  test.each([
    ['a tag of no product', ['add', 'sun', '--name', 'Sun'], 'nothing called sun'],
    ['a tag of an unknown product', ['add', 'sun', '--name', 'Sun', '--products', 'NOTHING'], 'SKU NOTHING'],
    ['a tag that is not there', ['edit', 'sun', '--name', 'Sun'], 'nothing called sun'],
    ['the removal of nothing', ['remove', 'sun'], 'nothing called sun'],
  ])('%s is refused', async (_case, parameters, reason) => {
    expect(await refused('tags', ...parameters)).toContain(reason);
  });
});

test('products with few pieces are listed with the number at which they are low', async () => {
  const low = async (language: 'en' | 'id') => operatorOf(shop.engine.usecases, language)('products', 'low-stock');
  await done('products', 'stock', 'oil', '2');
  expect((await low('en')).out).toMatch(/^oil .+ 2 +2 +in stock$/m);
  await done('products', 'stock', 'oil', '0');
  expect((await low('id')).out).toMatch(/^oil .+ 0 +2 +habis$/m);
  await done('products', 'stock', 'oil', '3');
  expect((await low('en')).out).not.toMatch(/^oil /m);
});

describe('copies and removal of products', () => {
  const add = (sku: string, type: string, ...cells: readonly string[]) =>
    done('products', 'add', sku, '--type', type, ...cells);

  test('a copy is a draft without pieces, its variations under SKUs of their own', async () => {
    const own = ['Attribute 1 name=Warna', 'Attribute 1 value(s)=Biru', 'Attribute 1 global=0'];
    await add('CLOTH', 'variable', '--name', 'Cloth', '--set', ...own);
    expect((await operator('products', 'list', 'Cloth')).out).toMatch(/published +no price$/m);
    const added = await add('CLOTH-B', 'variation', '--regular', '5', '--stock', '9', '--set', 'Parent=CLOTH', ...own);
    expect(added).toMatch(/CLOTH +variations\.CLOTH-B +– +biru · €5\.00 · 9$/m);
    expect((await operator('products', 'list', 'Cloth')).out).toMatch(/5\.00 +9$/m);
    await done('products', 'duplicate', 'CLOTH', 'RAG');
    const [cloth, rag] = [await draftOf('CLOTH'), await draftOf('RAG')];
    expect(rag).toMatchObject({
      slug: 'cloth-2',
      status: 'draft',
      text: cloth?.text,
      attributes: cloth?.attributes,
      variations: [{ sku: 'RAG-B', price: { regular: 500 }, stock: { onHand: 0 } }],
    });
    expect(cloth).toMatchObject({ status: 'published', variations: [{ sku: 'CLOTH-B', stock: { onHand: 9 } }] });
    expect(await refused('products', 'duplicate', 'CLOTH', 'RAG')).toContain('already something with the SKU RAG');
    expect(await refused('products', 'duplicate', 'CLOTH-B', 'X')).toContain('No product has the SKU CLOTH-B');
  });

  test('what nobody has ordered is removed with all that hangs on it; its SKUs are free again', async () => {
    expect(await refused('products', 'remove', 'RAG-B')).toContain('the only variation');
    await done('products', 'remove', 'RAG');
    await done('products', 'remove', 'CLOTH');
    expect([await draftOf('RAG'), await draftOf('CLOTH-B')]).toEqual([undefined, undefined]);
    expect(await shop.engine.usecases.catalog.product({ slug: 'cloth' }, 'en')).toBeNull();
    await add('CLOTH-B', 'simple', '--name', 'Cloth');
    expect(await refused('products', 'remove', 'CLOTH')).toContain('No product has the SKU CLOTH');
  });

  test('what somebody has ordered stays', async () => {
    expect(await refused('products', 'remove', 'WAX')).toContain('has been ordered');
    expect(await draftOf('WAX')).toBeDefined();
  });
});
