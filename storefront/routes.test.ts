import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { matchRoute } from '#contract/match-route.ts';
import { pathTo, ROUTES } from '#contract/routes.ts';
import config from './routes.ts';
import { serverBuildOf } from './testing/server-build.ts';

const leavesOf = (entries: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]));

test('the router knows every address of the table, and no other', () => {
  const addresses = leavesOf(config).map(({ id, path }) => [id, path]);
  const rows = Object.entries(ROUTES).map(([id, { path }]) => [id, `:language?${path === '/' ? '' : path}`]);
  expect(addresses).toEqual(rows);
});

test('the path of a route carries its parameters, escaped', () => {
  expect(pathTo('product', { slug: 'a/b c' })).toBe('/product/a%2Fb%20c');
  expect(pathTo('categoryPage', { categorySlug: 'oil', pageNumber: 2 })).toBe('/product-category/oil/page/2');
});

/** React Router on the shop's configuration; returns the id of the route whose loader it ran. */
function createRouter(): (target: string) => Promise<string | null> {
  let matched: string | null = null;
  const module = { default: () => null };
  const routes: Record<string, object> = { root: { id: 'root', path: '', module } };
  const add = (entries: readonly RouteConfigEntry[], parentId: string) => {
    for (const { file, id = file, path, index, children } of entries) {
      const loader = () => {
        matched = id;
        return null;
      };
      routes[id] = { id, parentId, path, index, module: children ? module : { ...module, loader } };
      add(children ?? [], id);
    }
  };
  add(config, 'root');
  const build = serverBuildOf(routes);
  const handle = createRequestHandler(build, 'production');
  return async (target) => {
    matched = null;
    const response = await handle(new Request(`http://shop.example${target}`), new RouterContextProvider());
    await response.text();
    return matched;
  };
}

const WORDS = Object.values(ROUTES).flatMap(({ path }) => path.split('/').filter((word) => /^[a-z-]+$/.test(word)));

const spelled = (word: string): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom('as it is', 'upper case', 'escaped'), { minLength: 1, maxLength: 3 }).map((ways) =>
    [...word]
      .map((character, index) => {
        const way = ways[index % ways.length];
        if (way === 'escaped') return `%${character.charCodeAt(0).toString(16)}`;
        return way === 'upper case' ? character.toUpperCase() : character;
      })
      .join(''),
  );

const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: fc.constantFrom(...WORDS).chain(spelled) },
  { weight: 2, arbitrary: fc.constantFrom('id', 'en', 'ID', 'xx', '7', 'page', '2') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '_', '%2F', 'a%2Fcart', '%0A', '%E2%84%AA', '*', ':slug', '.data', 'cart.data'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 5 }).map(encodeURIComponent) },
);

const target = fc
  .tuple(
    fc.array(segment, { maxLength: 5 }),
    fc.constantFrom('', '', '', '/', '//', '.data', '/_.data', '//_.data', '_.data', '.data/', '.DATA'),
    fc.constantFrom('', '', '?key=k', '?a=/cart'),
  )
  .map(([segments, end, query]) => `/${segments.join('/')}${end}${query}`)
  // What the server refuses before it looks for a route.
  .filter((text) => !text.startsWith('//'))
  .map((text) => {
    const { pathname, search } = new URL(`http://shop.example${text}`);
    return pathname + search;
  })
  .filter((text) => !text.startsWith('//'));

test('an address is matched as the router matches it, however it is spelled', async () => {
  const route = createRouter();
  await fc.assert(
    fc.asyncProperty(target, async (text) => {
      expect(matchRoute(text).id).toBe((await route(text)) ?? 'notFound');
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['/cart', 'cart', null],
  ['/id/cart?x=1', 'cart', 'id'],
  ['/xx/Checkout//', 'checkout', 'xx'],
  ['/%63heckout', 'checkout', null],
  ['/en/checkout/_.data', 'checkout', 'en'],
  ['/checkout//_.data', 'checkout', null],
  ['/order-summary/7%2F8', 'orderSummary', null],
  ['/product/cart', 'product', null],
  ['/_.data', 'home', null],
  ['/id.data', 'home', 'id'],
  ['/en/no/such/page', 'notFound', 'en'],
])('%s is the route %s below the prefix %s', (text, id, prefix) => {
  expect(matchRoute(text)).toMatchObject({ id, prefix });
});
