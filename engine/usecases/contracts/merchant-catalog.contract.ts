import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import { draftBottle, draftCloth, draftOil, draftPack, SIZES } from '#engine/domain/testing/drafts.ts';
import { pieces } from '#engine/domain/testing/sellables.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const text = (name: string) => ({
  name,
  shortDescription: `${name}: short`,
  description: `<p>${name}</p>`,
  extraDescription: `${name} more`,
  customTextarea: 'Says the mechanic',
  productCardLists: ['one', 'two'],
  specifications: [{ name: 'SAE', value: '5W-30' }],
});

const BOTTLE = draftBottle('kept-bottle', {
  text: { id: text('Pembersih'), en: text('Cleaner') },
  price: { regular: 990, sale: { price: 790, from: new Date('2026-12-01T00:00:00Z'), to: null } },
  content: { amount: 350, unit: 'ml' },
  shippingClass: 'flammable',
  tags: [{ slug: 'hemat', name: { id: 'Hemat', en: 'Thrifty' } }],
  upsells: ['kept-oil'],
  crossSells: ['kept-guide', 'not-there'],
  meta: { origin: 'Bekasi' },
  totalSales: 12,
  menuOrder: 2,
});
const GUIDE = draftBottle('kept-guide', {
  virtual: true,
  dimensions: null,
  status: 'draft',
  stock: { kind: 'unmanaged', status: 'in-stock' },
  downloads: {
    files: [{ id: 'guide', name: { id: 'Panduan', en: 'Guide' }, file: 'guide.pdf' }],
    limit: 3,
    expiryDays: null,
  },
  menuOrder: 3,
});
const OIL = draftOil('kept-oil', {
  sharedStock: pieces(7),
  variations: [
    draftPack('KEPT-1L', '1l', { stock: { kind: 'shared' }, description: { id: 'Botol', en: 'Bottle' } }),
    draftPack('KEPT-4L', '', { stock: pieces(2, { backorders: 'notify', lowAmount: 1 }), published: false }),
  ],
  defaults: { size: '1l' },
  menuOrder: 1,
});

const CLOTH = draftCloth('kept-cloth', { defaults: { 'cloth-colour': 'blue' }, menuOrder: 4 });

export const merchantCatalogContract = (name: string, open: OpenStore) =>
  describe(`the merchant's catalog in ${name}`, () => {
    let store: OpenedStore;
    beforeAll(async () => {
      store = await open();
      await store.ports.unitOfWork(async ({ catalog }) => {
        await catalog.saveAttribute(SIZES);
        await catalog.saveProducts([BOTTLE, GUIDE, OIL, CLOTH], 'replace');
      });
    });
    afterAll(() => store.close());

    test('reads every product back as it was imported, in the merchant’s order', async () => {
      const drafts = await store.ports.merchantCatalog.drafts('all');
      expect(drafts.map(({ draft }) => draft)).toEqual<readonly ProductDraft[]>([OIL, BOTTLE, GUIDE, CLOTH]);
    });

    test('a product is found by its number, its SKU, its slug, or what one of its variations goes by', async () => {
      const [oil] = await store.ports.merchantCatalog.drafts({ slugs: [OIL.slug] });
      const variation = oil?.variationIds.get('KEPT-4L') ?? 0;
      for (const wanted of [
        { ids: [oil?.id ?? 0] },
        { ids: [variation] },
        { skus: [OIL.sku] },
        { skus: ['KEPT-1L'] },
      ]) {
        expect(await store.ports.merchantCatalog.drafts(wanted)).toEqual([oil]);
      }
      expect(await store.ports.merchantCatalog.drafts({ skus: ['', 'NOBODYS'], ids: [0] })).toEqual([]);
    });

    test('replaces the attributes that one product alone has, and takes none of another product', async () => {
      const [colour, length] = CLOTH.attributes;
      const other = draftCloth('other-cloth', { menuOrder: 5 });
      const { variations: _, defaults: _defaults, sharedStock: _stock, ...fields } = CLOTH;
      const simple = draftBottle(CLOTH.slug, { ...fields, kind: 'simple', attributes: length ? [length] : [] });
      const restored = await store.ports.unitOfWork(async ({ catalog, merchantCatalog }) => {
        await catalog.saveProducts([other], 'replace');
        await catalog.saveProducts([simple], 'replace');
        const read = await merchantCatalog.drafts({ slugs: [CLOTH.slug, other.slug] });
        await catalog.saveProducts([CLOTH], 'replace');
        return [...read, ...(await merchantCatalog.drafts({ slugs: [CLOTH.slug] }))];
      });
      expect(restored.map(({ draft }) => draft.attributes)).toEqual([[length], [colour, length], [colour, length]]);
    });

    test('returns the stock left after a sale', async () => {
      const left = await store.ports.unitOfWork(async ({ merchantCatalog, stock }) => {
        const [bottle] = await merchantCatalog.draftsForUpdate({ slugs: [BOTTLE.slug] });
        await stock.take([{ owner: bottle?.id ?? 0, quantity: 4 }]);
        return merchantCatalog.drafts({ slugs: [BOTTLE.slug] });
      });
      expect(left.map(({ draft }) => draft)).toEqual([{ ...BOTTLE, stock: pieces(6) }]);
    });
  });
