import { expect, test } from 'vitest';
import { cachedPageAddress } from './cached-page.ts';

test.each([
  ['nothing behind the path', '/products', '/products'],
  ['an empty query', '/products?', '/products'],
  ['what an advertisement hangs on', '/products?utm_source=x&gclid=y', '/products'],
  ['another order', '/id/products?rating=4&search=oli', '/id/products?search=oli&rating=4'],
  ['values in another order', '/products?category=b,a&category=c', '/products?category=a,b,c'],
  ['a page of a list', '/products/page/2?x=1&sale=1', '/products/page/2?sale=1'],
  [
    'a category',
    '/en/product-category/minyak-rem?min_price=10&fbclid=1',
    '/en/product-category/minyak-rem?min_price=10',
  ],
  ['options of a product', '/product/oil?viscosity=5w30&utm_id=1&size=4l', '/product/oil?size=4l&viscosity=5w30'],
  ['an advertisement of Google', '/product/oil?gad_source=1&gad_campaignid=2&gbraid=3&gclid=4', '/product/oil'],
  ['a link shared from Instagram', '/product/oil?igsh=MWQ1&size=4l', '/product/oil?size=4l'],
  ['a link shared from Facebook', '/product/oil?mibextid=Zxz2cZ&fbclid=IwAR', '/product/oil'],
  [
    'a choice of the buy form',
    '/product/oil?intent=add&productId=7&choice.viscosity=5w30&choice.size=4l&quantity=2',
    '/product/oil?size=4l&viscosity=5w30',
  ],
  [
    'options that a merchant typed',
    '/product/kit?choice.Pack+size=1+L&choice.Colour=Blue%20Sky',
    '/product/kit?Colour=Blue+Sky&Pack+size=1+L',
  ],
  ['the habits of a driver', '/product/oil?km=900&litres=3,5&size=4l&kml=x', '/product/oil?size=4l&litres=3.5&km=900'],
  [
    'the reviews that are shown',
    '/product/oil?reviews=2&rating=5&utm_id=1&sort=newest&size=4l',
    '/product/oil?size=4l&rating=5&reviews=2',
  ],
  ['reviews that cannot be asked for', '/product/oil?reviews=0&rating=9&sort=x', '/product/oil'],
  ['options that are none', '/product/oil?size=<b>&msclkid=1', '/product/oil'],
  ['a page of articles', '/articles?page=2&x=1&category=oli', '/articles?category=oli&page=2'],
  ['a search in the questions', '/en/faq?search=%20oil%20%20engine&a=1', '/en/faq?search=oil+engine'],
  ['a page that reads no query', '/?search=oli', '/'],
  ['a page that is not there', '/nowhere?a=1', '/nowhere'],
  [
    'data for the page’s script',
    '/products.data?z=1&_routes=products&sale=1',
    '/products.data?sale=1&_routes=products',
  ],
  ['data of the home page', '/_root.data?gclid=1&_routes=routes%2Fhome', '/_root.data?_routes=routes%2Fhome'],
])('%s: %s is cached as %s', (_case, target, address) => {
  expect(cachedPageAddress(target)).toBe(address);
});
