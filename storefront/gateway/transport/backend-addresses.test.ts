import { expect, test, vi } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import { withShopAddresses } from './backend-addresses.ts';

const ORIGIN = 'https://backend.example';

async function received(data: Readonly<Record<string, unknown>> | null) {
  const api: CommerceApi = async () => ({ data, newSessionToken: null });
  const addresses = { pictures: ORIGIN, api: `${ORIGIN}/graphql`, onOtherHost: () => {} };
  return (await withShopAddresses(api, addresses)({ query: '{ a }', language: 'en' })).data;
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

test.each(['/oil.jpg', null])('leaves %s as it is', async (sourceUrl) => {
  expect(await received({ image: { sourceUrl } })).toEqual({ image: { sourceUrl } });
});

test('leaves out pictures of other hosts, and tells of each host once', async () => {
  const hosts = ['www.backend.example', 'backend.example:8443', 'www.backend.example'];
  const nodes = hosts.map((host) => ({ altText: 'Oil', sourceUrl: `https://${host}/oil.jpg` }));
  const onOtherHost = vi.fn<(host: string) => void>();
  const api = withShopAddresses(async () => ({ data: { nodes }, newSessionToken: null }), {
    pictures: ORIGIN,
    api: `${ORIGIN}/graphql`,
    onOtherHost,
  });
  const request = { query: '{ a }', language: 'en' } as const;
  await api(request);
  expect((await api(request)).data).toEqual({ nodes: hosts.map(() => ({ altText: 'Oil', sourceUrl: null })) });
  expect(onOtherHost.mock.calls).toEqual([['www.backend.example'], ['backend.example:8443']]);
});

test.each([
  [
    'with its address',
    `<img alt="Oil" src="${ORIGIN}/oil.jpg?x=1&amp;y=2">`,
    `<img alt="Oil" src="${ORIGIN}/oil.jpg?x=1&amp;y=2">`,
  ],
  ['without TLS', "<img src='http://backend.example/$&.jpg' />", `<img src='${ORIGIN}/$&.jpg' />`],
  ['without a scheme', '<img src="//backend.example/oil.jpg">', `<img src="${ORIGIN}/oil.jpg">`],
  ['of its path', '<img src="/wp-content/oil.jpg">', `<img src="${ORIGIN}/wp-content/oil.jpg">`],
  ['that is loaded later', '<img src="data:x" data-src="https://cdn.example/oil.jpg">', null],
  ['of another host', '<img src="https://cdn.example/oil.jpg" width="9">', ''],
])('a picture inside a text, %s', async (_case, picture, shown) => {
  const text = (middle: string) => ({ product: { description: `<p>One</p>${middle}<p>Two</p>` } });
  expect(await received(text(picture))).toEqual(text(shown ?? picture));
});

test('links in texts lead to pages of the shop', async () => {
  const text = (address: string) => ({
    post: { content: `<p>Pour in <a href="${address}/product/oil/">this oil</a>.</p>` },
  });
  expect(await received(text(ORIGIN))).toEqual(text(''));
});

test('hands on a response without data', async () => {
  expect(await received(null)).toBeNull();
});
