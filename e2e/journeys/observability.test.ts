import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, inject, onTestFinished, test } from 'vitest';
import { ENDPOINTS } from '#contract/routes.ts';
import { type Program, runProgram } from '#server/testing/program.ts';
import { SERVER, untilOpen } from '#server/testing/shop-process.ts';

const TOKEN = 'of-the-operator-of-this-test';
const AS_OPERATOR = { headers: { authorization: `Bearer ${TOKEN}` } };
const LIST = '/en/products';
const PRODUCT = '/en/product/engine-flush';

/** Takes what a shop sends to it: each body as text, in which names stand as they are. */
async function openCollector(): Promise<{ readonly url: string; readonly bodies: readonly string[] }> {
  const bodies: string[] = [];
  const collector = createServer(async (request, response) => {
    if (request.url === '/v1/traces') bodies.push(String(await buffer(request)));
    response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void collector.close());
  const address = collector.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, bodies };
}

interface Place {
  readonly dataFolder: string;
  readonly collector: string;
}

/** A shop that tells all it can. */
async function openShop({ dataFolder, collector }: Place): Promise<{ readonly shop: Program; readonly url: string }> {
  const shop = runProgram({
    parameters: SERVER,
    environment: {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
      ACCESS_LOG: 'json',
      SLOW_QUERY_MS: '0.001',
      METRICS_TOKEN: TOKEN,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    },
  });
  onTestFinished(async () => {
    shop.signalGroup('SIGKILL');
    await shop.exit;
  });
  const url = await untilOpen(shop);
  await expect.poll(async () => (await fetch(url + ENDPOINTS.readiness.path)).text()).toBe('ok\n');
  return { shop, url };
}

const linesOf = ({ stderr }: Program) =>
  stderr()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

async function readMetrics(origin: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${origin}${ENDPOINTS.metrics.path}`, AS_OPERATOR)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('shop_'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

async function close({ shop }: { readonly shop: Program }): Promise<void> {
  shop.signal('SIGINT');
  expect(await shop.exit).toBe(0);
}

test('a shop tells its operator what it does, nobody else, and nothing about its visitors', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-observed-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  cpSync(inject('seededFolder'), dataFolder, { recursive: true });
  const collector = await openCollector();
  const place = { dataFolder, collector: collector.url };

  const first = await openShop(place);
  const visitor = { headers: { 'x-forwarded-for': '203.0.113.77', 'x-request-id': 'of-the-proxy-1' } };
  const searched = await fetch(`${first.url}${LIST}?search=budi%40secret.example`, visitor);
  expect([searched.status, searched.headers.get('x-request-id')]).toEqual([200, 'of-the-proxy-1']);
  for (const path of [LIST, LIST, PRODUCT, PRODUCT, '/en/secret-address']) await (await fetch(first.url + path)).text();
  await fetch(`${first.url}${ENDPOINTS.graphql.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { addToCart(input: { productId: 1, quantity: 1 }) { cart { total } } }' }),
  });

  const lines = () => linesOf(first.shop);
  await expect.poll(() => lines().map(({ requestId }) => requestId)).toContain('of-the-proxy-1');
  const request = lines().find(({ requestId, msg }) => requestId === 'of-the-proxy-1' && msg === 'request');
  expect(request).toMatchObject({ route: '/products', status: 200, network: '203.0.113.0/24' });
  // What the request's work has logged has its id, too.
  expect(lines().some(({ requestId, msg }) => requestId !== undefined && msg === 'slow query')).toBe(true);
  expect(first.shop.stderr()).not.toMatch(/secret|203\.0\.113\.77/);

  expect((await fetch(first.url + ENDPOINTS.metrics.path)).status).toBe(401);
  const metrics = await readMetrics(first.url);
  const requests = (route: string, status: number) =>
    metrics.get(`shop_http_requests_total{route="${route}",method="GET",status="${status}"}`);
  expect([requests('/products', 200), requests('/product/:slug', 200), requests('/*', 404)]).toEqual([3, 2, 1]);
  expect(metrics.get('shop_page_cache_requests_total{result="hit"}')).toBe(2);
  expect(metrics.get('shop_http_request_duration_seconds_count{route="/graphql"}')).toBe(1);
  expect(metrics.get('shop_mails{state="waiting"}')).toBe(0);
  expect(metrics.get('shop_database_connections{state="total"}')).toBe(1);
  expect(metrics.get('shop_job_duration_seconds_count{job="reconcile payments",result="ok"}')).toBeGreaterThan(0);
  expect([...metrics.keys()].join()).not.toMatch(/secret|engine-flush/);
  await close(first);
  // What is left is sent before the shop closes.
  const spans = collector.bodies.join();
  for (const name of ['GET /products', 'POST /graphql', 'query ', 'mutation', 'select ', 'of-the-proxy-1']) {
    expect(spans).toContain(name);
  }
  expect(spans).not.toMatch(/secret|203\.0\.113\.77/);

  // After a restart the pages that were visited are there before the first visitor.
  const second = await openShop(place);
  for (const path of [LIST, PRODUCT]) expect((await fetch(second.url + path)).status).toBe(200);
  const warm = await readMetrics(second.url);
  const lookups = ['hit', 'miss'].map((result) => warm.get(`shop_page_cache_requests_total{result="${result}"}`));
  expect(lookups).toEqual([2, undefined]);
  await close(second);
});
