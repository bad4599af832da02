import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { getProduct, getProducts } from '#storefront/gateway/generated/operations.generated.ts';
import { customerOf } from './testing/account.ts';
import { ADD, ask, visitor } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';
import { sellGuide } from './testing/sell-guide.ts';

/** Everything a storefront asks of a list: pictures, terms, categories with counts, variations, reviews. */
const LIST = `query ($first: Int) { products(first: $first, where: { orderby: { field: DATE } }) { found nodes {
  name image { sourceUrl } galleryImages { nodes { sourceUrl } } terms { nodes { slug count } } reviews { nodes { content } }
  productCategories { nodes { name count image { sourceUrl } parent { node { name } } } }
  ... on VariableProduct { variations { nodes { name price image { sourceUrl } parent { node { slug } } } } }
} } }`;
const CART = `{ cart { contents { nodes { product { node { name image { sourceUrl } } } variation { node { name } } } } } customer { id } paymentGateways { nodes { id } } }`;

const CHECKOUT = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { result } }';
const ORDERS = `{ customer {
  orders(first: 100) { nodes { orderNumber refunds { nodes { amount } } orderNotes { nodes { content } } downloadableItems { nodes { name product { name } } } lineItems { nodes { itemDownloads { name } product { node { name productTags { nodes { slug } } upsell { nodes { slug } } } } } } } }
  downloadableItems(first: 100) { nodes { name url product { name } } }
} }`;
const SEARCH =
  'query ($text: String!) { products(last: 5, where: { search: $text }) { nearest nodes { id name slug shortDescription image { sourceUrl } } } }';

describe.each(DATABASES)('statements on %s', (_name, open) => {
  const shop = sharedShop(open);
  let guide: number;
  beforeAll(async () => {
    guide = await sellGuide(shop);
    await ask(shop, '{ viewer { id } }');
  });

  /**
   * Whoever reads first after a change also reads what it has changed of the catalog, once the shop has heard of it. So this reads until
   * nothing but the reviews, which are not kept, is read. A statement is logged a moment after its result.
   */
  async function settle(): Promise<void> {
    await shop.caughtUp();
    let before: number;
    do {
      before = shop.statements();
      await ask(shop, LIST, { variables: { first: 1 } });
      await setTimeout(50);
    } while (shop.statements() - before > 1);
  }

  async function count(work: () => Promise<{ readonly errors: readonly unknown[] }>): Promise<number> {
    await settle();
    const before = shop.statements();
    expect((await work()).errors).toEqual([]);
    return shop.statements() - before;
  }

  test('reads a list of any length in the same few statements', async () => {
    const [one, many] = [
      await count(() => ask(shop, LIST, { variables: { first: 3 } })),
      await count(() => ask(shop, LIST, { variables: { first: 9999 } })),
    ];
    expect(many).toBe(one);
    expect(many).toBeLessThanOrEqual(4);
  });

  test('reads the storefront’s list and product in a handful of statements', async () => {
    const list = await count(() => ask(shop, getProducts.text, { variables: { first: 9999 } }));
    const product = await count(() => ask(shop, getProduct.text, { variables: { slug: 'engine-oil' } }));
    expect(list).toBeLessThanOrEqual(3);
    expect(product).toBeLessThanOrEqual(4);
  });

  test('reads a customer’s orders and files in few statements, however many orders', async () => {
    const customer = await customerOf(shop, 'budi');
    const buy = async () => {
      await customer.ask(ADD, { input: { productId: guide } });
      const bought = await customer.ask(CHECKOUT, { input: { billing: JAKARTA, paymentMethod: 'bacs' } });
      expect(bought.errors).toEqual([]);
    };
    for (let orders = 0; orders < 4; orders += 1) await buy();
    // Orders that two fields ask for are read once if both ask in the same turn of the event loop, else twice: eight or nine statements.
    expect(await count(() => customer.ask(ORDERS))).toBeLessThanOrEqual(10);
    const { data } = await customer.ask(ORDERS);
    expect(data.customer.orders.nodes).toHaveLength(4);
    expect(data.customer.downloadableItems.nodes).toHaveLength(4);
  });

  test('searches in as many statements whether it finds, comes near or finds nothing', async () => {
    const search = (text: string) => ask(shop, SEARCH, { variables: { text } });
    const counts = [];
    for (const text of ['cleaner', 'claner', 'zzzz']) counts.push(await count(() => search(text)));
    expect(new Set(counts).size).toBe(1);
  });

  test('reads a cart of many lines in as many statements as a cart of one', async () => {
    const guest = visitor(shop);
    await guest.ask(ADD, { input: { productId: shop.ids['oil-1l'] } });
    const one = await count(() => guest.ask(CART));
    for (const slug of ['cleaner', 'booster', 'handbook', 'polish'])
      await guest.ask(ADD, { input: { productId: shop.ids[slug] } });
    expect(await count(() => guest.ask(CART))).toBe(one);
  });

  test('places an order of many lines in as many statements as an order of one', async () => {
    const order = async (...slugs: readonly string[]) => {
      const guest = visitor(shop);
      for (const slug of slugs) await guest.ask(ADD, { input: { productId: shop.ids[slug] } });
      return count(() => guest.ask(CHECKOUT, { input: { billing: JAKARTA, paymentMethod: 'bacs' } }));
    };
    const one = await order('cleaner');
    expect(await order('cleaner', 'booster', 'polish')).toBe(one);
    // Two of them for what the buyer holds unpaid: one waits for other orders of the network, and only then the other reads.
    expect(one).toBeLessThanOrEqual(10);
  });
});
