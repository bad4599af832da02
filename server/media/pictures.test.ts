import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#engine/adapters/database/testing/temporary-folder.ts';
import { versionOf } from '../content/picture-version.ts';
import { createLargeOriginals } from './large-originals.ts';
import { createPictureCopies } from './picture-copies.ts';
import { createPictureVersions } from './picture-versions.ts';
import { createPictures } from './pictures.ts';
import { createSmallerPictures } from './smaller-pictures.ts';

const MEGABYTE = 1024 * 1024;

async function openPictures({ makesAvif = true } = {}) {
  const folder = temporaryFolder();
  const uploads = join(folder, 'uploads');
  mkdirSync(join(uploads, '2026'), { recursive: true });
  const wide = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a6d8ee' } });
  await wide.webp().toFile(join(uploads, '2026', 'oil.webp'));
  writeFileSync(join(folder, 'secret.png'), 'secret');
  const onError = vi.fn();
  const onUndrawable = vi.fn();
  const open = () => {
    const copies = createPictureCopies({ folder: join(folder, 'cache'), maxBytes: 100 * MEGABYTE, onError });
    const smaller = createSmallerPictures({ copies, makesAvif, onError });
    const versions = createPictureVersions(uploads);
    const largeOriginals = createLargeOriginals({ uploads, copies, versions, onUndrawable });
    return createPictures({ uploads, smaller, largeOriginals, versions });
  };
  const pictures = open();
  const find: typeof pictures = async (path, asked) => {
    const found = await pictures(path, asked);
    if (found && 'handle' in found) onTestFinished(() => found.handle.close());
    return found;
  };
  const picture = async (path: string) => {
    const found = await find(path, NO_AVIF);
    return found && 'bytes' in found ? found.bytes : null;
  };
  const original = async (path: string) => {
    const found = await find(path, NO_AVIF);
    if (!found || !('handle' in found)) return null;
    return { ...found, bytes: await found.handle.readFile() };
  };
  const replace = (file: string) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background: '#c92f10' } })
      .webp()
      .toFile(join(uploads, file));
  const version = (file: string) => versionOf(readFileSync(join(uploads, file)));
  return { picture, original, find, open, replace, version, folder, uploads, onError, onUndrawable };
}

const NO_AVIF = { version: null, takesAvif: false };
const TAKES_AVIF = { version: null, takesAvif: true };
const OIL = '2026/oil.webp';
const SMALL_OIL = '2026/oil-320x320.webp';

test('serves a picture as it was uploaded', async () => {
  const { original, uploads } = await openPictures();
  const found = await original(OIL);
  expect(found?.bytes).toEqual(readFileSync(join(uploads, OIL)));
  expect(found).toMatchObject({ size: found?.bytes.length, extension: '.webp' });
});

test('makes a smaller copy once, in the box and with the same proportions', async () => {
  const { picture, version, folder } = await openPictures();
  const [first, second] = await Promise.all([picture('2026/oil-320x320.webp'), picture('2026/oil-320x320.webp')]);
  expect(await sharp(first ?? undefined).metadata()).toMatchObject({ width: 320, height: 180, format: 'webp' });
  expect(second).toBe(first);
  expect(readdirSync(join(folder, 'cache', '2026'))).toEqual([`oil-320x320.${version(OIL)}.webp`]);
});

test('makes a new copy of a picture that was replaced, even by an older file', async () => {
  const { picture, replace, uploads } = await openPictures();
  await picture(SMALL_OIL);
  await replace(OIL);
  const longAgo = new Date(2020, 1);
  utimesSync(join(uploads, OIL), longAgo, longAgo);
  const copy = await picture(SMALL_OIL);
  expect(await sharp(copy ?? undefined).metadata()).toMatchObject({ width: 320, height: 320 });
});

test.each([OIL, SMALL_OIL])('%s may be kept for good at the address of its content alone', async (path) => {
  const { find, version, replace } = await openPictures();
  const before = version(OIL);
  expect(await find(path, NO_AVIF)).toMatchObject({ isFinal: false });
  expect(await find(path, { ...NO_AVIF, version: before })).toMatchObject({ isFinal: true });
  await replace(OIL);
  expect(await find(path, { ...NO_AVIF, version: before })).toEqual({ currentVersion: version(OIL) });
  expect(await find(path, { ...NO_AVIF, version: 'made-up' })).toEqual({ currentVersion: version(OIL) });
  expect(await find(path, { ...NO_AVIF, version: version(OIL) })).toMatchObject({ isFinal: true });
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

test('serves AVIF to who takes it, once it is made: the first does not wait', async () => {
  const { find, open, version, uploads } = await openPictures();
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({ create: { width: 640, height: 360, channels: 3, noise, background: '#000' } }).toFile(
    join(uploads, 'road.webp'),
  );
  const path = 'road-320x320.webp';
  const asked = { ...TAKES_AVIF, version: version('road.webp') };
  expect(await find(path, asked)).toMatchObject({ extension: '.webp', isFinal: false });
  await expect.poll(() => find(path, asked), { timeout: 30_000 }).toMatchObject({ extension: '.avif', isFinal: true });
  const found = await open()(path, asked);
  expect(await sharp(found && 'bytes' in found ? found.bytes : undefined).metadata()).toMatchObject({
    width: 320,
    height: 180,
    format: 'heif',
    compression: 'av1',
  });
  expect(await find(path, NO_AVIF)).toMatchObject({ extension: '.webp' });
});

test('keeps to what was uploaded where AVIF saves too little, and does not try again', async () => {
  const { find, version, uploads, folder } = await openPictures();
  const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: '#c92f10' } });
  await dot.webp({ quality: 1 }).toFile(join(uploads, 'dot.webp'));
  await find('dot-320x320.webp', TAKES_AVIF);
  const marker = join(folder, 'cache', `dot-320x320.${version('dot.webp')}.webp.avif`);
  await expect.poll(() => statSync(marker, { throwIfNoEntry: false })?.size, { timeout: 30_000 }).toBe(0);
  expect(await find('dot-320x320.webp', TAKES_AVIF)).toMatchObject({ extension: '.webp' });
});

test('makes no AVIF where that is switched off', async () => {
  const { find, version, folder } = await openPictures({ makesAvif: false });
  for (let turn = 0; turn < 2; turn += 1) await find('2026/oil-320x320.webp', TAKES_AVIF);
  expect(readdirSync(join(folder, 'cache', '2026'))).toEqual([`oil-320x320.${version(OIL)}.webp`]);
});

test('serves the picture even if the copy cannot be stored', async () => {
  const { picture, folder, onError } = await openPictures();
  writeFileSync(join(folder, 'cache'), 'a file where the folder would be');
  await expect(picture('2026/oil-150x150.webp')).resolves.not.toBeNull();
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a picture that a camera has turned is upright in every size', async () => {
  const { picture, uploads } = await openPictures();
  const turned = sharp({ create: { width: 800, height: 400, channels: 3, background: '#a6d8ee' } });
  await turned.withMetadata({ orientation: 6 }).jpeg().toFile(join(uploads, 'turned.jpg'));
  const copy = await picture('turned-320x320.jpg');
  expect(await sharp(copy ?? undefined).metadata()).toMatchObject({ width: 160, height: 320, format: 'jpeg' });
});

test.each(['jpg', 'png', 'webp'] as const)(
  'an original of a camera is drawn once for all sizes: %s',
  async (ending) => {
    const { picture, version, folder, uploads } = await openPictures();
    const large = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a6d8ee' } });
    await large.toFile(join(uploads, `large.${ending}`));
    const copy = await picture(`large-640x640.${ending}`);
    const { format } = await sharp(join(uploads, `large.${ending}`)).metadata();
    expect(await sharp(copy ?? undefined).metadata()).toMatchObject({ width: 640, height: 320, format });

    const drawn = join(folder, 'cache', `large.${version(`large.${ending}`)}.${ending}`);
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 2048, height: 1024, format });
    await sharp({ create: { width: 2048, height: 2048, channels: 3, background: '#c92f10' } }).toFile(drawn);
    const next = await picture(`large-320x320.${ending}`);
    expect(await sharp(next ?? undefined).metadata()).toMatchObject({ width: 320, height: 320 });
  },
);

test('an original that is replaced by another large one is drawn anew', async () => {
  const { picture, uploads } = await openPictures();
  const file = join(uploads, 'large.webp');
  const lay = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a6d8ee' } }).toFile(file);
  await lay(3000, 1500);
  await picture('large-320x320.webp');
  await lay(1500, 3000);
  const copy = await picture('large-320x320.webp');
  expect(await sharp(copy ?? undefined).metadata()).toMatchObject({ width: 160, height: 320 });
});

test.each([
  ['of more dots than a photo', { width: 8000, height: 8000 }],
  ['longer than a panorama', { width: 30_000, height: 1 }],
])('a picture %s has no copies, and is named once', async (_case, size) => {
  const { picture, uploads, onUndrawable } = await openPictures();
  const made = sharp({ create: { ...size, channels: 3, background: '#000' } });
  await made.png({ compressionLevel: 1 }).toFile(join(uploads, 'bomb.png'));
  expect(await picture('bomb-320x320.png')).toBeNull();
  expect(await picture('bomb-640x640.png')).toBeNull();
  expect(onUndrawable.mock.calls).toEqual([['bomb.png']]);
});

test('what is no picture has no copies, and is named', async () => {
  const { picture, uploads, onUndrawable } = await openPictures();
  writeFileSync(join(uploads, 'text.png'), 'no picture');
  expect(await picture('text-320x320.png')).toBeNull();
  expect(onUndrawable).toHaveBeenCalledWith('text.png');
});
