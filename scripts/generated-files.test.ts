import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from './generated-files.ts';

test('every generated file is what the schema and the operations make of it today', async () => {
  const files = await generatedFiles();
  expect(files.map(({ path }) => [path, readFileSync(path, 'utf8')])).toEqual(
    files.map(({ path, text }) => [path, text]),
  );
});
