import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { articlePath, categoryPath, localPath, PATHS, productPath, splitLanguage } from '#contract/paths.ts';
import type { RouteId } from '#contract/routes.ts';
import { SITE } from '#contract/site.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import { missingFields } from '#storefront/model/testing/required-fields.ts';
import { readPage, structuredData } from '../harness/read-page.ts';
import { ROUTE_SAMPLES } from '../harness/route-samples.ts';

const { address } = inject('shops').embedded;
const languages = ['id', 'en'] as const;

/** Every page that search engines list, with what its structured data is of. An `AutoPartsStore` is a `LocalBusiness`. */
const LISTED: Partial<Record<RouteId, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  products: ['ItemList', 'BreadcrumbList'],
  productsPage: ['ItemList', 'BreadcrumbList'],
  category: ['ItemList', 'BreadcrumbList'],
  categoryPage: ['ItemList', 'BreadcrumbList'],
  categories: ['BreadcrumbList'],
  guides: ['BreadcrumbList'],
  guide: ['FAQPage', 'BreadcrumbList'],
  product: ['Product', 'BreadcrumbList'],
  vehicle: [],
  articles: ['BreadcrumbList'],
  article: ['Article', 'BreadcrumbList'],
  contact: ['AutoPartsStore', 'BreadcrumbList'],
  faq: ['FAQPage', 'BreadcrumbList'],
  privacyPolicy: ['BreadcrumbList'],
  terms: ['BreadcrumbList'],
  about: ['BreadcrumbList'],
  racing: ['BreadcrumbList'],
};

const samples = ROUTE_SAMPLES.map(({ id, path }) => ({ path, types: LISTED[id as RouteId] }));
const listed = samples.flatMap(({ path, types }) => (types ? [{ path, types }] : []));
const unlisted = samples.filter(({ types }) => !types);
const parts = [{ path: `${PATHS.articles}?page=2` }, { path: `${PATHS.articles}?category=rem` }];

const OIL_LISTS = ['oli-full-sintetik-formula', 'oli-sintetik-syn-formula'];

/** Of a list of products, or of the way to a page. */
const Items = z.array(z.object({ item: z.string().optional(), url: z.string().optional() })).min(1);

const WithSearch = z.object({
  potentialAction: z.object({ '@type': z.literal('SearchAction'), target: z.string() }),
});

const read = (path: string, language: Language) => readPage(address + localPath(path, language));

const dataOf = async (path: string, language: Language) => structuredData((await read(path, language)).html);

const dataOfType = async (type: string, path: string, language: Language) =>
  (await dataOf(path, language)).filter((data) => data['@type'] === type);

const itemsOf = async (type: 'ItemList' | 'BreadcrumbList', path: string, language: Language) =>
  (await dataOfType(type, path, language)).flatMap(({ itemListElement }) => Items.parse(itemListElement));

describe.each(languages)('in %s', (language) => {
  test.each([...listed, ...parts])('$path has one address, whichever it was asked for by', async ({ path }) => {
    // A first page has no number.
    const own = path.replace(/\/page\/1$/, '');
    const addressIn = (code: Language) => address + localPath(own, code);
    const addresses = { id: addressIn('id'), en: addressIn('en'), 'x-default': addressIn(SITE.fallbackLanguage) };
    const page = await read(path, language);
    expect(page).toMatchObject({ status: 200, isListed: true, canonical: addressIn(language) });
    expect(page.alternates).toEqual(addresses);
    const unprefixed = await readPage(address + path, language);
    expect(splitLanguage(unprefixed.path).language).toBeNull();
    expect(unprefixed.language).toBe(LANGUAGES[language].tag);
    expect([unprefixed.canonical, unprefixed.alternates]).toEqual([page.canonical, addresses]);
    expect(structuredData(unprefixed.html)).toEqual(structuredData(page.html));
  });

  test.each(unlisted)('$path is not listed, and names no other page', async ({ path }) => {
    const { isListed, canonical, alternates, html } = await read(path, language);
    expect([isListed, canonical, alternates, structuredData(html)]).toEqual([false, null, {}, []]);
  });

  test.each([
    ['/products?sale=1', '/products'],
    ['/products/page/2?search=oli', '/products'],
    ['/product-category/campuran-oli?orderby=price', '/product-category/campuran-oli'],
  ])('%s is not listed, and names the whole list: %s', async (path, whole) => {
    const { status, isListed, canonical, alternates, html } = await read(path, language);
    expect({ status, isListed, canonical }).toEqual({
      status: 200,
      isListed: false,
      canonical: address + localPath(whole, language),
    });
    expect([alternates, structuredData(html)]).toEqual([{}, []]);
  });

  test.each(listed)('$path tells all that search engines require: $types', async ({ path, types }) => {
    const data = await dataOf(path, language);
    expect(data.map((one) => one['@type'])).toEqual(types);
    expect(missingFields(data)).toEqual([]);
  });

  test.each(listed)('each step of the way to $path is a page', async ({ path }) => {
    const steps = await itemsOf('BreadcrumbList', path, language);
    // The last step is the page itself.
    for (const { item = '' } of steps.slice(0, -1)) expect((await readPage(item)).canonical).toBe(item);
  });

  test('the search that the home page names is the shop’s own', async () => {
    const [site] = await dataOfType('WebSite', PATHS.home, language);
    const { target } = WithSearch.parse(site).potentialAction;
    const { status, headings } = await readPage(target.replace('{search_term_string}', 'wax'));
    expect([status, headings]).toEqual([200, [PRODUCTS[language].searchTitle('wax')]]);
  });

  test.each(OIL_LISTS)('every oil of %s is listed by its own address, under a title that says oil', async (list) => {
    const oils = await itemsOf('ItemList', categoryPath(list), language);
    expect(oils.length).toBeGreaterThan(5);
    for (const { url = '' } of oils) {
      const { canonical, titles } = await readPage(url);
      expect(canonical).toBe(url);
      expect(titles[0]).toMatch(language === 'id' ? /\bOli\b/ : /\boil\b/i);
    }
  });

  test.each([
    ['website', PATHS.home],
    ['product', productPath('syn-formula')],
    ['article', articlePath('cara-membaca-stik-oli')],
  ])('what is shared as %s has its title and a picture', async (kind, path) => {
    const { shared, titles, canonical } = await read(path, language);
    expect(shared).toMatchObject({ 'og:type': kind, 'og:title': titles[0], 'og:url': canonical });
    const picture = await fetch(shared['og:image'] ?? '', { method: 'HEAD' });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  });
});
