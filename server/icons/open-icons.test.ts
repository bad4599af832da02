import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { SITE } from '#contract/site.ts';
import { openIcons } from './open-icons.ts';

const DRAWING = { body: '<path d="M0 0"/>', width: 24, height: 24 };

/** A shop whose settings name an icon that only a host has. The test moves the clock. */
function openShop() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('namedIcons', undefined);
  const { social } = SITE;
  onTestFinished(() => void Object.assign(SITE, { social }));
  Object.assign(SITE, { social: [{ namedIcon: 'mdi:shop', name: 'Toko', url: 'https://t.example', text: null }] });
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const wait = (milliseconds: number, signal?: AbortSignal) =>
    new Promise<void>((done, fail) => {
      setTimeout(done, milliseconds);
      signal?.addEventListener('abort', () => fail(signal.reason));
    });
  const onFound = vi.fn();
  return {
    answer: () => resolve(Response.json({ icons: { shop: DRAWING } })),
    onFound,
    opening: openIcons({ hosts: ['https://icons.example'], onFound, wait }),
    ofPages: () => globalThis.namedIcons?.get('mdi:shop'),
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a shop that starts waits half a second for a host, and its pages show the icon once it is there', async () => {
  const { opening, answer, onFound, ofPages } = openShop();
  const onOpen = vi.fn();
  void opening.then(onOpen);
  await vi.advanceTimersByTimeAsync(499);
  expect(onOpen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(ofPages()).toBeUndefined();

  answer();
  await (await opening).icons.renew();
  expect(ofPages()).toEqual(DRAWING);
  expect(onFound).toHaveBeenCalledOnce();
});

test('a shop whose host answers at once waits no longer, and opens with the icon', async () => {
  const { opening, answer, ofPages } = openShop();
  answer();
  await opening;
  expect(ofPages()).toEqual(DRAWING);
});
