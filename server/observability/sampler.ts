import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../config/tracing-settings.ts';

/** Which requests are traced, in the words of OpenTelemetry's own settings. */
export function createSampler({ sampler, ratio }: Pick<TracingSettings, 'sampler' | 'ratio'>): Sampler {
  const root = rootSampler(sampler.replace('parentbased_', ''), ratio);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(ratio);
  return name === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler();
}
