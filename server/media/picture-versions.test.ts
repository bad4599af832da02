import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#engine/adapters/database/testing/temporary-folder.ts';
import { createPictureVersions } from './picture-versions.ts';

function openVersions() {
  const folder = temporaryFolder();
  const write = (content: string) => writeFileSync(join(folder, 'oil.webp'), content);
  const longAgo = new Date(2020, 1);
  const backdate = () => utimesSync(join(folder, 'oil.webp'), longAgo, longAgo);
  return { ...createPictureVersions(folder), folder, write, backdate };
}

test('is the same for the same content, in every process', () => {
  const [one, other] = [openVersions(), openVersions()];
  one.write('red');
  other.write('red');
  expect(one.known('oil.webp')).toMatch(/^[\w-]{10}$/);
  expect(other.known('oil.webp')).toBe(one.known('oil.webp'));
});

test('is of the last look, until the folder is looked at again', async () => {
  const { known, current, refresh, write, backdate } = openVersions();
  write('red');
  const red = known('oil.webp');
  expect(await refresh()).toBe(false);
  write('tan');
  backdate();
  expect(known('oil.webp')).toBe(red);
  expect(await refresh()).toBe(true);
  expect(known('oil.webp')).not.toBe(red);
  expect(await current('oil.webp')).toBe(known('oil.webp'));
  expect(await refresh()).toBe(false);
});

test('a file that only was touched has changed nothing', async () => {
  const { known, refresh, write, backdate } = openVersions();
  write('red');
  known('oil.webp');
  backdate();
  expect(await refresh()).toBe(false);
});

test('tells of a file that comes and of one that goes', async () => {
  const { known, current, refresh, write, folder } = openVersions();
  expect([known('oil.webp'), await current('oil.webp')]).toEqual([null, null]);
  known('oil.webp');
  write('red');
  expect([await refresh(), known('oil.webp')]).toEqual([true, await current('oil.webp')]);
  rmSync(join(folder, 'oil.webp'));
  expect([await refresh(), known('oil.webp')]).toEqual([true, null]);
});

test('a folder has none', async () => {
  const { known, current } = openVersions();
  expect([known('.'), await current('.')]).toEqual([null, null]);
});

test('looks at a thousand pictures in turns, and at each in its turn', async () => {
  const { known, refresh, write } = openVersions();
  for (let number = 0; number < 1000; number += 1) known(`${number}.webp`);
  known('oil.webp');
  write('red');
  expect([await refresh(), await refresh(), await refresh()]).toEqual([false, false, true]);
  expect(await refresh()).toBe(false);
});
