import { beforeEach, describe, expect, test } from 'vitest';
import { draftBottle, draftCategory, draftReview } from '#engine/domain/testing/drafts.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import { type MemoryShop, memoryShop } from '../testing/memory-shop.ts';

let shop: MemoryShop;
beforeEach(async () => {
  shop = await memoryShop();
});

const both = (text: string) => ({ id: text, en: text });
const picture = (file: string) => ({
  file,
  mimeType: 'image/webp',
  width: 1200,
  height: 1200,
  sizes: [],
  title: both('Botol'),
  alt: both('Sebuah botol'),
});
const post = (slug: string) => ({
  slug,
  status: 'published' as const,
  publishedAt: NOON,
  text: { id: { title: slug, excerpt: '', content: '' }, en: { title: slug, excerpt: '', content: '' } },
  picture: null,
  author: { slug: 'raka', firstName: 'Raka', lastName: 'Wijaya' },
  categories: [{ slug: 'tips', name: both('Tips') }],
});

describe('an import', () => {
  test.each([
    ['pictures', () => shop.usecases.importPictures([picture('a.webp'), picture('b/c.webp')])],
    [
      'categories',
      () => shop.usecases.importCategories([draftCategory('oils'), draftCategory('synthetic', { parent: 'oils' })]),
    ],
    [
      'reviews',
      () => shop.usecases.importReviews([draftReview('cleaner'), { ...draftReview('cleaner'), author: 'Budi' }]),
    ],
    ['posts', () => shop.usecases.importArticles([post('oil'), post('brakes')])],
    ['products', () => shop.usecases.importProducts({ products: [draftBottle('x'), draftBottle('y')], stock: 'keep' })],
  ])('of %s makes them, and made again finds them', async (_kind, load) => {
    expect(await load()).toEqual({ ok: true, value: { created: 2, updated: 0 } });
    expect(await load()).toEqual({ ok: true, value: { created: 0, updated: 2 } });
  });

  test('announces the change of an import, and nothing of a refused one', async () => {
    shop.store.state.changes.length = 0;
    await shop.usecases.importProducts({ products: [draftBottle('x')], stock: 'keep' });
    await shop.usecases.importArticles([post('oil')]);
    await shop.usecases.importArticles([post('Bad Slug')]);
    expect(shop.store.state.changes).toEqual([{ kind: 'product', id: expect.any(Number) }, { kind: 'articles' }]);
  });

  test('stores no row when one is invalid', async () => {
    const before = structuredClone(shop.store.state);
    const answer = await shop.usecases.importProducts({
      products: [draftBottle('good'), draftBottle('bad', { categories: ['nowhere'] })],
      stock: 'keep',
    });
    expect(answer).toEqual({
      ok: false,
      refusal: {
        code: 'IMPORT_INVALID',
        rows: [{ problem: 'REFERENCE_UNKNOWN', field: 'categories', value: 'nowhere', row: 1, id: 'bad' }],
      },
    });
    expect(shop.store.state).toEqual(before);
  });
});
