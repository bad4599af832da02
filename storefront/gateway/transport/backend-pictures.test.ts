import { expect, test } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import { withBackendPictures } from './backend-pictures.ts';

const ORIGIN = 'https://backend.example';

async function received(data: Readonly<Record<string, unknown>> | null) {
  const api: CommerceApi = async () => ({ data, newSessionToken: null });
  return (await withBackendPictures(api, ORIGIN)({ query: '{ a }', language: 'en' })).data;
}

test('names pictures of the backend by addresses of the shop, wherever they stand', async () => {
  const image = {
    sourceUrl: `${ORIGIN}/wp-content/uploads/r%C3%B6d.jpg`,
    altText: 'Oil',
    mediaDetails: { width: 500, height: 1000, sizes: [{ sourceUrl: `${ORIGIN}/cut.jpg`, width: '9', height: '9' }] },
  };
  const address = '/backend-pictures/wp-content/uploads/r%C3%B6d.jpg';
  expect(await received({ products: { nodes: [{ name: 'Oil', image }, null] } })).toEqual({
    products: {
      nodes: [
        {
          name: 'Oil',
          image: {
            sourceUrl: `${address}?side=2048`,
            altText: 'Oil',
            mediaDetails: {
              width: 500,
              height: 1000,
              sizes: [
                { sourceUrl: `${address}?side=320`, width: '160', height: '320' },
                { sourceUrl: `${address}?side=400`, width: '200', height: '400' },
                { sourceUrl: `${address}?side=640`, width: '320', height: '640' },
              ],
            },
          },
        },
        null,
      ],
    },
  });
});

test('a picture that the backend names without TLS is one of it', async () => {
  const image = { sourceUrl: 'http://backend.example/oil.jpg' };
  expect(await received({ image })).toEqual({ image: { sourceUrl: '/backend-pictures/oil.jpg?side=2048' } });
});

test('a picture of unknown size has one size', async () => {
  const image = { sourceUrl: `${ORIGIN}/oil.jpg`, mediaDetails: { width: null, height: null, sizes: [] } };
  expect(await received({ image })).toEqual({
    image: { ...image, sourceUrl: '/backend-pictures/oil.jpg?side=2048' },
  });
});

test.each(['https://other.example/oil.jpg', 'https://backend.example:8443/oil.jpg', '/oil.jpg', null])(
  'leaves %s as it is',
  async (sourceUrl) => {
    expect(await received({ image: { sourceUrl } })).toEqual({ image: { sourceUrl } });
  },
);

test('hands on a response without data', async () => {
  expect(await received(null)).toBeNull();
});
