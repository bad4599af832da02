import type { CommerceApi } from '#contract/commerce-api.ts';
import { NoApiResponse } from '#storefront/gateway/transport/run-operation.ts';
import type { BackendState } from '../http/health.ts';

/** Anybody may ask for the health: another backend is asked at most this often. */
const PROBE_INTERVAL = 5000;

interface BackendHealth extends BackendState {
  /** The same API, whose answers are noticed. */
  readonly api: CommerceApi;
}

/** Whether another backend answers. A refusal is an answer. */
export function watchBackendHealth(backend: CommerceApi, now: () => number): BackendHealth {
  let wasUp = true;
  let probe = { at: Number.NEGATIVE_INFINITY, isUp: Promise.resolve(true) };
  const api: CommerceApi = async (request) => {
    try {
      const response = await backend(request);
      wasUp = true;
      return response;
    } catch (error) {
      if (error instanceof NoApiResponse) wasUp = false;
      throw error;
    }
  };
  return {
    api,
    isUp() {
      if (now() - probe.at >= PROBE_INTERVAL) {
        const asked = api({ query: '{ __typename }', language: 'en' }).then(
          () => true,
          () => false,
        );
        probe = { at: now(), isUp: asked };
      }
      return probe.isUp;
    },
    wasUp: () => wasUp,
  };
}
