import { afterEach, expect, test, vi } from 'vitest';
import { fetchedAhead } from '../ui/page-change/fetched-ahead.ts';
import { fetchData } from './fetch-data.ts';

const SHOWN = '/id/faq';
const TO_LIST = { location: { pathname: '/id/products', search: '?search=oli', hash: '#list', state: null } };
const SAME_PAGE = { location: { pathname: SHOWN, search: '', hash: '', state: null } };
const REDIRECTED = { location: { ...TO_LIST.location, state: { _isRedirect: true } }, formMethod: 'POST' };

interface Tab {
  readonly navigation?: object;
  readonly fetcher?: 'idle' | 'loading' | 'submitting';
  readonly type?: Parameters<typeof fetchData>[1]['type'];
  readonly release?: string;
}

/** A tab of release `ours`, whose router asks for data. */
async function fetchIn({ navigation = {}, fetcher = 'idle', type = 'navigation', release = 'another' }: Tab) {
  const location = { pathname: SHOWN, search: '', hash: '', assign: vi.fn(), reload: vi.fn() };
  const response = new Response('data', { headers: { 'X-Release': release } });
  const globals = {
    window: { location },
    fetch: async () => response,
    __reactRouterManifest: { version: 'ours', routes: {} },
    __reactRouterDataRouter: { state: { navigation, fetchers: new Map([['cart', { state: fetcher }]]) } },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const context = { type, fetcherKey: null, navigationType: 'PUSH' } as Parameters<typeof fetchData>[1];
  const fetched = fetchData(new Request('https://shop.example/id/products.data'), context);
  const isPassedOn = (await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve))])) === response;
  return { isPassedOn, opened: location.assign.mock.calls.flat(), reloads: location.reload.mock.calls.length };
}

afterEach(() => vi.unstubAllGlobals());

test.each<[string, Tab]>([
  ['a link', { navigation: TO_LIST }],
  ['a form that searches', { navigation: { ...TO_LIST, formMethod: 'GET' } }],
  ['a form that leads on', { navigation: REDIRECTED }],
  ['a link, while something else is read', { navigation: TO_LIST, fetcher: 'loading' }],
])('the page of %s is opened as a whole when its data is of another release', async (_what, tab) => {
  expect(await fetchIn(tab)).toEqual({ isPassedOn: false, opened: ['/id/products?search=oli#list'], reloads: 0 });
});

test('a page that Back has named already is loaded anew', async () => {
  expect(await fetchIn({ navigation: SAME_PAGE })).toEqual({ isPassedOn: false, opened: [], reloads: 1 });
});

test.each<[string, Tab]>([
  ['data of this release', { navigation: TO_LIST, release: 'ours' }],
  ['the response to a form', { navigation: { ...SAME_PAGE, formMethod: 'POST' } }],
  ['data for the page that stays', { navigation: {}, type: 'fetcher' }],
  ['data that a page begins with', { navigation: TO_LIST, type: 'initialization' }],
  ['data of a link, while something is being sent', { navigation: TO_LIST, fetcher: 'submitting' }],
])('%s is handed on', async (_what, tab) => {
  expect(await fetchIn(tab)).toEqual({ isPassedOn: true, opened: [], reloads: 0 });
});

test('what was fetched ahead is handed on once', async () => {
  const url = 'https://shop.example/id/products.data?sale=1';
  const context = { type: 'navigation', fetcherKey: null, navigationType: 'PUSH' } as Parameters<typeof fetchData>[1];
  vi.stubGlobal('fetch', async () => new Response('asked'));
  fetchedAhead.set(url, Promise.resolve(new Response('ahead')));
  const read = async () => (await fetchData(new Request(url), context)).text();
  expect([await read(), await read()]).toEqual(['ahead', 'asked']);
});
