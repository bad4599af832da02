import { expect, test, vi } from 'vitest';
import { createLogger } from '../config/logger.ts';
import { headerOf, serve } from '../testing/http-server.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsHandler } from './metrics-handler.ts';
import type { ObservedRequest } from './observe-requests.ts';
import { watchJob } from './watch-shop.ts';

const REQUEST: ObservedRequest = {
  id: 'one',
  method: 'GET',
  route: '/product/:slug',
  status: 200,
  isComplete: true,
  milliseconds: 30,
  bytes: 100,
};

const open = () => createMetrics();
/** Values by name and labels, as Prometheus stores them. */
async function valuesOf(metrics: Awaited<ReturnType<typeof open>>): Promise<ReadonlyMap<string, number>> {
  const lines = (await metrics.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

test('counts requests by route and status, and how long they took', async () => {
  const metrics = await open();
  const observe = (changes: Partial<ObservedRequest>) =>
    metrics.observeRequest({ ...REQUEST, ...changes }, {} as Parameters<typeof metrics.observeRequest>[1]);
  for (const changes of [{}, {}, { status: 404 }, { isComplete: false }]) observe(changes);
  const values = await valuesOf(metrics);
  const requests = (status: string) =>
    values.get(`shop_http_requests_total{route="/product/:slug",method="GET",status="${status}"}`);
  expect([requests('200'), requests('404'), requests('aborted')]).toEqual([2, 1, 1]);
  const durations = (le: string) =>
    values.get(`shop_http_request_duration_seconds_bucket{le="${le}",route="/product/:slug"}`);
  expect([durations('0.025'), durations('0.05'), durations('+Inf')]).toEqual([0, 4, 4]);
});

test('counts statements and failed ones', async () => {
  const metrics = await open();
  type Statement = Parameters<typeof metrics.observeStatement>[0];
  const statement = (queryDurationMillis: number, level: string) =>
    metrics.observeStatement({ queryDurationMillis, level } as Statement);
  statement(1, 'query');
  statement(5, 'error');
  const values = await valuesOf(metrics);
  expect(values.get('shop_database_statement_seconds_count')).toBe(2);
  expect(values.get('shop_database_failed_statements_total')).toBe(1);
});

test('counts refusals by use case and code', async () => {
  const metrics = await open();
  metrics.refused('placeOrder', 'LINE_GONE');
  const values = await valuesOf(metrics);
  expect(values.get('shop_refusals_total{use_case="placeOrder",code="LINE_GONE"}')).toBe(1);
});

test('counts runs of jobs, and whether they failed', async () => {
  const metrics = await open();
  const run = (work: () => Promise<unknown>) =>
    watchJob({ name: 'purge', everySeconds: 1, run: work }, metrics.jobRun).run(new AbortController().signal);
  expect(await run(async () => 'done')).toBe('done');
  await expect(run(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  const values = await valuesOf(metrics);
  const count = (result: string) => values.get(`shop_job_duration_seconds_count{job="purge",result="${result}"}`);
  expect([count('ok'), count('failed')]).toEqual([1, 1]);
});

test('a number that cannot be read is left out, and the others are there', async () => {
  const metrics = await open();
  const read = vi.fn(async () => ({ waiting: 7 }));
  metrics.addGauge({ name: 'shop_mails', help: 'Emails.', read });
  metrics.addGauge({ name: 'shop_page_cache_pages', help: 'Pages.', read: () => 3 });
  expect((await valuesOf(metrics)).get('shop_mails{state="waiting"}')).toBe(7);
  read.mockRejectedValue(new Error('database unreachable'));
  const values = await valuesOf(metrics);
  expect([values.get('shop_mails{state="waiting"}'), values.get('shop_page_cache_pages')]).toEqual([undefined, 3]);
  expect([...values.keys()]).toEqual(
    expect.arrayContaining(['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']),
  );
});

const TOKEN = 'of-the-operator-only';

test.each([
  ['the operator', `Bearer ${TOKEN}`, 200],
  ['anybody', undefined, 401],
  ['whoever guesses', 'Bearer of-the-operator', 401],
])('what %s gets', async (_case, authorization, status) => {
  const metrics = await open();
  const send = await serve(createMetricsHandler({ metrics, token: TOKEN, logger: createLogger('silent') }));
  const response = await send('/metrics', { headers: { ...(authorization && { Authorization: authorization }) } });
  expect(response.status).toBe(status);
  expect(response.body.includes('process_resident_memory_bytes')).toBe(status === 200);
  if (status === 200) expect(headerOf(response, 'content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
});
