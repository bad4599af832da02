import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { completeCopy, copyAhead } from './copy-folder.ts';

const LONG_AGO = new Date('2026-01-01T00:00:00Z');

test('copies again only what may have been written to since, and removes what is gone', async () => {
  const place = temporaryFolder();
  const [folder, copy] = [join(place, 'database'), join(place, 'copy')];
  const write = (name: string, text: string, isOld = true) => {
    writeFileSync(join(folder, name), text);
    if (isOld) utimesSync(join(folder, name), LONG_AGO, LONG_AGO);
  };
  mkdirSync(join(folder, 'base', 'empty'), { recursive: true });
  for (const name of ['kept', 'written', 'gone', 'base/longer']) write(name, 'before');
  write('just-now', 'before', false);
  const copied = await copyAhead(folder, copy);
  expect([...copied.keys()].toSorted()).toEqual(['base/longer', 'gone', 'kept', 'written']);

  writeFileSync(join(copy, 'kept'), 'the copy');
  write('written', 'after!', false);
  write('base/longer', 'before and after');
  mkdirSync(join(folder, 'new'));
  write('new/file', 'new');
  rmSync(join(folder, 'gone'));
  completeCopy(folder, copy, copied);
  const files = ['base', 'base/empty', 'base/longer', 'just-now', 'kept', 'new', 'new/file', 'written'];
  expect(readdirSync(copy, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual(files);
  const textOf = (name: string) => readFileSync(join(copy, name), 'utf8');
  expect(['base/longer', 'just-now', 'kept', 'new/file', 'written'].map(textOf)).toEqual([
    'before and after',
    'before',
    'the copy',
    'new',
    'after!',
  ]);
});
