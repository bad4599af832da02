import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { ask, firstCode, post, type Reply } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const BOTTLES = Array.from({ length: 60 }, (_, n) => draftBottle(`bottle-${n}`, { categories: ['additives'] }));

const NAMES = Array.from({ length: 90 }, (_, n) => `n${n}: name`).join(' ');
/** Some 5,000 rows of 90 values. */
const IN_CIRCLES = `{ products(first: 9999) { nodes { productCategories { nodes { products(first: 100) { nodes { ...on Product { ${NAMES} } } } } } } } }`;

describe.each(DATABASES)('limits of responses on %s', (_name, open) => {
  const shop = sharedShop(open);
  beforeAll(async () => {
    const made = await shop.engine.usecases.importProducts({ products: BOTTLES, stock: 'replace' });
    expect(made.ok).toBe(true);
  });

  const replies = async (...queries: readonly string[]): Promise<readonly Reply[]> =>
    (await shop.fetch(post(queries.map((query) => ({ query }))))).json();

  test('rejects an operation whose response is too large, and the rest of its batch', async () => {
    const victim = '{ productCategories(first: 50) { nodes { name count } } posts(first: 3) { nodes { title } } }';
    for (const reply of await replies(IN_CIRCLES, victim))
      expect([reply.data, firstCode(reply)]).toEqual([undefined, 'TOO_MANY_ROWS']);
    const { data, errors } = await ask(shop, victim);
    expect(errors).toEqual([]);
    expect(data.productCategories.nodes.length).toBeGreaterThan(0);
    expect(data.posts.nodes.length).toBeGreaterThan(0);
  });

  const SCHEMA = getIntrospectionQuery();
  const TYPES =
    'types { name fields { name description type { kind name ofType { name ofType { name } } } args { name description type { kind name } } } }';
  const ALIASED = `{ ${Array.from({ length: 20 }, (_, n) => `s${n}: __schema { ${TYPES} }`).join(' ')} }`;

  test('answers with the schema once in a request', async () => {
    const [first, second] = await replies(SCHEMA, `${SCHEMA} # again`);
    expect(Object.keys(first?.data.__schema)).toContain('types');
    expect([second?.data, second && firstCode(second)]).toEqual([undefined, 'TOO_MANY_ROWS']);
  });

  test('answers nothing to the schema under many aliases, in any operation of a batch', async () => {
    for (const reply of await replies(ALIASED, ALIASED))
      expect([reply.data, firstCode(reply)]).toEqual([undefined, 'TOO_MANY_ROWS']);
  });

  test('allows the related products of each product of a list', async () => {
    const { data, errors } = await ask(
      shop,
      '{ products(first: 9999) { nodes { related(first: 9) { nodes { name slug } } } } }',
    );
    expect(errors).toEqual([]);
    expect(data.products.nodes.length).toBeGreaterThan(BOTTLES.length);
  });
});
