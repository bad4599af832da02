import { createRequestHandler, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { withKnownLanguages } from './known-language.ts';
import { serverBuildOf } from './testing/server-build.ts';

/** A root, a layout that loads nothing, and a page with something to load and to do. */
function openShop() {
  const [loader, action] = [vi.fn(() => 'the order'), vi.fn(() => 'placed')];
  const page = { default: () => null };
  const routes = {
    root: { id: 'root', path: '', module: { ...page, loader: () => 'tiles' } },
    layout: { id: 'layout', parentId: 'root', path: ':language?', module: { ...page, loader: () => null } },
    checkout: { id: 'checkout', parentId: 'layout', path: 'checkout', module: { ...page, loader, action } },
  };
  const build = serverBuildOf(routes);
  const handle = createRequestHandler(withKnownLanguages(build), 'production');
  const send = async (method: string, path: string) => {
    const request = new Request(`http://shop.example${path}`, {
      method,
      ...(method === 'POST' && { body: 'step=contact' }),
    });
    const response = await handle(request, new RouterContextProvider());
    return { status: response.status, body: await response.text() };
  };
  return { send, loader, action };
}

test.each(['/checkout.data', '/id/checkout.data', '/en/checkout.data'])('responds to %s', async (path) => {
  const { send } = openShop();
  expect(await send('GET', path)).toMatchObject({ status: 200, body: expect.stringContaining('the order') });
});

test.each(['/xx/checkout.data', '/ID/checkout.data', '/products/checkout.data'])(
  'loads only the data of the 404 page for %s',
  async (path) => {
    const { send, loader } = openShop();
    const { body } = await send('GET', path);
    expect(body).toContain('tiles');
    expect(body).toContain('404');
    expect(loader).not.toHaveBeenCalled();
  },
);

test('runs no action in an unknown language', async () => {
  const { send, action } = openShop();
  expect((await send('POST', '/xx/checkout.data')).status).toBe(404);
  expect(action).not.toHaveBeenCalled();
  expect((await send('POST', '/id/checkout.data')).status).toBe(200);
  expect(action).toHaveBeenCalledOnce();
});
