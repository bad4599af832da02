import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { ask } from './testing/client.ts';
import { openShop, sharedShop } from './testing/open-shop.ts';

const STATS = `query ($where: CollectionStatsWhereArgs) { collectionStats(
  calculatePriceRange: true, calculateRatingCounts: true, calculateStockStatusCounts: true, where: $where
  taxonomies: [{ taxonomy: PA_SIZE, relation: AND }, { taxonomy: PRODUCT_CAT }]
) {
  minPrice maxPrice(format: RAW) ratingCounts { rating count } stockStatusCounts { status count }
  attributeCounts { name slug label terms { count node { __typename slug } } }
} }`;

describe.each(DATABASES)('collection statistics on %s', (_name, open) => {
  const shop = sharedShop(open);

  test('counts prices, ratings, stock and terms over all matches', async () => {
    const { data, errors } = await ask(shop, STATS, { variables: { where: { categoryIn: ['additives', 'oils'] } } });
    expect(errors).toEqual([]);
    expect(data.collectionStats).toEqual({
      minPrice: '€9.90',
      maxPrice: '35.9',
      ratingCounts: [{ rating: 5, count: 1 }],
      stockStatusCounts: [{ status: 'IN_STOCK', count: 3 }],
      attributeCounts: [
        {
          name: 'pa_size',
          slug: 'PA_SIZE',
          label: 'Pack size',
          terms: [
            { count: 1, node: { __typename: 'PaSize', slug: '1l' } },
            { count: 1, node: { __typename: 'PaSize', slug: '4l' } },
          ],
        },
        {
          name: 'product_cat',
          slug: 'PRODUCT_CAT',
          label: 'Category',
          terms: [
            { count: 1, node: { __typename: 'ProductCategory', slug: 'additives' } },
            { count: 1, node: { __typename: 'ProductCategory', slug: 'diesel' } },
            { count: 1, node: { __typename: 'ProductCategory', slug: 'oils' } },
          ],
        },
      ],
    });
  });

  test('returns nothing for an empty list or for what was not requested', async () => {
    const { data } = await ask(shop, STATS, { variables: { where: { search: 'zzzz' } } });
    expect(data.collectionStats).toMatchObject({
      minPrice: null,
      maxPrice: null,
      ratingCounts: [],
      stockStatusCounts: [],
    });
    const bare = await ask(shop, '{ collectionStats { minPrice ratingCounts { count } attributeCounts { name } } }');
    expect(bare.data.collectionStats).toEqual({ minPrice: null, ratingCounts: null, attributeCounts: null });
  });

  test.each([
    ['live', false, { enabled: 'yes', testmode: 'no', publishable_key: 'pk_live_1', test_publishable_key: null }],
    ['test', true, { enabled: 'yes', testmode: 'yes', publishable_key: null, test_publishable_key: 'pk_test_1' }],
  ])('returns the publishable key of %s cards', async (kind, isTest, expected) => {
    const keys = { secretKey: `sk_${kind}_1`, publishableKey: `pk_${kind}_1`, webhookSecret: null };
    const cards = { ...keys, host: null, hostedPagesUrl: null, isTest, log: { warn: () => undefined } };
    const withCards = await openShop(open, cards);
    const { data } = await ask(
      withCards,
      '{ woonuxtSettings { stripeSettings { enabled testmode publishable_key test_publishable_key active_publishable_key } } }',
    );
    await withCards.close();
    expect(data.woonuxtSettings.stripeSettings).toEqual({ ...expected, active_publishable_key: `pk_${kind}_1` });
  });

  test('returns the settings that WooNuxt storefronts are built with', async () => {
    const { data, errors } = await ask(
      shop,
      `{ allSettings { generalSettingsTitle generalSettingsUrl } woonuxtSettings {
        currencyCode currencySymbol domain frontEndUrl maxPrice productsPerPage wooCommerceSettingsVersion global_attributes { label slug }
        stripeSettings { enabled testmode publishable_key test_publishable_key }
      } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      allSettings: { generalSettingsTitle: 'STP Indonesia', generalSettingsUrl: 'https://shop.example' },
      woonuxtSettings: {
        currencyCode: 'EUR',
        currencySymbol: '€',
        domain: 'shop.example',
        frontEndUrl: 'https://shop.example',
        maxPrice: 36,
        productsPerPage: 24,
        wooCommerceSettingsVersion: '1.0.58',
        stripeSettings: { enabled: 'no', testmode: 'no', publishable_key: null, test_publishable_key: null },
        global_attributes: [
          { label: 'Pack size', slug: 'pa_size' },
          { label: 'Viscosity', slug: 'pa_viscosity' },
        ],
      },
    });
  });

  test.each([
    ['its settings', 'plugin:woonuxt-settings/woonuxt-settings.php', { name: 'woonuxt-settings', version: '1.0.58' }],
    ['a plugin that WordPress alone has', 'plugin:akismet/akismet.php', null],
    ['what is no plugin', 'post:1', null],
  ])('tells the version of a plugin: %s', async (_case, key, expected) => {
    const { data, errors } = await ask(shop, `{ plugin(id: "${btoa(key)}") { name version } }`);
    expect(errors).toEqual([]);
    expect(data.plugin).toEqual(expected);
  });
});
