import { beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { draftCloth, draftOil, draftPack } from '#engine/domain/testing/drafts.ts';
import { openBrowser } from './testing/browser.ts';
import { sharedShop } from './testing/open-shop.ts';

/** Sold in two packs; its grade is only filtered by, and stands before what is chosen. */
const GREASE = draftOil('grease', {
  attributes: [
    { slug: 'viscosity', terms: ['10w40'], forVariations: false, visible: true },
    { slug: 'size', terms: ['1l', '4l'], forVariations: true, visible: true },
  ],
  variations: [
    draftPack('grease-1l', '1l', { choices: { size: '1l' } }),
    draftPack('grease-4l', '4l', { choices: { size: '4l' } }),
  ],
});

const CLOTH = draftCloth('cloth', {
  variations: [
    draftPack('cloth-blue', '', { choices: { 'cloth-colour': 'blue' } }),
    draftPack('cloth-red', '', { choices: { 'cloth-colour': 'dark-red' } }),
  ],
});

/** Of any colour, which the shopper chooses all the same. */
const SPONGE = draftCloth('sponge', {
  variations: [draftPack('sponge-any', '', { choices: { 'cloth-colour': '' } })],
});

describe.each(DATABASES)('selectors on the product page of an existing storefront on %s', (_name, open) => {
  const shop = sharedShop(open);
  beforeAll(async () => {
    const products = [GREASE, CLOTH, SPONGE];
    expect((await shop.engine.usecases.importProducts({ products, stock: 'replace' })).ok).toBe(true);
    await shop.caughtUp();
  });

  test.each([
    ['grease', [['pa_size', '1l', '4l']]],
    ['cloth', [['cloth-colour', 'Blue', 'Dark red']]],
    ['sponge', [['cloth-colour', 'Blue', 'Dark red']]],
  ])('of %s are its choices alone, and each option goes into the cart', async (slug, selectors) => {
    const { get } = openBrowser(shop);
    const { product } = await get('getProduct', { slug });
    const chosen = choicesOf(product);
    expect(chosen.map(({ name, options }) => [name, ...options])).toEqual(selectors);

    for (const option of chosen[0]?.options ?? []) {
      const choice = [{ name: chosen[0]?.name ?? '', value: option }];
      const found = matching(product.variations.nodes, choice);
      expect(found).toHaveLength(1);
      const id = found[0]?.databaseId;
      const variation = choice.map(({ name, value }) => ({ attributeName: name, attributeValue: value }));
      await get('addToCart', { input: { productId: id, variationId: id, quantity: 1, variation } });
    }
    const { nodes } = (await get('getCart')).cart.contents;
    expect(nodes.map(({ product: { node } }: Line) => node.slug)).toEqual([slug, slug]);
  });

  test('stand where the variations have them, and bear names that a style sheet can select', async () => {
    const { get } = openBrowser(shop);
    for (const { slug } of [GREASE, CLOTH, SPONGE]) {
      const { product } = await get('getProduct', { slug });
      const names = choicesOf(product).map(({ name }) => name);
      for (const name of names) expect(name).toMatch(/^[a-z_][a-z0-9_-]*$/);
      for (const variation of product.variations.nodes as readonly Variation[])
        expect(variation.attributes.nodes.map(({ name }) => name)).toEqual(names);
    }
  });
});

interface Named {
  readonly name: string;
  readonly value: string;
}
interface Variation {
  readonly databaseId: number;
  readonly attributes: { readonly nodes: readonly Named[] };
}
interface Choosable {
  readonly name: string;
  readonly options: readonly string[];
}
interface Line {
  readonly product: { readonly node: { readonly slug: string } };
}

const choicesOf = (product: { readonly attributes: { readonly nodes: readonly Choosable[] } }) =>
  product.attributes.nodes;

/**
 * As such a storefront finds a variation: by name and value in each place, whatever the case, spaces and hyphens. A
 * choice that every variation leaves open is left open in the search, too.
 */
function matching(variations: readonly Variation[], choice: readonly Named[]): readonly Variation[] {
  const wanted = choice.map((one, place) => {
    const isOpen = variations.every(({ attributes: { nodes } }) => !nodes[place]?.value);
    return isOpen ? { ...one, value: '' } : one;
  });
  return variations.filter(({ attributes: { nodes } }) => spelt(nodes) === spelt(wanted));
}

const spelt = (choice: readonly Named[]): string =>
  JSON.stringify(choice.map(({ name, value }) => [name.replace(/^pa_/, ''), value].map(plain)));

const plain = (text: string): string => text.toLowerCase().replace(/[-\s]/g, '');
