import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#engine/adapters/database/testing/temporary-folder.ts';
import { createPictureCopies } from './picture-copies.ts';

const HOUR = 60 * 60 * 1000;

function openCopies(maxBytes: number) {
  const folder = temporaryFolder();
  const onError = vi.fn();
  return { folder, onError, copies: createPictureCopies({ folder, maxBytes, onError }) };
}

function lastUsed(file: string, hoursAgo: number): void {
  const then = new Date(Date.now() - hoursAgo * HOUR);
  utimesSync(file, then, then);
}

test('has what was written', async () => {
  const { copies } = openCopies(1000);
  await copies.write('2026/a.webp', Buffer.from('a'));
  expect(await copies.read('2026/a.webp')).toEqual(Buffer.from('a'));
  expect(await copies.read('2026/b.webp')).toBeNull();
});

test('removes what was unused the longest once all takes too much room', async () => {
  const { folder, copies } = openCopies(1000);
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
    await copies.write(name, Buffer.alloc(240));
    lastUsed(join(folder, name), 10 - index);
  }
  await copies.write('e', Buffer.alloc(240));
  expect(readdirSync(folder).sort()).toEqual(['c', 'd', 'e']);
});

test('counts what other processes have written', async () => {
  const { folder, copies } = openCopies(1000);
  writeFileSync(join(folder, 'of-another'), Buffer.alloc(990));
  lastUsed(join(folder, 'of-another'), 1);
  await copies.write('a', Buffer.alloc(20));
  expect(readdirSync(folder)).toEqual(['a']);
});

test('marks a copy that is in use once a day', async () => {
  const { folder, copies } = openCopies(1000);
  const file = join(folder, 'a');
  await copies.write('a', Buffer.from('a'));
  lastUsed(file, 30);
  await copies.read('a');
  await expect.poll(() => Date.now() - statSync(file).mtimeMs).toBeLessThan(HOUR);
});

test('a folder that cannot be written is reported, and fails nobody', async () => {
  const folder = join(temporaryFolder(), 'a file');
  writeFileSync(folder, '');
  const onError = vi.fn();
  const copies = createPictureCopies({ folder, maxBytes: 1000, onError });
  await copies.write('2026/a.webp', Buffer.from('a'));
  expect(onError).toHaveBeenCalledTimes(1);
});
