import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withRequestId } from '../config/current-request.ts';
import { createLogger } from '../config/logger.ts';
import { sendText } from '../http/send.ts';
import { serve } from '../testing/http-server.ts';
import { operationName } from './operation-name.ts';
import { createSampler } from './sampler.ts';
import { createTracing, openTracing, type Tracing } from './tracing.ts';

const PRODUCT = {
  query: 'query ProductPage($slug: ID!) { product(id: $slug) { name } }',
  variables: { slug: 'secret' },
};

type Statement = Parameters<Tracing['observeStatement']>[0];
const STATEMENT = {
  level: 'query',
  query: { sql: 'select "name"\n from "products" where "slug" = $1', parameters: ['secret'] },
  queryDurationMillis: 5,
} as unknown as Statement;

/** A shop that runs one operation with one statement for each request. */
function tracedShop({
  isFromProxy = false,
  work = async () => undefined,
}: {
  isFromProxy?: boolean;
  work?(): Promise<unknown>;
} = {}) {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({
    sampler: createSampler({ sampler: 'parentbased_always_on', ratio: 1 }),
    spanProcessors: [new SimpleSpanProcessor({ exporter })],
  });
  const tracing = createTracing({ provider, isFromProxy: () => isFromProxy, onLost: () => undefined });
  const answer: RequestListener = (_request, response) => {
    tracing
      .traceOperation(PRODUCT, async () => {
        await Promise.resolve();
        tracing.observeStatement(STATEMENT);
        await work();
      })
      .then(
        () => sendText(response, 200, 'ok'),
        () => sendText(response, 500, 'Internal Server Error'),
      );
  };
  const handle = tracing.traceRequests(answer);
  const spans = () => exporter.getFinishedSpans();
  const listener: RequestListener = (request, response) => withRequestId('request-1', () => handle(request, response));
  /** The request's span is the last one that ends. */
  const untilAllEnded = () => expect.poll(spans).toHaveLength(3);
  return { listener, tracing, spans, untilAllEnded };
}

test('a request has its operation, and the operation its statement, without values and addresses', async () => {
  const { listener, spans, untilAllEnded } = tracedShop();
  const send = await serve(listener);
  await send('/en/product/secret?ref=budi@secret.example', { headers: { 'X-Forwarded-For': '203.0.113.77' } });
  await untilAllEnded();
  const [statement, operation, request] = spans();
  expect([request, operation, statement].map((span) => span?.name)).toEqual([
    'GET /product/:slug',
    'query ProductPage',
    'select',
  ]);
  expect(request?.parentSpanContext).toBeUndefined();
  expect(operation?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
  expect(statement?.parentSpanContext?.spanId).toBe(operation?.spanContext().spanId);
  expect(new Set(spans().map((span) => span.spanContext().traceId)).size).toBe(1);
  expect(request?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/product/:slug',
    'http.response.status_code': 200,
    'shop.request_id': 'request-1',
  });
  expect(statement?.attributes).toMatchObject({ 'db.query.text': 'select "name" from "products" where "slug" = $1' });
  const [seconds = 0, nanoseconds = 0] = statement?.duration ?? [];
  expect(seconds * 1000 + nanoseconds / 1e6).toBeCloseTo(5);
  expect(JSON.stringify(spans().map(({ name, attributes }) => [name, attributes]))).not.toMatch(/secret|203\.0/);
});

const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

test.each([
  ['of a trusted proxy is continued', true, PARENT, '4bf92f3577b34da6a3ce929d0e0e4736'],
  ['of anybody else is not', false, PARENT, expect.not.stringContaining('4bf92f35')],
])('the trace %s', async (_case, isFromProxy, traceparent, traceId) => {
  const { listener, spans, untilAllEnded } = tracedShop({ isFromProxy });
  await (await serve(listener))('/', { headers: { traceparent } });
  await untilAllEnded();
  expect(spans().at(-1)?.spanContext().traceId).toEqual(traceId);
});

test('a proxy may decide that a request is not traced', async () => {
  const { listener, spans } = tracedShop({ isFromProxy: true });
  await (await serve(listener))('/', { headers: { traceparent: PARENT.replace(/01$/, '00') } });
  expect(spans()).toEqual([]);
});

test('says what failed', async () => {
  const { listener, spans, untilAllEnded } = tracedShop({ work: () => Promise.reject(new Error('secret')) });
  expect((await (await serve(listener))('/')).status).toBe(500);
  await untilAllEnded();
  expect(spans().map(({ name, status }) => [name, status.code])).toEqual([
    ['select', SpanStatusCode.UNSET],
    ['query ProductPage', SpanStatusCode.ERROR],
    ['GET /', SpanStatusCode.ERROR],
  ]);
});

test('closes without an error when the collector refuses the last traces', async () => {
  const collector = createServer((_request, response) => void response.writeHead(413).end());
  onTestFinished(() => void collector.close());
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line) => lines.push(line) });
  const settings = { sampler: 'always_on', ratio: 1 } as const;
  const tracing = openTracing({ settings, logger, isFromProxy: () => false });
  await tracing.traceOperation(PRODUCT, () => Promise.resolve());
  await expect(tracing.close()).resolves.toBeUndefined();
  expect(lines.join('')).toContain('traces could not be sent');
});

test('statements of jobs are no traces of their own', () => {
  const { tracing, spans } = tracedShop();
  tracing.observeStatement(STATEMENT);
  expect(spans()).toEqual([]);
});

test.each([
  ['query ProductPage($slug: ID!) { a }', undefined, 'query ProductPage'],
  ['{ cart { total } }', undefined, 'query'],
  ['mutation { addToCart { a } }', null, 'mutation'],
  ['fragment F on Cart { total }\nquery A { a }\nmutation B { b }', undefined, 'query A'],
  ['query A { a } query B { b }', 'B', 'query B'],
  ['query A { a }', 'budi@secret.example', 'query A'],
  [`query ${'x'.repeat(500)} { a }`, undefined, `query ${'x'.repeat(94)}`],
  ['', undefined, 'query'],
])('the operation %j, of which %j is chosen, is called %s', (query, chosen, name) => {
  expect(operationName({ query, operationName: chosen })).toBe(name);
});

test.each([
  ['always_on', 1, 1],
  ['always_off', 1, 0],
  ['traceidratio', 0, 0],
  ['parentbased_always_on', 1, 1],
  ['parentbased_traceidratio', 0, 0],
] as const)('the sampler %s with %s', (sampler, ratio, traced) => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({
    sampler: createSampler({ sampler, ratio }),
    spanProcessors: [new SimpleSpanProcessor({ exporter })],
  });
  provider.getTracer('test').startSpan('a request').end();
  expect(exporter.getFinishedSpans()).toHaveLength(traced);
});
