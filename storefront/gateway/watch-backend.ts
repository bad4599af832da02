import type { CommerceApi } from '#contract/commerce-api.ts';
import { getBackend } from './generated/operations.generated.ts';
import { learnBackend } from './transport/run-operation.ts';

const TEN_MINUTES_MS = 600_000;

interface Watch {
  /** Resolves once the first question is answered, or nobody answered it. */
  readonly asked: Promise<void>;
  stop(): void;
}

/**
 * Asks another backend what it has at once, and again later: it may have been down, updated or replaced.
 * @param onError told each time that it does not say
 */
export function watchBackend(api: CommerceApi, onError: (error: unknown) => void): Watch {
  const ask = () => learnBackend(api, getBackend).catch(onError);
  const timer = setInterval(ask, TEN_MINUTES_MS);
  timer.unref();
  return { asked: ask(), stop: () => clearInterval(timer) };
}
