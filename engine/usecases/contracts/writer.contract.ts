import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import { draftBottle, draftOil, draftPack, SIZES } from '#engine/domain/testing/drafts.ts';
import { pieces } from '#engine/domain/testing/sellables.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const PICTURE = {
  file: 'products/cleaner.webp',
  mimeType: 'image/webp',
  width: 1200,
  height: 1200,
  sizes: [],
  title: { id: 'Pembersih', en: 'Cleaner' },
  alt: { id: 'Botol pembersih', en: 'A bottle of cleaner' },
};

export const writerContract = (name: string, open: OpenStore) =>
  describe(`the catalog’s writer in ${name}`, () => {
    let store: OpenedStore;
    beforeAll(async () => {
      store = await open();
      await store.ports.unitOfWork(({ catalog }) => catalog.saveAttribute(SIZES));
    });
    afterAll(() => store.close());

    const save = (draft: ProductDraft, stock: 'keep' | 'replace' = 'replace') =>
      store.ports.unitOfWork(({ catalog }) => catalog.saveProduct(draft, stock));
    const skus = async (id: number) => {
      const product = await store.ports.sellables.product(id, 'en');
      return product?.variations.map(({ sellable }) => [sellable.sku, sellable.variationId, sellable.stock]);
    };
    const sellablesOf = async (productId: number) =>
      (await store.ports.sellables.find([{ productId, variationId: null }], 'en'))[0];

    test('updates the product with the same slug', async () => {
      const first = await save(draftBottle('again'));
      const second = await save(draftBottle('again', { price: { regular: 1090, sale: null } }));
      expect([first.created, second]).toEqual([true, { id: first.id, created: false }]);
      expect(await sellablesOf(first.id)).toMatchObject({ price: { regular: 1090, sale: null } });
    });

    test('removes products, attributes that none carries and categories that none is in', async () => {
      const category = (slug: string, parent: string | null) => {
        const text = { name: slug, description: '' };
        return { slug, text: { id: text, en: text }, parent, order: 0, picture: null };
      };
      const { id } = await save(draftOil('gone', { variations: [draftPack('GONE-1L', '1l')] }));
      const known = await store.ports.unitOfWork(async ({ catalog }) => {
        await catalog.saveAttribute({ slug: 'gonecolour', label: { id: 'Warna', en: 'Colour' }, terms: [] });
        for (const [slug, parent] of [
          ['gone-top', null],
          ['gone-middle', 'gone-top'],
          ['gone-bottom', 'gone-middle'],
        ] as const)
          await catalog.saveCategory(category(slug, parent));
        await catalog.removeProduct('gone');
        await catalog.removeAttribute('gonecolour');
        await catalog.removeCategory('gone-middle');
        expect(await catalog.isOrdered([id])).toBe(false);
        return catalog.references();
      });
      expect([known.products.has('gone'), known.skus.has('GONE-1L'), known.attributes.has('gonecolour')]).toEqual([
        ...[false, false, false],
      ]);
      expect([...known.categories].filter((slug) => slug.startsWith('gone-')).sort()).toEqual([
        'gone-bottom',
        'gone-top',
      ]);
    });

    test('lists articles, also drafts, and removes one with its texts', async () => {
      const article = (slug: string, rest: Partial<ArticleDraft> = {}): ArticleDraft => {
        const text = (title: string) => ({ title, excerpt: '', content: '' });
        const facts = { slug, status: 'published', publishedAt: NOON, picture: null, categories: [] } as const;
        const author = { slug: 'raka', firstName: 'Raka', lastName: '' };
        return { ...facts, author, text: { id: text(`id ${slug}`), en: text(`en ${slug}`) }, ...rest };
      };
      const listed = async () => await store.ports.unitOfWork(({ catalog }) => catalog.articles());
      const later = new Date(NOON.getTime() + 1);
      await store.ports.unitOfWork(async ({ catalog }) => {
        await catalog.saveArticle(article('oil'));
        await catalog.saveArticle(article('unfinished', { status: 'draft', publishedAt: later }));
      });
      const oil = { slug: 'oil', status: 'published', publishedAt: NOON, title: { id: 'id oil', en: 'en oil' } };
      expect(await listed()).toMatchObject([{ slug: 'unfinished', status: 'draft', publishedAt: later }, oil]);
      const remove = () => store.ports.unitOfWork(({ catalog }) => catalog.removeArticle('unfinished'));
      expect([await remove(), await remove()]).toEqual([true, false]);
      expect(await listed()).toEqual([oil]);
    });

    test('keeps or replaces counted pieces, as requested', async () => {
      const { id } = await save(draftBottle('counted', { stock: pieces(10) }));
      await store.ports.unitOfWork(({ stock }) => stock.take([{ owner: id, quantity: 4 }]));
      await save(draftBottle('counted', { stock: pieces(10) }), 'keep');
      expect((await sellablesOf(id))?.stock).toEqual(pieces(6));
      await save(draftBottle('counted', { stock: pieces(10) }), 'replace');
      expect((await sellablesOf(id))?.stock).toEqual(pieces(10));
    });

    test('starts a new variation with its own pieces under “keep”', async () => {
      const { id } = await save(draftOil('grown', { variations: [draftPack('GROWN-1L', '1l', { stock: pieces(3) })] }));
      const grown = [
        draftPack('GROWN-1L', '1l', { stock: pieces(30) }),
        draftPack('GROWN-4L', '4l', { stock: pieces(40) }),
      ];
      await save(draftOil('grown', { variations: grown }), 'keep');
      expect((await skus(id))?.map(([sku, , stock]) => [sku, stock])).toEqual([
        ['GROWN-1L', pieces(3)],
        ['GROWN-4L', pieces(40)],
      ]);
    });

    test('identifies variations by SKU: those in the draft keep their id, others are removed', async () => {
      const { id } = await save(draftOil('packs', { variations: [draftPack('P-1L', '1l'), draftPack('P-4L', '4l')] }));
      const before = await skus(id);
      await save(draftOil('packs', { variations: [draftPack('P-4L', '4l')] }));
      expect(await skus(id)).toEqual(before?.slice(1));
    });

    test('returns many products in their order, and lets them exchange SKUs', async () => {
      const saveAll = (drafts: readonly ProductDraft[]) =>
        store.ports.unitOfWork(({ catalog }) => catalog.saveProducts(drafts, 'replace'));
      const oil = (variations: readonly ReturnType<typeof draftPack>[]) => draftOil('hand-oil', { variations });
      const first = await saveAll([
        draftBottle('hand-a', { sku: 'HAND-1' }),
        draftBottle('hand-b', { sku: 'HAND-2' }),
        oil([draftPack('HAND-3', '1l'), draftPack('HAND-4', '4l')]),
      ]);
      const second = await saveAll([
        oil([draftPack('HAND-3', '1l'), draftPack('HAND-2', '4l')]),
        draftBottle('hand-b', { sku: 'HAND-1' }),
        draftBottle('hand-a', { sku: 'HAND-4' }),
        draftBottle('hand-c', { sku: '' }),
      ]);
      expect(second.map(({ created }) => created)).toEqual([false, false, false, true]);
      expect(second.slice(0, 3).map(({ id }) => id)).toEqual(first.map(({ id }) => id).toReversed());
      const known = await store.ports.unitOfWork(({ catalog }) => catalog.references());
      expect([1, 2, 3, 4].map((number) => known.skus.get(`HAND-${number}`))).toEqual([
        'hand-b',
        'hand-oil',
        'hand-oil',
        'hand-a',
      ]);
    });

    test('products and variations never share an id', async () => {
      const { id } = await save(draftOil('unique-oil'));
      const other = await save(draftBottle('unique-bottle'));
      const variations = (await skus(id))?.map(([, variationId]) => variationId) ?? [];
      expect(new Set([id, other.id, ...variations]).size).toBe(4);
    });

    test('lists what a draft may refer to by the names that drafts use', async () => {
      await store.ports.unitOfWork(async ({ catalog }) => {
        await catalog.savePicture(PICTURE);
        const text = { name: 'Oli', description: '' };
        await catalog.saveCategory({
          slug: 'oils',
          text: { id: text, en: text },
          parent: null,
          order: 1,
          picture: null,
        });
      });
      await save(draftOil('referred', { categories: ['oils'], pictures: [PICTURE.file] }));
      const known = await store.ports.unitOfWork(({ catalog }) => catalog.references());
      expect(known.categories).toContain('oils');
      expect(known.pictures).toContain(PICTURE.file);
      expect([...(known.attributes.get('size') ?? [])].toSorted()).toEqual(['1l', '4l']);
      expect(known.products).toContain('referred');
      expect([known.skus.get('REFERRED'), known.skus.get('referred-4l')]).toEqual(['referred', 'referred']);
      expect(known.skus.has('')).toBe(false);
    });

    test('updates pictures by file, categories and attributes by slug', async () => {
      const again = () =>
        store.ports.unitOfWork(async ({ catalog }) => {
          const text = { name: 'Rem', description: '' };
          const category = { slug: 'brakes', text: { id: text, en: text }, parent: null, order: 2, picture: null };
          const saved = [
            await catalog.saveCategory(category),
            await catalog.savePicture({ ...PICTURE, file: 'b.webp' }),
          ];
          return [...saved, await catalog.saveAttribute({ ...SIZES, slug: 'pack' })];
        });
      const first = await again();
      expect(first.map(({ created }) => created)).toEqual([true, true, true]);
      expect(await again()).toEqual(first.map(({ id }) => ({ id, created: false })));
    });
  });
