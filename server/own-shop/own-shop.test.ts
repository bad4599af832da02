import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOwnShop } from './own-shop.ts';

test.each([
  ['the first of its own', 'Kilau', ['rally.md', 'karting.md', 'notes.txt'], 'karting'],
  ['none without its own', 'Kilau', null, null],
  ['none in an empty folder', 'Kilau', [], null],
  ['that of the demo', null, null, undefined],
])('menus lead to a page about racing: %s', (_case, name, files, racingPage) => {
  const folder = mkdtempSync(join(tmpdir(), 'own-shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (name) writeFileSync(join(folder, 'shop.config.yaml'), `shop:\n  name: ${name}\n`);
  const racing = join(folder, 'content', 'racing');
  if (files) mkdirSync(racing, { recursive: true });
  for (const file of files ?? []) writeFileSync(join(racing, file), '');
  expect(readOwnShop({ DATA_DIR: folder }, {}).site.racingPage).toBe(racingPage);
});
