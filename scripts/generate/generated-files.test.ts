import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from './generated-files.ts';

test('generated files are current', async () => {
  const files = await generatedFiles();
  expect(files.map(({ path }) => [path, readFileSync(path, 'utf8')])).toEqual(
    files.map(({ path, text }) => [path, text]),
  );
});
