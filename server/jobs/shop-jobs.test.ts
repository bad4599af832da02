import { expect, test } from 'vitest';
import { memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { createLogger } from '../config/logger.ts';
import { readSheet } from '../operator/csv/read-sheet.ts';
import { importCsv } from '../operator/service/import-csv.ts';
import { shopJobs } from './shop-jobs.ts';

test('an import that the shop’s end broke off is finished by the next one, unless that closes too', async () => {
  const { usecases, store } = await memoryShop();
  const logger = createLogger('silent');
  const sheet = readSheet(new TextEncoder().encode('SKU,Name\nWAX,Wax'));
  if ('fault' in sheet) throw new Error(sheet.fault);
  const watch = { onProgress: () => {}, closing: AbortSignal.abort() };
  const question = { sheet, store: true, keepsStock: false };
  expect(await importCsv({ usecases, logger }, question, watch)).toMatchObject({
    value: { changed: [], pending: 1 },
  });

  const chore = shopJobs(usecases, logger).find(({ name }) => name === 'finish imports that were broken off');
  await chore?.run(AbortSignal.abort());
  expect(store.state.stagedRevisions).toHaveLength(1);
  await chore?.run(new AbortController().signal);
  expect(store.state.stagedRevisions).toEqual([]);
  expect([...store.state.products.values()].map(({ draft }) => draft.sku)).toContain('WAX');
});
