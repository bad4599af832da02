import { LIMITS } from '#contract/limits.ts';
import { PATHS } from '#contract/paths.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { test } from '../harness/shopper.ts';
import { open } from '../shopper/pages.ts';

/** Runs in a page that the browser has rendered: its cards, each with the same one of the page that the server sends. */
async function cardsOfBoth(): Promise<readonly (readonly [string, string | undefined])[]> {
  // Without comments, which React alone reads, and with styles as a browser writes them.
  const canonical = (element: Element): string => {
    const attributes = Array.from(element.attributes, ({ name, value }) =>
      name.endsWith('style') ? `style=${value.replace(/\s|;$/g, '')}` : `${name}=${value}`,
    ).sort();
    const children = Array.from(element.childNodes, (node) => {
      if (node instanceof Element) return canonical(node);
      return node instanceof Text ? node.data : '';
    });
    return `<${element.localName} ${attributes.join(' ')}>${children.join('')}</>`;
  };
  const cardsOf = (page: Document) => Array.from(page.querySelectorAll('li:has([data-card-picture])'), canonical);
  const sent = await (await fetch(location.href)).text();
  // The policy of this page does not allow the styles of the other.
  const parsed = new DOMParser().parseFromString(sent.replaceAll(' style="', ' data-style="'), 'text/html');
  const server = cardsOf(parsed);
  return cardsOf(document).map((card, index) => [card, server[index]]);
}

test.for(['id', 'en'] as const)(
  '%s: each card of the list is the same from the server, which keeps it, and in the browser',
  async (language, { enter, expect }) => {
    const shopper = await enter({ language });
    const { page, messages } = shopper;
    await open(shopper, PATHS.products);
    const pages = page.getByRole('navigation', { name: messages(PRODUCTS).pages });
    const total = Number(await page.getByRole('status').locator('b').first().innerText());
    const seen = new Set<string>();
    const compare = async (number: number) => {
      await pages.getByRole('link', { name: messages(PRODUCTS).page(number), exact: true }).click();
      await pages.locator('[aria-current="page"]', { hasText: `${number}` }).waitFor();
      const cards = await page.evaluate(cardsOfBoth);
      expect(cards.filter(([inBrowser, fromServer]) => inBrowser !== fromServer)).toEqual([]);
      for (const [card] of cards) seen.add(card);
    };
    for (let number = 2; number <= Math.ceil(total / LIMITS.productsPerPage); number++) await compare(number);
    // Only now: so far it was as the server sent it.
    await compare(1);
    expect(seen.size).toBe(total);
  },
);
