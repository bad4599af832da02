import { expect, test } from 'vitest';
import { memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { createLogger } from '../config/logger.ts';
import { readCsv } from '../operator/csv/read-csv.ts';
import { finishImports, importCsv } from '../operator/service/import-csv.ts';
import { shopJobs } from './shop-jobs.ts';

test('finishes an import that a closing shop interrupted, unless this shop closes too', async () => {
  const { usecases, store } = await memoryShop();
  const logger = createLogger('silent');
  const csv = readCsv(new TextEncoder().encode('SKU,Name\nWAX,Wax'));
  if ('fault' in csv) throw new Error(csv.fault);
  const progress = { onProgress: () => {}, closing: AbortSignal.abort() };
  const request = { csv, store: true, keepsStock: false, createsTerms: false, pictures: [] };
  expect(await importCsv({ usecases, logger }, request, progress)).toMatchObject({
    value: { changed: [], pending: 1 },
  });

  const finish = (closing: AbortSignal) => finishImports({ usecases, logger }, closing);
  const job = shopJobs({ usecases, finishImports: finish }).find(({ name }) => name === 'finish interrupted imports');
  await job?.run(AbortSignal.abort());
  expect(store.state.stagedRevisions).toHaveLength(1);
  await job?.run(new AbortController().signal);
  expect(store.state.stagedRevisions).toEqual([]);
  expect([...store.state.products.values()].map(({ draft }) => draft.sku)).toContain('WAX');
});
