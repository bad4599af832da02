import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { ask } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

describe.each(DATABASES)('articles and settings of the shop on %s', (_name, open) => {
  const shop = sharedShop(open);

  const POSTS = `query ($first: Int = 4, $after: String, $order: OrderEnum = DESC, $slug: String) {
    posts(first: $first, after: $after, where: { categoryName: $slug, status: PUBLISH, orderby: { field: DATE, order: $order } }) {
      pageInfo { hasNextPage endCursor } nodes { slug }
    }
  }`;
  async function slugs(variables: Readonly<Record<string, unknown>>) {
    const { data } = await ask(shop, POSTS, { variables });
    return [data.posts.nodes.map(({ slug }: { slug: string }) => slug), data.posts.pageInfo.hasNextPage];
  }

  test('lists articles newest first, in pages, or oldest first', async () => {
    expect(await slugs({})).toEqual([['dipstick', 'brakes', 'heat'], false]);
    expect(await slugs({ first: 2 })).toEqual([['dipstick', 'brakes'], true]);
    const { data } = await ask(shop, POSTS, { variables: { first: 2 } });
    expect(await slugs({ first: 2, after: data.posts.pageInfo.endCursor })).toEqual([['heat'], false]);
    expect(await slugs({ first: 2, order: 'ASC' })).toEqual([['heat', 'brakes'], true]);
  });

  test('filters articles by any of several categories', async () => {
    expect((await slugs({ slug: 'tips,boats' }))[0]).toHaveLength(3);
    expect(await slugs({ slug: 'boats' })).toEqual([[], false]);
  });

  test('finds an article by its slug, in the language of the request', async () => {
    const POST =
      '{ post(id: "dipstick", idType: SLUG) { title status date dateGmt modifiedGmt content excerpt featuredImage { node { sourceUrl } } author { node { firstName lastName email username } } categories { nodes { name count } } } }';
    const { data } = await ask(shop, POST, { language: 'id' });
    expect(data.post).toEqual({
      title: 'Membaca stik oli',
      status: 'publish',
      date: '2026-09-01T10:00:00',
      dateGmt: '2026-09-01T03:00:00',
      modifiedGmt: expect.any(String),
      content: '<p>Isi.</p>',
      excerpt: '<p>Singkat.</p>',
      featuredImage: null,
      author: { node: { firstName: 'Rina', lastName: 'Wijaya', email: null, username: null } },
      categories: { nodes: [{ name: 'Tips', count: 3 }] },
    });
    expect((await ask(shop, '{ post(id: "nope", idType: SLUG) { title } }')).data).toEqual({ post: null });
  });

  test('returns the shop’s title, countries and provinces', async () => {
    const { data } = await ask(
      shop,
      '{ generalSettings { title description url } allowedCountries countries countryStates(country: ID) { code name } none: countryStates(country: SG) { code } categories { nodes { slug count } } }',
    );
    expect(data).toMatchObject({
      generalSettings: { title: 'STP Indonesia', description: 'Shop', url: 'https://shop.example' },
      allowedCountries: ['ID', 'SG', 'DE'],
      countryStates: [{ code: 'JK', name: 'DKI Jakarta' }, { code: 'BA' }, { code: 'PA' }],
      none: [],
      categories: { nodes: [{ slug: 'tips', count: 3 }] },
    });
    expect(data.countries).toHaveLength(249);
  });
});
