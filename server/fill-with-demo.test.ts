import { expect, test } from 'vitest';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { readConfig } from './config/config.ts';
import { fillWithDemo } from './fill-with-demo.ts';
import { OwnShopWithoutSettings } from './own-shop/shop-status.ts';

/** What a start reads of a database without articles. Whatever fills it is missing, and would fail. */
const holding = ({ slugs, orders }: { readonly slugs: readonly string[]; readonly orders: number }): Usecases =>
  ({
    catalog: { articles: async () => ({ rows: [], total: 0 }) },
    orders: { list: async () => ({ rows: [], total: orders }) },
    merchantCatalog: { drafts: async () => slugs.map((slug) => ({ draft: { slug } })) },
  }) as unknown as Usecases;

const fill = (usecases: Usecases) =>
  fillWithDemo({ usecases, config: readConfig({ DATA_DIR: '/nowhere' }), onProgress: () => {} });

test('a demo that has sold was whole, also when its articles are removed', async () => {
  await expect(fill(holding({ slugs: ['engine-flush'], orders: 1 }))).resolves.toBeUndefined();
});

test.each([
  ['a product that is not the demo’s', { slugs: ['engine-flush', 'kilau'], orders: 0 }],
  ['orders of products that are gone', { slugs: [], orders: 1 }],
])('a database is not filled that holds %s', async (_case, contents) => {
  await expect(fill(holding(contents))).rejects.toThrow(OwnShopWithoutSettings);
});
