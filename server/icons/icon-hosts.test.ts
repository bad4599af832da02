import { afterEach, expect, test, vi } from 'vitest';
import { createIconHosts } from './icon-hosts.ts';

const BODY = '<path d="M0 0"/>';
const answer = (body = BODY) => Response.json({ prefix: 'mdi', icons: { shop: { body } }, width: 24, height: 24 });

/** A clock that the test moves, and hosts that answer when the test says. */
function openHosts(hosts: readonly string[]) {
  const timers: { readonly at: number; ring(): void }[] = [];
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const answers = new Map<string, PromiseWithResolvers<Response>>();
  let now = 0;
  const answerOf = (host: string) => {
    const known = answers.get(host) ?? Promise.withResolvers<Response>();
    answers.set(host, known);
    return known;
  };
  vi.stubGlobal('fetch', (address: string, { signal, redirect }: { signal: AbortSignal; redirect: string }) => {
    asked.push(`${now} ${address} ${redirect}`);
    signals.push(signal);
    return answerOf(new URL(address).host).promise;
  });
  const wait = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      timers.push({ at: now + milliseconds, ring: resolve });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    asked,
    signals,
    answerOf,
    settle,
    ask: createIconHosts({ hosts, wait }),
    async moveTo(time: number) {
      await settle();
      now = time;
      for (const { at, ring } of timers) if (at <= now) ring();
      await settle();
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const HOSTS = ['https://one.example', 'https://two.example/sets', 'https://three.example'];

test('a fast first host is the only one that is asked, and it is followed nowhere', async () => {
  const { ask, asked, answerOf, moveTo } = openHosts(HOSTS);
  answerOf('one.example').resolve(answer());
  const sets = await ask('mdi', ['shop']);
  await moveTo(10_000);
  expect(sets.map(({ icons }) => icons)).toEqual([{ shop: { body: BODY } }]);
  expect(asked).toEqual(['0 https://one.example/mdi.json?icons=shop error']);
});

test('after 750 ms without an answer the next host is asked, too, and the faster one counts', async () => {
  const { ask, asked, signals, answerOf, moveTo } = openHosts(HOSTS);
  const sets = ask('mdi', ['shop']);
  await moveTo(749);
  expect(asked).toHaveLength(1);
  await moveTo(750);
  expect(asked[1]).toBe('750 https://two.example/sets/mdi.json?icons=shop error');
  answerOf('two.example').resolve(answer());
  expect(await sets).toHaveLength(1);
  await moveTo(4000);
  expect(asked).toHaveLength(2);
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});

test('a late first host still counts while the next one is silent', async () => {
  const { ask, answerOf, moveTo } = openHosts(HOSTS);
  const sets = ask('mdi', ['shop']);
  await moveTo(800);
  answerOf('one.example').resolve(answer());
  expect(await sets).toHaveLength(1);
});

test.each([
  ['is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['has an error', async () => new Response('', { status: 500 })],
  ['has no such icon', async () => Response.json({ icons: {}, not_found: ['shop'] })],
  ['sends a page', async () => new Response('<html>')],
  ['sends a hostile drawing', async () => answer('<script>alert(1)</script>')],
  ['sends too much', async () => new Response(' '.repeat(300_000))],
])('a host that %s is left for the next one at once', async (_what, respond) => {
  const { ask, asked, answerOf, settle } = openHosts(HOSTS);
  const first = respond();
  first.catch(() => undefined);
  answerOf('one.example').resolve(first);
  const sets = ask('mdi', ['shop']);
  answerOf('two.example').resolve(answer());
  expect(await sets).toHaveLength(1);
  await settle();
  expect(asked.map((line) => line.split(' ')[0])).toEqual(['0', '0']);
});

test('after 5 s there are no icons, and nobody is waited for any more', async () => {
  const { ask, asked, signals, moveTo } = openHosts(HOSTS);
  const sets = ask('mdi', ['shop']);
  for (const time of [750, 1500, 4999]) await moveTo(time);
  expect(asked).toHaveLength(3);
  await moveTo(5000);
  expect(await sets).toEqual([]);
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});

test('when every host has failed there are no icons', async () => {
  const { ask, answerOf } = openHosts(HOSTS);
  for (const host of ['one', 'two', 'three']) answerOf(`${host}.example`).resolve(new Response('', { status: 404 }));
  expect(await ask('mdi', ['shop'])).toEqual([]);
});

test('without hosts nothing leaves the machine', async () => {
  const { ask, asked } = openHosts([]);
  expect(await ask('mdi', ['shop'])).toEqual([]);
  expect(asked).toEqual([]);
});
