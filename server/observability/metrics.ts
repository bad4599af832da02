import type { Registry } from 'prom-client';
import type { RequestObserver } from './observe-requests.ts';
import type { StatementObserver } from './slow-queries.ts';
import type { ShopEvents } from './watch-shop.ts';

type GaugeValue = number | Readonly<Record<string, number>>;

/** The numbers of one process, as Prometheus reads them. */
export interface Metrics extends ShopEvents {
  readonly observeRequest: RequestObserver;
  readonly observeStatement: StatementObserver;
  pageLookup(result: 'hit' | 'stale' | 'miss'): void;
  responseLookup(result: 'hit' | 'miss'): void;
  jobRun(job: string, run: { readonly seconds: number; readonly isOk: boolean }): void;
  /** A number, or one for each state of something, that is read whenever the metrics are. Absent when it cannot be read. */
  addGauge(gauge: { readonly name: string; readonly help: string; read(): Promise<GaugeValue> | GaugeValue }): void;
  readonly contentType: string;
  text(): Promise<string>;
}

/** Seconds: from a page of the cache to a shopper who has given up. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENT_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 25];
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60, 600];

/** The library is loaded here, so that a shop without metrics does not have it in memory. */
export async function createMetrics(): Promise<Metrics> {
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  return {
    ...requestMetrics(prometheus, registry),
    ...databaseMetrics(prometheus, registry),
    ...cacheMetrics(prometheus, registry),
    ...shopMetrics(prometheus, registry),
    addGauge({ name, help, read }) {
      const gauge = new prometheus.Gauge({
        name,
        help,
        labelNames: ['state'],
        registers: [registry],
        async collect() {
          gauge.reset();
          const value = await Promise.resolve()
            .then(read)
            .catch(() => ({}));
          if (typeof value === 'number') gauge.set(value);
          else for (const [state, one] of Object.entries(value)) gauge.set({ state }, one);
        },
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

type Prometheus = typeof import('prom-client');

function requestMetrics({ Counter, Histogram }: Prometheus, registry: Registry): Pick<Metrics, 'observeRequest'> {
  const registers = [registry];
  const requests = new Counter({
    name: 'shop_http_requests_total',
    help: 'Requests by the pattern of their address, method and status; "aborted" where the client has gone before.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'From the request to the end of its response.',
    labelNames: ['route'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  return {
    observeRequest({ route, method, status, isComplete, milliseconds }) {
      requests.inc({ route, method, status: isComplete ? String(status) : 'aborted' });
      durations.observe({ route }, milliseconds / 1000);
    },
  };
}

function databaseMetrics({ Counter, Histogram }: Prometheus, registry: Registry) {
  const registers = [registry];
  const statements = new Histogram({
    name: 'shop_database_statement_seconds',
    help: 'Statements of the database, without the wait for a connection.',
    buckets: STATEMENT_BUCKETS,
    registers,
  });
  const failed = new Counter({
    name: 'shop_database_failed_statements_total',
    help: 'Statements that the database refused, conflicts included.',
    registers,
  });
  return {
    observeStatement: ({ queryDurationMillis, level }) => {
      statements.observe(queryDurationMillis / 1000);
      if (level === 'error') failed.inc();
    },
  } satisfies Pick<Metrics, 'observeStatement'>;
}

function cacheMetrics({ Counter }: Prometheus, registry: Registry) {
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['result'], registers: [registry] });
  const pages = counter('shop_page_cache_requests_total', 'Requests of pages for everyone: hit, stale or miss.');
  const responses = counter('shop_response_cache_requests_total', 'Operations about the catalog alone: hit or miss.');
  return {
    pageLookup: (result) => pages.inc({ result }),
    responseLookup: (result) => responses.inc({ result }),
  } satisfies Pick<Metrics, 'pageLookup' | 'responseLookup'>;
}

function shopMetrics({ Counter, Histogram }: Prometheus, registry: Registry) {
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const orders = counter('shop_orders_placed_total', 'Orders placed, by payment method.', ['method']);
  const transitions = counter('shop_order_transitions_total', 'Transitions of orders, by the status after them.', [
    'status',
  ]);
  const payments = counter('shop_payments_total', 'Payments by gateway and result: paid, or closed without money.', [
    'gateway',
    'result',
  ]);
  const refusals = counter('shop_refusals_total', 'What the shop did not do, by use case and code.', [
    'use_case',
    'code',
  ]);
  const jobs = new Histogram({
    name: 'shop_job_duration_seconds',
    help: 'Runs of jobs, by job and result: ok or failed.',
    labelNames: ['job', 'result'],
    buckets: JOB_BUCKETS,
    registers: [registry],
  });
  return {
    orderPlaced: (method) => orders.inc({ method }),
    orderChanged: (status) => transitions.inc({ status }),
    paymentSettled: (gateway, result) => payments.inc({ gateway, result }),
    refused: (useCase, code) => refusals.inc({ use_case: useCase, code }),
    jobRun: (job, { seconds, isOk }) => jobs.observe({ job, result: isOk ? 'ok' : 'failed' }, seconds),
  } satisfies Pick<Metrics, keyof ShopEvents | 'jobRun'>;
}
