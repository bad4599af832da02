import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSeed } from '../read/read-seed.ts';
import { copyDocuments, copySoldFiles } from './copy-files.ts';

test('copies the files that products sell and nothing else', async () => {
  const place = mkdtempSync(join(tmpdir(), 'sold-files-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, 'files');
  await copySoldFiles(readSeed().products, folder);
  expect(readdirSync(folder).sort()).toEqual([
    'buku-servis.pdf',
    'engine-oil-guide.pdf',
    'panduan-pilih-oli.pdf',
    'service-log.pdf',
  ]);
});

test('copies the documents that products name, as large as they say', async () => {
  const place = mkdtempSync(join(tmpdir(), 'documents-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const { products } = readSeed();
  await copyDocuments(products, place);
  const named = new Set(products.flatMap(({ meta }) => (meta.documents ?? '').split('; ').filter(Boolean)));
  expect(named.size).toBeGreaterThan(0);
  for (const entry of named) {
    const [, , file = '', bytes] = entry.split(' ');
    expect([file, statSync(join(place, file)).size]).toEqual([file, Number(bytes)]);
  }
});
