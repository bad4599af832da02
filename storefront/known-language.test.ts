import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import { withKnownLanguages } from './known-language.ts';

/** A root, a layout that loads nothing, and a page with something to load and to do. */
function openShop() {
  const [loader, action] = [vi.fn(() => 'the order'), vi.fn(() => 'placed')];
  const page = { default: () => null };
  const routes = {
    root: { id: 'root', path: '', module: { ...page, loader: () => 'tiles' } },
    layout: { id: 'layout', parentId: 'root', path: ':language?', module: { ...page, loader: () => null } },
    checkout: { id: 'checkout', parentId: 'layout', path: 'checkout', module: { ...page, loader, action } },
  };
  const build = {
    ...{ routes, ssr: true, isSpaMode: false, prerender: [], basename: '/', publicPath: '/', assetsBuildDirectory: '' },
    ...{ routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' }, future: {} },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    entry: { module: { default: async () => new Response(null), handleError: () => {} } },
  } as unknown as ServerBuild;
  const handle = createRequestHandler(withKnownLanguages(build), 'production');
  const ask = async (method: string, path: string) => {
    const request = new Request(`http://shop.example${path}`, {
      method,
      ...(method === 'POST' && { body: 'step=contact' }),
    });
    const response = await handle(request, new RouterContextProvider());
    return { status: response.status, body: await response.text() };
  };
  return { ask, loader, action };
}

test.each(['/checkout.data', '/id/checkout.data', '/en/checkout.data'])('%s is answered', async (path) => {
  const { ask } = openShop();
  expect(await ask('GET', path)).toMatchObject({ status: 200, body: expect.stringContaining('the order') });
});

test.each(['/xx/checkout.data', '/ID/checkout.data', '/products/checkout.data'])(
  'of %s nothing is loaded but what the 404 page needs',
  async (path) => {
    const { ask, loader } = openShop();
    const { body } = await ask('GET', path);
    expect(body).toContain('tiles');
    expect(body).toContain('404');
    expect(loader).not.toHaveBeenCalled();
  },
);

test('nothing is done in an unknown language', async () => {
  const { ask, action } = openShop();
  expect((await ask('POST', '/xx/checkout.data')).status).toBe(404);
  expect(action).not.toHaveBeenCalled();
  expect((await ask('POST', '/id/checkout.data')).status).toBe(200);
  expect(action).toHaveBeenCalledOnce();
});
