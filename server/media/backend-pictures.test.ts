import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#engine/adapters/database/testing/temporary-folder.ts';
import { createBackendPictures } from './backend-pictures.ts';
import { createPictureCopies } from './picture-copies.ts';
import { createSmallerPictures } from './smaller-pictures.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OIL = '/wp-content/uploads/oil.jpg';
const SMALL = { side: 320, takesAvif: false };
const LARGE = { side: 640, takesAvif: false };

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a6d8ee' } })
    .jpeg()
    .toBuffer();

function openPictures(fetchPicture: (url: URL) => Promise<Buffer | null>) {
  const fetched = vi.fn(fetchPicture);
  const onError = vi.fn();
  const copies = createPictureCopies({ folder: temporaryFolder(), maxBytes: 1e8, onError });
  const smaller = createSmallerPictures({ copies, makesAvif: false, onError });
  let now = Date.UTC(2026, 10, 23);
  const find = createBackendPictures({
    origin: 'https://backend.example',
    copies,
    smaller,
    fetchPicture: fetched,
    now: () => now,
  });
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { find, fetched, wait };
}

test('fetches a picture once, however many ask for it in however many sizes', async () => {
  const { find, fetched } = openPictures(photo);
  const found = await Promise.all([SMALL, LARGE, SMALL, LARGE].map((asked) => find(OIL, asked)));
  expect(await Promise.all(found.map(async (one) => (await sharp(one?.bytes).metadata()).width))).toEqual([
    ...[320, 640],
    ...[320, 640],
  ]);
  await find(OIL, { side: 1024, takesAvif: false });
  expect(fetched.mock.calls).toEqual([[new URL('https://backend.example/wp-content/uploads/oil.jpg')]]);
});

test('fetches a picture once, however its address is spelled', async () => {
  const { find, fetched } = openPictures(photo);
  for (const path of ['/uploads/oli%20baru.jpg', '/uploads/%6Fli%20baru.jpg', '/uploads///oli%20baru.jpg'])
    expect(await find(path, SMALL)).not.toBeNull();
  expect(fetched.mock.calls).toEqual([[new URL('https://backend.example/uploads/oli%20baru.jpg')]]);
});

test.each([
  ['another host', '//other.example/oil.jpg', SMALL],
  ['a path that is no picture', '/wp-login.php', SMALL],
  ['a size that the shop does not use', OIL, { side: 321, takesAvif: false }],
])('asks nobody for %s', async (_case, path, asked) => {
  const { find, fetched } = openPictures(photo);
  expect(await find(path, asked)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['cannot be had', async () => null],
  ['is broken behind its head', async () => (await photo()).subarray(0, 300)],
])('a picture that %s is not asked for again for a while', async (_case, fetchPicture) => {
  const { find, fetched, wait } = openPictures(fetchPicture);
  expect(await Promise.all([find(OIL, SMALL), find(OIL, LARGE)])).toEqual([null, null]);
  wait(9 * MINUTE);
  expect(await find(OIL, SMALL)).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
  wait(2 * MINUTE);
  await find(OIL, SMALL);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('asks for a picture again after a week', async () => {
  const { find, fetched, wait } = openPictures(photo);
  await find(OIL, SMALL);
  wait(7 * DAY);
  await find(OIL, SMALL);
  expect(fetched).toHaveBeenCalledTimes(2);
});
