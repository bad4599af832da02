import type { GraphQLResolveInfo } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../../context/context.ts';
import { mediaResolvers } from './media-item.ts';

const copy = (name: string, folder = 'products') => ({ name, file: `${folder}/oil.webp`, width: 100, height: 100 });

const picture = { ...copy(''), id: 1, title: 'Oil', alt: 'Oil', mimeType: 'image/webp' };

const context = { site: { uploadsUrl: 'https://shop.example/uploads' } } as Context;

async function sizesOf(sizes: readonly ReturnType<typeof copy>[], args: object) {
  const resolve = mediaResolvers.MediaDetails?.sizes;
  if (typeof resolve !== 'function') throw new Error('sizes have no resolver');
  return Promise.all((await resolve({ ...picture, sizes }, args, context, {} as GraphQLResolveInfo)) ?? []);
}

test.each([
  ['all', {}, ['medium', 'Large', '1536x1536', '_2048X2048']],
  ['those that are included', { include: ['LARGE', '_1536X1536', '_2048X2048'] }, ['Large', '1536x1536', '_2048X2048']],
  ['all but those that are excluded', { exclude: ['MEDIUM', '_2048X2048'] }, ['Large', '1536x1536']],
  ['none where both name it', { include: ['MEDIUM'], exclude: ['MEDIUM'] }, []],
])('a picture has the sizes, however they are written: %s', async (_case, args, names) => {
  const sizes = await sizesOf(
    ['medium', 'Large', '1536x1536', '_2048X2048'].map((name) => copy(name)),
    args,
  );
  expect(sizes.map((size) => size?.name)).toEqual(names);
});

test.each([
  ['2026/oil-products_2', '2026/oil-products_2'],
  ['oli & rem', 'oli%20%26%20rem'],
  ['100%/pelumas é', '100%25/pelumas%20%C3%A9'],
])('the folder %s stands in an address as %s', async (folder, inAddress) => {
  const [size] = await sizesOf([copy('medium', folder)], {});
  expect(size?.sourceUrl).toBe(`https://shop.example/uploads/${inAddress}/oil.webp`);
});
