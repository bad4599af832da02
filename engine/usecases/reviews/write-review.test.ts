import { expect, test } from 'vitest';
import type { Product } from '#engine/domain/catalog/product.ts';
import { DEFAULT_FACTS } from '#engine/domain/catalog/product.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { emptyCatalog, memoryShop } from '../testing/memory-shop.ts';
import { REGISTRATION } from '../testing/requests.ts';
import { writeReview } from './write-review.ts';

const OCTANE = { ...DEFAULT_FACTS, id: 1, kind: 'simple', name: 'Octane', slug: 'octane' } as unknown as Product;

test('an account that is erased while its review is written leaves none', async () => {
  const { needs, store, usecases } = await memoryShop({
    catalog: { ...emptyCatalog, productsByIds: async () => [OCTANE] },
  });
  const budi = unwrap(await usecases.registerCustomer({ guestId: null, language: 'en' }, REGISTRATION));
  await store.unitOfWork(({ customers }) => customers.remove(budi.id));
  const begun = { ...needs, customers: { ...store.customers, find: async () => budi } };
  const request = {
    productId: 1,
    author: 'Budi',
    email: '',
    publishedAs: '',
    rating: 5,
    text: 'Tarikan enteng sekali.',
  };
  const written = await writeReview(begun, { customerId: String(budi.id), language: 'en' }, request);
  expect(written).toMatchObject({ ok: false, refusal: { code: 'CUSTOMER_FORBIDDEN' } });
});
