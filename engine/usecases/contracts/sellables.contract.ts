import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draftBottle, draftCloth, draftOil, draftPack, SIZES } from '#engine/domain/testing/drafts.ts';
import { IN_STOCK, pieces } from '#engine/domain/testing/sellables.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const SALE = { price: 790, from: NOON, to: new Date('2026-12-01T00:00:00Z') };

export const sellablesContract = (name: string, open: OpenStore) =>
  describe(`sellables in ${name}`, () => {
    let store: OpenedStore;
    let bottleId: number;
    let oilId: number;
    let bookId: number;
    beforeAll(async () => {
      store = await open();
      await store.ports.unitOfWork(async ({ catalog }) => {
        await catalog.saveAttribute(SIZES);
        const cleaner = draftBottle('cleaner', { price: { regular: 990, sale: SALE }, shippingClass: 'flammable' });
        bottleId = (await catalog.saveProduct(cleaner, 'replace')).id;
        const shared = draftPack('OIL-4L', '4l', {
          stock: { kind: 'shared' },
          dimensions: { weight: 3600, length: 1, width: 1, height: 1 },
        });
        const draft = draftOil('oil', {
          meta: { oil_npt: 'AA 12 345' },
          sharedStock: pieces(9),
          variations: [draftPack('OIL-1L', '1l', { stock: pieces(4) }), shared],
        });
        oilId = (await catalog.saveProduct(draft, 'replace')).id;
        const files = [{ id: 'f1', name: { id: 'Buku', en: 'Book' }, file: 'book.pdf' }];
        const downloads = { files, limit: 3, expiryDays: null };
        const book = draftBottle('book', {
          status: 'draft',
          virtual: true,
          stock: IN_STOCK,
          dimensions: null,
          downloads,
        });
        bookId = (await catalog.saveProduct(book, 'replace')).id;
      });
    });
    afterAll(() => store.close());

    const oilForSale = async (id = oilId) => {
      const product = await store.ports.sellables.product(id, 'id');
      if (!product) throw new Error('the oil is not there');
      return product;
    };
    const find = (productId: number, variationId: number | null = null) =>
      store.ports.sellables.find([{ productId, variationId }], 'en');

    test('returns a product with everything a cart needs', async () => {
      expect(await find(bottleId)).toEqual([
        {
          productId: bottleId,
          variationId: null,
          kind: 'simple',
          name: 'Fuel Cleaner',
          sku: 'CLEANER',
          published: true,
          price: { regular: 990, sale: SALE },
          taxStatus: 'taxable',
          taxClass: 'standard',
          stock: pieces(10),
          stockOwner: bottleId,
          soldIndividually: false,
          virtual: false,
          downloadable: false,
          weight: 350,
          shippingClass: 'flammable',
          categoryIds: [],
          registered: false,
        },
      ]);
    });

    test('returns names in the requested language', async () => {
      const [sellable] = await store.ports.sellables.find([{ productId: bottleId, variationId: null }], 'id');
      expect(sellable?.name).toBe('Pembersih Bensin');
    });

    test('marks drafts and downloadable products', async () => {
      const [sellable] = await find(bookId);
      expect(sellable).toMatchObject({
        published: false,
        virtual: true,
        downloadable: true,
        weight: 0,
        stock: IN_STOCK,
      });
    });

    test('variations have their options in the name, and own or shared stock and dimensions', async () => {
      const { variations } = await oilForSale();
      const [small, large] = variations;
      expect(small?.sellable).toMatchObject({
        productId: oilId,
        kind: 'variable',
        name: 'Oli Mesin - 1 L',
        sku: 'OIL-1L',
        registered: true,
        stock: pieces(4),
        stockOwner: small?.sellable.variationId,
        weight: 900,
      });
      expect(large?.sellable).toMatchObject({ sku: 'OIL-4L', stock: pieces(9), stockOwner: oilId, weight: 3600 });
      expect(variations.map(({ choices }) => choices)).toEqual([{ size: '1l' }, { size: '4l' }]);
    });

    test('finds a product by its id and by those of its variations', async () => {
      const product = await oilForSale();
      const [small] = product.variations;
      expect(await oilForSale(small?.sellable.variationId ?? 0)).toEqual(product);
      expect(product).toMatchObject({
        productId: oilId,
        kind: 'variable',
        name: 'Oli Mesin',
        published: true,
        options: [{ slug: 'size', label: 'Kemasan', values: ['1l', '4l'] }],
      });
      expect(await store.ports.sellables.product(987_654_321, 'id')).toBeNull();
    });

    test('names the values of an attribute that one product alone has', async () => {
      const { id } = await store.ports.unitOfWork(({ catalog }) => catalog.saveProduct(draftCloth('cloth'), 'replace'));
      const cloth = await store.ports.sellables.product(id, 'id');
      expect(cloth?.options).toEqual([
        { slug: 'cloth-colour', label: 'Warna kain', values: ['blue', 'dark-red'], names: ['Biru', 'Merah, tua'] },
      ]);
      expect(cloth?.variations.map(({ sellable, choices }) => [sellable.name, choices])).toEqual([
        ['Oli Mesin - Biru', { 'cloth-colour': 'blue' }],
        ['Oli Mesin', { 'cloth-colour': '' }],
      ]);
      expect((await oilForSale()).options[0]?.names).toBeNull();
    });

    test('returns many at once, and leaves out unknown ones', async () => {
      const [small] = (await oilForSale()).variations;
      const variationId = small?.sellable.variationId ?? 0;
      const refs = [
        { productId: oilId, variationId },
        { productId: bottleId, variationId: null },
        { productId: bottleId, variationId },
        { productId: 987_654_321, variationId: null },
      ];
      const found = await store.ports.sellables.find(refs, 'en');
      expect(found.map(({ sku }) => sku).toSorted()).toEqual(['CLEANER', 'OIL-1L']);
    });

    test('a transaction sees its own changes', async () => {
      const seen = await store.ports.unitOfWork(async ({ catalog, sellables }) => {
        const { id } = await catalog.saveProduct(draftBottle('fresh'), 'replace');
        return sellables.find([{ productId: id, variationId: null }], 'en');
      });
      expect(seen).toMatchObject([{ sku: 'FRESH' }]);
    });
  });
