import { expect, test } from 'vitest';
import { draftOil, draftPack } from '#engine/domain/testing/drafts.ts';
import { pieces } from '#engine/domain/testing/sellables.ts';
import { memoryShop } from '../testing/memory-shop.ts';

test('a copy has no pieces, and numbers the variations whose SKUs do not begin with the product’s', async () => {
  const { usecases } = await memoryShop();
  const variations = [draftPack('GEAR-1L', '1l', { stock: pieces(7) }), draftPack('4711', '4l')];
  const product = draftOil('gear', { sku: 'GEAR', variations });
  expect(await usecases.importProducts({ products: [product], stock: 'replace' })).toMatchObject({ ok: true });
  expect(await usecases.duplicateProduct({ sku: 'GEAR', newSku: 'AXLE' })).toMatchObject({ ok: true });
  const [copy] = await usecases.merchantCatalog.drafts({ skus: ['AXLE'] });
  expect(copy?.draft).toMatchObject({
    sku: 'AXLE',
    status: 'draft',
    variations: [{ sku: 'AXLE-1L', stock: pieces(0) }, { sku: 'AXLE-2' }],
  });
});
