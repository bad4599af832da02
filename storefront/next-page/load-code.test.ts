import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { loadCode } from './load-code.ts';
import { loadRouteModule } from './route-modules.ts';

const folders: string[] = [];

/** A file of code that is not there yet. */
function missingFile() {
  const folder = mkdtempSync(join(tmpdir(), 'load-code-'));
  folders.push(folder);
  const path = join(folder, 'code.mjs');
  return { address: pathToFileURL(path).href, write: () => writeFileSync(path, 'export const name = "page";') };
}

function respond(...responses: readonly (() => number)[]) {
  const fetched = vi.fn(async () => {
    const status = (responses[fetched.mock.calls.length - 1] ?? (() => 200))();
    return { status, ok: status === 200 };
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  return fetched;
}

const lost = () => {
  throw new TypeError('Failed to fetch');
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('code that did not come is loaded once the shop responds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { address, write } = missingFile();
  const fetched = respond(
    lost,
    () => 503,
    () => {
      write();
      return 200;
    },
  );
  const loading = loadCode(address);
  await expect.poll(() => fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loading).toMatchObject({ name: 'page' });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('code that the shop does not have any more is given up', async () => {
  respond(() => 404);
  expect(await loadCode(missingFile().address)).toBeNull();
});

test('code that never comes although the shop responds is given up', async () => {
  const fetched = respond();
  expect(await loadCode(missingFile().address)).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('the router gets the code of a page once, and the page is loaded anew only when that is gone', async () => {
  const { address, write } = missingFile();
  const reload = vi.fn();
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('window', { location: { reload, href: 'https://shop.example/id' } });
  respond(() => 404);
  void loadRouteModule({ id: 'gone', module: address }, {});
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  const present = missingFile();
  present.write();
  write();
  const loaded = {};
  const route = { id: 'page', module: present.address };
  expect(await loadRouteModule(route, loaded)).toMatchObject({ name: 'page' });
  expect(loaded).toHaveProperty('page');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('code that a touch and a press ask for at once is asked for once, so that it is either there or gone', async () => {
  const route = { id: 'twice', module: missingFile().address };
  const reload = vi.fn();
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('window', { location: { reload, href: 'https://shop.example/id' } });
  const fetched = respond(
    () => 404,
    () => 404,
  );
  void loadRouteModule(route, {});
  void loadRouteModule(route, {});
  await expect.poll(() => reload).toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledTimes(1);
  // The page may still be there, if the browser could not leave it: the next press asks again.
  void loadRouteModule(route, {});
  await expect.poll(() => fetched).toHaveBeenCalledTimes(2);
});
