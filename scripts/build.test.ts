import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

test('a change of any script that the bundler works with builds the storefront anew', () => {
  const used = Array.from(read('../vite.config.ts').matchAll(/'\.\/(scripts\/[\w/-]+\.ts)'/g), ([, path = '']) => path);
  expect(used).not.toEqual([]);
  const watched = read('build.ts');
  expect(used.filter((path) => !watched.includes(`'${dirname(path)}'`))).toEqual([]);
});
