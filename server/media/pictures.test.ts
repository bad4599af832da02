import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createPictures } from './pictures.ts';

async function openPictures() {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const uploads = join(folder, 'uploads');
  mkdirSync(join(uploads, '2026'), { recursive: true });
  const wide = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a6d8ee' } });
  await wide.webp().toFile(join(uploads, '2026', 'oil.webp'));
  writeFileSync(join(folder, 'secret.png'), 'secret');
  const onError = vi.fn();
  return { picture: createPictures({ uploads, cache: join(folder, 'cache'), onError }), folder, onError };
}

test('serves a picture as it was uploaded', async () => {
  const { picture } = await openPictures();
  const found = await picture('2026/oil.webp');
  expect(await sharp(found ?? undefined).metadata()).toMatchObject({ width: 1600, format: 'webp' });
});

test('makes a smaller copy once, in the box and with the same proportions', async () => {
  const { picture, folder } = await openPictures();
  const [first, second] = await Promise.all([picture('2026/oil-320x320.webp'), picture('2026/oil-320x320.webp')]);
  expect(await sharp(first ?? undefined).metadata()).toMatchObject({ width: 320, height: 180, format: 'webp' });
  expect(second).toBe(first);
  expect(readdirSync(join(folder, 'cache', '2026'))).toEqual(['oil-320x320.webp']);
});

test('makes a new copy of a picture that was replaced', async () => {
  const { picture, folder } = await openPictures();
  await picture('2026/oil-320x320.webp');
  const upload = join(folder, 'uploads', '2026', 'oil.webp');
  await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c92f10' } })
    .webp()
    .toFile(upload);
  const inAMinute = new Date(Date.now() + 60_000);
  utimesSync(upload, inAMinute, inAMinute);
  const copy = await picture('2026/oil-320x320.webp');
  expect(await sharp(copy ?? undefined).metadata()).toMatchObject({ width: 320, height: 320 });
});

test.each([
  '../secret.png',
  '2026/../../secret.png',
  '/etc/passwd',
  '2026/%2e%2e/secret.png',
  '2026/none.webp',
  '2026/none-320x320.webp',
  '2026/oil-9999x9999.webp',
  '.hidden.webp',
  '',
])('serves nothing for %j', async (path) => {
  const { picture } = await openPictures();
  expect(await picture(path)).toBeNull();
});

test('serves the picture even if the copy cannot be stored', async () => {
  const { picture, folder, onError } = await openPictures();
  writeFileSync(join(folder, 'cache'), 'a file where the folder would be');
  await expect(picture('2026/oil-150x150.webp')).resolves.not.toBeNull();
  expect(onError).toHaveBeenCalledTimes(1);
});
