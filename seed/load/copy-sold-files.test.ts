import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySoldFiles } from './copy-sold-files.ts';

test('among the files that are sold lies nothing that no product names', async () => {
  const place = mkdtempSync(join(tmpdir(), 'sold-files-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, 'files');
  await copySoldFiles(folder);
  expect(readdirSync(folder).sort()).toEqual([
    'buku-servis.pdf',
    'engine-oil-guide.pdf',
    'panduan-pilih-oli.pdf',
    'service-log.pdf',
  ]);
});
