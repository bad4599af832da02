import { beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { draftCloth } from '#engine/domain/testing/drafts.ts';
import { createShop } from '#storefront/gateway/create-shop.ts';
import { choiceGroups, purchaseOf, readChoice } from '#storefront/model/product/choice.ts';
import { ADD, ask, visitor } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const PRODUCT = `{ product(id: "cloth", idType: SLUG) { databaseId terms { nodes { slug } } ... on VariableProduct {
  attributes { nodes { name } }
  local: attributes(where: { type: LOCAL }) { nodes { name } } global: attributes(where: { type: GLOBAL }) { nodes { name } }
  localAttributes { nodes { __typename attributeId name label options position scope variation visible } } globalAttributes { nodes { name } }
  defaultAttributes { nodes { attributeId name value label } }
  variations { nodes { databaseId name attributes { nodes { attributeId name value label scope } } } }
} } }`;
const CART = `{ cart { contents { nodes {
  product { simpleVariations { name value } } variation { attributes { name value label } node { sku } }
} } } }`;

describe.each(DATABASES)('attributes of one product alone on %s', (_name, open) => {
  const shop = sharedShop(open);
  beforeAll(async () => {
    const cloth = draftCloth('cloth', { defaults: { 'cloth-colour': 'dark-red' } });
    const imported = await shop.engine.usecases.importProducts({ products: [cloth], stock: 'replace' });
    expect(imported.ok).toBe(true);
    await shop.caughtUp();
  });

  test('show as WooGraphQL prints them, and file the product under nothing', async () => {
    const { data, errors } = await ask(shop, PRODUCT, { language: 'id' });
    expect(errors).toEqual([]);
    const kind = { __typename: 'LocalProductAttribute', attributeId: 0, scope: 'LOCAL', visible: true };
    expect(data.product).toMatchObject({
      terms: { nodes: [] },
      attributes: { nodes: [{ name: 'cloth-colour' }] },
      local: { nodes: [{ name: 'cloth-colour' }, { name: 'length' }] },
      global: { nodes: [] },
      localAttributes: {
        nodes: [
          {
            ...kind,
            name: 'cloth-colour',
            label: 'Warna kain',
            options: ['Biru', 'Merah, tua'],
            position: 0,
            variation: true,
          },
          { ...kind, name: 'length', label: 'Panjang', options: ['40 cm'], position: 1, variation: false },
        ],
      },
      globalAttributes: { nodes: [] },
      defaultAttributes: {
        nodes: [{ attributeId: 0, name: 'cloth-colour', value: 'Merah, tua', label: 'Warna kain' }],
      },
      variations: {
        nodes: [
          {
            name: 'Oli Mesin - Biru',
            attributes: {
              nodes: [{ attributeId: 0, name: 'cloth-colour', value: 'Biru', label: 'Warna kain', scope: 'LOCAL' }],
            },
          },
          { attributes: { nodes: [{ attributeId: 0, name: 'cloth-colour', value: '', label: 'Warna kain' }] } },
        ],
      },
    });
  });

  test('are chosen by name, in the language of the request, also where the variation leaves it open', async () => {
    const guest = visitor(shop);
    const productId = (await ask(shop, PRODUCT)).data.product.databaseId;
    for (const value of ['Blue', 'Dark red']) {
      const variation = [{ attributeName: 'cloth-colour', attributeValue: value }];
      expect((await guest.ask(ADD, { input: { productId, variation } })).errors).toEqual([]);
    }
    const { data } = await guest.ask(CART);
    const chosen = (value: string) => ({ name: 'cloth-colour', value });
    expect(data.cart.contents.nodes).toEqual([
      {
        product: { simpleVariations: [chosen('Blue')] },
        variation: { attributes: [{ ...chosen('Blue'), label: 'Cloth colour' }], node: { sku: 'cloth-blue' } },
      },
      {
        product: { simpleVariations: [chosen('Dark red')] },
        variation: { attributes: [{ ...chosen('Dark red'), label: 'Cloth colour' }], node: { sku: 'cloth-any' } },
      },
    ]);
  });

  test('are chosen and bought on the product page of the storefront; the others stand in its table', async () => {
    const store = createShop(shop.engine.execute, {
      maxAgeMs: null,
      onError: (error) => expect.unreachable(String(error)),
    });
    const product = (await store.catalog('en').product('cloth'))?.product ?? expect.unreachable();
    expect(product.specifications).toContainEqual(['Length', '40 cm']);
    const [group, ...more] = choiceGroups(product, readChoice(product, new URLSearchParams()));
    expect(more).toEqual([]);
    expect(group).toMatchObject({ label: 'Cloth colour', options: [{ name: 'Blue' }, { name: 'Dark red' }] });
    const choice = readChoice(product, new URLSearchParams({ 'cloth-colour': 'Blue' }));
    const { state, variation } = purchaseOf(product, choice);
    expect({ state, sku: variation?.sku }).toEqual({ state: 'add', sku: 'cloth-blue' });
    const shopper = store.shopper({ language: 'en', sessionToken: null, onSessionToken: () => undefined });
    const choices = Object.entries(choice).map(([attribute, value]) => ({ attribute, value }));
    const added = await shopper.addToCart({ productId: product.id, variationId: variation?.id, quantity: 1, choices });
    expect(added).toMatchObject({
      ok: true,
      value: { lines: [{ options: [{ label: 'Cloth colour', value: 'Blue' }] }] },
    });
  });

  test('are found by the search and by no filter', async () => {
    const find = async (where: string) =>
      (await ask(shop, `{ products(where: ${where}) { nodes { slug } } }`)).data.products.nodes;
    expect(await find('{ search: "dark red" }')).toEqual([{ slug: 'cloth' }]);
    const size = (await shop.engine.usecases.catalog.attributes('en')).map(({ slug }) => slug);
    expect(size).not.toContain('cloth-colour');
  });
});
