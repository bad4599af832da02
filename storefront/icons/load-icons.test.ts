import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadIcon } from './load-icons.ts';

const DRAWING = { body: '<path d="M0 0"/>', width: 24, height: 24 };
const MARKUP = '<svg viewBox="0 0 24 24"><path d="M0 0"/></svg>';

let stored: string | null = null;
const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  stored = null;
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem(_key: string, value: string) {
      stored = value;
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (...names: readonly string[]) =>
  Response.json({ prefix: 'tabler', icons: Object.fromEntries(names.map((name) => [name, DRAWING])) });

test('icons of one moment are asked for together, and only once while they are kept', async () => {
  fetched.mockResolvedValueOnce(answer('heart', 'star'));
  expect(await Promise.all(['tabler:star', 'tabler:heart'].map(loadIcon))).toEqual([MARKUP, MARKUP]);
  expect(await loadIcon('tabler:star')).toBe(MARKUP);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/icons/tabler.json?icons=heart,star']);
});

test('a browser that refuses its storage has icons, too', async () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  fetched.mockResolvedValueOnce(answer('star'));
  expect(await loadIcon('tabler:star')).toBe(MARKUP);
});

test.each([
  ['is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['is busy', async () => new Response('', { status: 503 })],
  ['does not have it', async () => answer()],
  ['sends no JSON', async () => new Response('<html>')],
  ['sends a hostile drawing', async () => Response.json({ icons: { star: { ...DRAWING, body: '<img onerror=x>' } } })],
])('there is no icon when the service %s, and it is asked for again', async (_what, respond) => {
  fetched.mockImplementation(respond);
  expect([await loadIcon('tabler:star'), await loadIcon('tabler:star')]).toEqual([null, null]);
  expect(fetched).toHaveBeenCalledTimes(2);
});
