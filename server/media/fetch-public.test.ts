import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../testing/http-server.ts';
import { fetchPublic } from './fetch-public.ts';

const LIMITS = { maxBytes: 1000, timeoutMs: 5000 };
/** Of this machine only the one address is allowed, as if it were a host of the internet. */
const onlyOne = (address: string) => address === '127.0.0.1';
const at = async (handler: RequestListener, host = '127.0.0.1') => `http://${host}:${await listen(handler)}`;
const answering: RequestListener = (_request, response) => void response.end('bytes');
const leadingTo =
  (location: string, status = 302): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { Location: location }).end();

test('brings the bytes of an address, over redirects and under a name', async () => {
  const place = await at(answering);
  expect(String(await fetchPublic(place, LIMITS, onlyOne))).toBe('bytes');
  expect(String(await fetchPublic(await at(leadingTo(`${place}/there`, 301)), LIMITS, onlyOne))).toBe('bytes');
  expect(String(await fetchPublic(place.replace('127.0.0.1', 'localhost'), LIMITS, onlyOne))).toBe('bytes');
});

test.each([
  ['an address in numbers', async () => at(answering)],
  ['a name that means this machine', async () => at(answering, 'localhost')],
  ['a number in another form', async () => (await at(answering)).replace('127.0.0.1', '2130706433')],
  ['an address of IPv6', async () => 'http://[::1]:80/'],
  ['one of IPv4 as one of IPv6', async () => (await at(answering)).replace('127.0.0.1', '[::ffff:127.0.0.1]')],
  ['what cloud machines tell about themselves', async () => 'http://169.254.169.254/latest/meta-data'],
])('asks nobody at %s', async (_case, place) => {
  expect(await fetchPublic(await place(), LIMITS)).toBe('NOT_PUBLIC');
});

test.each([
  ['an address of this machine', (place: string) => place.replace('127.0.0.1', '127.0.0.2')],
  ['a name of it', (place: string) => place.replace('127.0.0.1', 'localhost')],
])('is not led by a redirect to %s', async (_case, other) => {
  const asked: string[] = [];
  const hidden = other(
    await at((request, response) => {
      asked.push(request.url ?? '');
      response.end('secret');
    }),
  );
  const place = await at(leadingTo(hidden));
  const isFirst = [true, false];
  expect(await fetchPublic(place, LIMITS, (address) => address === '127.0.0.1' && isFirst.shift() === true)).toBe(
    'NOT_PUBLIC',
  );
  expect(asked).toEqual([]);
});

test.each([
  ['ftp://files.example/a.png', 'NOT_AN_ADDRESS'],
  ['file:///etc/hosts', 'NOT_AN_ADDRESS'],
  ['http://name:password@files.example/a.png', 'NOT_AN_ADDRESS'],
  ['a.png', 'NOT_AN_ADDRESS'],
])('%s is no address to fetch from', async (address, failure) => {
  expect(await fetchPublic(address, LIMITS)).toBe(failure);
});

test.each<[string, RequestListener, string]>([
  ['more bytes than allowed', (_request, response) => void response.end('x'.repeat(1001)), 'TOO_LARGE'],
  [
    'more bytes than allowed, without saying so before',
    (_request, response) => {
      response.write('x'.repeat(600));
      response.end('x'.repeat(600));
    },
    'TOO_LARGE',
  ],
  ['nothing', (_request, response) => void response.writeHead(404).end(), 'NOT_FOUND'],
  ['an end in the middle', (_request, response) => void response.socket?.destroy(), 'UNREACHABLE'],
  ['a redirect that ends nowhere', leadingTo('/again'), 'NOT_FOUND'],
  ['a redirect to a file of this machine', leadingTo('file:///etc/hosts'), 'NOT_AN_ADDRESS'],
])('a host that sends %s', async (_case, handler, failure) => {
  expect(await fetchPublic(await at(handler), LIMITS, onlyOne)).toBe(failure);
});

test('does not wait for a host that is silent', async () => {
  expect(await fetchPublic(await at(() => undefined), { ...LIMITS, timeoutMs: 50 }, onlyOne)).toBe('TOO_SLOW');
});
