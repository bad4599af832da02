import { z } from 'zod';
import { optional } from './optional.ts';

const SAMPLERS = ['always_on', 'always_off', 'traceidratio'] as const;
const NAMES = [...SAMPLERS, ...SAMPLERS.map((name) => `parentbased_${name}` as const)] as const;

/** OpenTelemetry's own settings, as far as the shop decides by them. Its library reads the others itself. */
export const TRACING_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318' }),
  ),
  OTEL_TRACES_SAMPLER: optional(z.enum(NAMES)),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number({ error: 'must be a share such as 0.1' }).min(0).max(1)),
};

export interface TracingSettings {
  readonly sampler: (typeof NAMES)[number];
  /** Of all requests, where the sampler is by share. */
  readonly ratio: number;
}

interface Environment {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER?: TracingSettings['sampler'] | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG?: number | undefined;
}

/** Null without a collector: then nothing is traced. */
export const tracingSettings = (environment: Environment): TracingSettings | null =>
  environment.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        sampler: environment.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
        ratio: environment.OTEL_TRACES_SAMPLER_ARG ?? 1,
      };
