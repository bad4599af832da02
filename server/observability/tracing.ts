import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { EngineNeeds } from '#engine/index.ts';
import { currentRequestId } from '../config/current-request.ts';
import type { TracingSettings } from '../config/tracing-settings.ts';
import { routePattern } from '../http/addresses/route-pattern.ts';
import { operationName } from './operation-name.ts';
import { createSampler } from './sampler.ts';
import { type StatementObserver, statementText } from './slow-queries.ts';

export type TraceOperation = NonNullable<EngineNeeds['traceOperation']>;

/** Spans of a request, of the operations it needs, and of their statements. */
export interface Tracing {
  traceRequests(handle: RequestListener): RequestListener;
  readonly traceOperation: TraceOperation;
  readonly observeStatement: StatementObserver;
  /** Sends what is left. */
  close(): Promise<void>;
}

interface Needs {
  readonly provider: TracerProvider;
  /** True for requests that a trusted proxy has sent: only its trace is continued. */
  isFromProxy(request: IncomingMessage): boolean;
  /** The last traces could not be sent. */
  onLost(error: unknown): void;
}

const NAME = 'shop';

const LOST_TRACES = 'traces could not be sent';

/** How long a collector that does not answer may keep the shop from closing, in milliseconds. */
const CLOSING_GRACE = 2000;

export function createTracing({ provider, isFromProxy, onLost }: Needs): Tracing {
  const tracer = provider.getTracer(NAME);
  // The SDK's own context would be one of the whole process.
  const active = new AsyncLocalStorage<Span>();
  return {
    traceRequests: (handle) => (request, response) => {
      const span = startRequest(tracer, request, isFromProxy(request));
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      active.run(span, () => handle(request, response));
    },
    async traceOperation(operation, run) {
      const span = tracer.startSpan(operationName(operation), {}, contextOf(active.getStore()));
      try {
        return await active.run(span, run);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    observeStatement(statement) {
      const parent = active.getStore();
      // Statements of jobs belong to no request.
      if (parent) recordStatement(tracer, statement, parent);
    },
    // A collector that refuses them is no reason for the shop to end with an error.
    close: () => Promise.race([provider.shutdown().catch(onLost), sleep(CLOSING_GRACE, undefined, { ref: false })]),
  };
}

const contextOf = (parent: Span | undefined): Context => (parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT);

const propagator = new W3CTraceContextPropagator();

/** Its address is told by its pattern alone: it may name a person. */
function startRequest(tracer: Tracer, request: IncomingMessage, isFromProxy: boolean): Span {
  const { method = '', url = '', headers } = request;
  const route = routePattern(url);
  const parent = isFromProxy ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT;
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'shop.request_id': currentRequestId() ?? '',
  };
  return tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
}

/** It is over when it is told. */
function recordStatement(tracer: Tracer, statement: Parameters<StatementObserver>[0], parent: Span): void {
  const text = statementText(statement);
  const end = Date.now();
  const span = tracer.startSpan(
    text.split(' ', 1)[0] ?? '',
    {
      kind: SpanKind.CLIENT,
      startTime: end - statement.queryDurationMillis,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    },
    contextOf(parent),
  );
  if (statement.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}

interface OpenNeeds extends Pick<Needs, 'isFromProxy'> {
  readonly settings: TracingSettings;
  readonly logger: Logger;
}

/** Sends spans to the collector of the environment. The exporter reads its address, headers and timeout there itself. */
export function openTracing({ settings, logger, isFromProxy }: OpenNeeds): Tracing {
  const log = (message: string) => logger.warn({ message }, LOST_TRACES);
  const ignore = () => undefined;
  diag.setLogger({ error: log, warn: log, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  const provider = new TracerProvider({
    sampler: createSampler(settings),
    resource: resourceFromAttributes({ 'service.name': NAME }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  return createTracing({ provider, isFromProxy, onLost: (err) => logger.warn({ err }, LOST_TRACES) });
}
