import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { BrandPicture } from '../own-shop/brand-pictures.ts';
import { brandFiles } from './brand-files.ts';

const drawing = (text: string, format = 'svg'): BrandPicture => ({
  src: `/brand/icon-0123456789ab.${format}`,
  width: 512,
  height: 512,
  format,
  bytes: Buffer.from(text),
});

const CIRCLE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><circle cx="256" cy="256" r="256"/></svg>';

test('an icon becomes those of the tab, the installed shop and the home screen', async () => {
  const files = new Map((await brandFiles({ icon: drawing(CIRCLE) })).map((file) => [file.path, file]));
  expect([...files.keys()]).toEqual([
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
    '/apple-touch-icon.png',
    '/favicon.svg',
  ]);
  expect(files.get('/favicon.svg')?.bytes.toString()).toBe(CIRCLE);
  const maskable = sharp(files.get('/icon-maskable-512.png')?.bytes);
  expect(await maskable.metadata()).toMatchObject({ width: 512, height: 512, hasAlpha: false });
  // Systems cut the corners off: nothing is drawn there.
  const [red] = await maskable.extract({ left: 256, top: 20, width: 1, height: 1 }).raw().toBuffer();
  expect(red).toBe(255);
});

test('a picture stands in the tab within a drawing', async () => {
  const bytes = await sharp(Buffer.from(CIRCLE)).png().toBuffer();
  const files = await brandFiles({ icon: { ...drawing('', 'png'), bytes } });
  expect(files.at(-1)).toMatchObject({ path: '/favicon.svg', format: 'svg' });
  expect(files.at(-1)?.bytes.toString()).toMatch(/^<svg .*href="data:image\/png;base64,/);
});

test('a damaged drawing is named', async () => {
  await expect(brandFiles({ icon: drawing('<svg width="512" height="512"><circle') })).rejects.toThrow(
    'icon-0123456789ab.svg is damaged',
  );
});
