import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSeed } from '../read/read-seed.ts';
import { copySoldFiles } from './copy-files.ts';

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
