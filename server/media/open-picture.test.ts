import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { openPicture } from './open-picture.ts';

// Its prototype, which is a stream's, stays as it is: other tests have streams, too.
vi.mock('sharp', async (load) => {
  const { default: sharp } = await load<typeof import('sharp')>();
  return { default: vi.fn(sharp) };
});

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a6d8ee' } });

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** Of fewer dots, but says that it has these. */
async function avif(width: number, height: number): Promise<Buffer> {
  const bytes = await drawn(8, 8).avif({ effort: 0 }).toBuffer();
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(width, size);
  bytes.writeUInt32BE(height, size + 4);
  return bytes;
}

test('opens photos by their content', async () => {
  const photo = drawn(40, 30);
  const files = await Promise.all([
    photo.clone().jpeg().toBuffer(),
    photo.clone().png().toBuffer(),
    photo.clone().webp().toBuffer(),
    photo.clone().gif().toBuffer(),
    photo.clone().avif({ effort: 0 }).toBuffer(),
  ]);
  for (const file of files) expect(await openPicture(file)).not.toBeNull();
});

test.each([
  ['a drawing', DRAWING],
  ['a drawing that begins nearly as AVIF does', `<!--ftypavif-->${DRAWING}`],
  ['a document', '%PDF-1.7'],
  ['nothing', ''],
])('reads no more than the beginning of %s', async (_case, content) => {
  vi.mocked(sharp).mockClear();
  expect(await openPicture(Buffer.from(content, 'latin1'))).toBeNull();
  expect(sharp).not.toHaveBeenCalled();
});

test('opens only the formats that are asked for', async () => {
  expect(await openPicture(await drawn(4, 3).gif().toBuffer(), ['jpeg', 'png'])).toBeNull();
});

test('refuses a strip of as many rows as a photo has dots', async () => {
  expect(await openPicture(await drawn(1, 20_001).png().toBuffer())).toBeNull();
  expect(await openPicture(await drawn(1, 20_000).png().toBuffer())).not.toBeNull();
});

test('takes fewer dots of AVIF, which is decoded as a whole', async () => {
  expect(await openPicture(await avif(5001, 5000))).toBeNull();
  expect(await openPicture(await avif(5000, 5000))).not.toBeNull();
});
