import { expect, test } from 'vitest';
import { simpleProduct } from '#engine/domain/testing/products.ts';
import { emptyCatalog, memoryShop } from '../testing/memory-shop.ts';
import { deliverMails } from './deliver-mails.ts';

const LOW_STOCK = {
  kind: 'low-stock',
  to: 'shop@example.test',
  language: 'id',
  sku: '',
  name: 'Octane Booster',
  left: 1,
} as const;

test('names a product that runs low as its reader calls it, and one that is gone as its buyer did', async () => {
  const { needs } = await memoryShop({
    catalog: {
      ...emptyCatalog,
      productsByIds: async (ids, language) =>
        ids.includes(7) && language === 'id' ? [simpleProduct({ id: 7, name: 'Penguat Oktan' })] : [],
    },
  });
  await needs.unitOfWork(({ outbox }) =>
    outbox.add(
      { ...LOW_STOCK, product: { productId: 7, variationId: null } },
      { ...LOW_STOCK, product: { productId: 8, variationId: null } },
      LOW_STOCK,
    ),
  );
  const names: string[] = [];
  await deliverMails({
    ...needs,
    transport: { timeoutMs: 1000, send: async () => ({ ok: true }) },
    emails: {
      render({ mail }) {
        names.push('name' in mail ? mail.name : '');
        return { subject: mail.kind, html: '', text: '', replyTo: null };
      },
    },
    onFailure: () => undefined,
  });
  expect(names.toSorted()).toEqual(['Octane Booster', 'Octane Booster', 'Penguat Oktan']);
});
