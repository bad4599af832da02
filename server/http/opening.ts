import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ENDPOINTS } from '#contract/routes.ts';
import { languageOf } from '../pages/visitor.ts';
import { refusePage } from './limits/retry-later.ts';
import { sendText } from './send.ts';

/** Milliseconds that a request waits for the shop to open. A migration takes longer, which visitors are told then. */
const PATIENCE_MS = 10_000;
/** After which a visitor who was told asks again. */
const RETRY_SECONDS = 5;
/** Requests that wait; more are told at once. */
const MAX_WAITING = 1000;

const STATES: readonly string[] = [ENDPOINTS.liveness, ENDPOINTS.readiness, ENDPOINTS.health].map(({ path }) => path);

/** It lives already: whoever restarts what does not must wait for a long migration. */
const respondOpening: RequestListener = (request, response) => {
  const { url = '', headers } = request;
  if (url === ENDPOINTS.liveness.path) sendText(response, 200, 'ok');
  else if (STATES.includes(url)) sendText(response, 503, 'The shop is opening.');
  else {
    refusePage(request, response, { reason: 'opening', seconds: RETRY_SECONDS, language: languageOf(url, headers) });
  }
};

interface Opening {
  /** Answers while the shop opens: at once for whoever asks for its state, to all others when it is open. Then it hands over. */
  readonly handle: RequestListener;
  /** Null when the shop does not open after all. */
  end(handle: RequestListener | null): void;
}

/**
 * Keeps requests for the few seconds that the shop takes to open. A proxy that does not ask for the readiness of its processes sends
 * every second visitor here while one is restarted.
 */
export function createOpening(patienceMs = PATIENCE_MS): Opening {
  let opened: RequestListener | null = null;
  const waiting = new Map<ServerResponse, (handle: RequestListener) => void>();

  function wait(request: IncomingMessage, response: ServerResponse): void {
    // What is logged later bears the id of the request.
    const asRequest = AsyncLocalStorage.snapshot();
    waiting.set(response, (handle) => asRequest(handle, request, response));
    const timer = setTimeout(() => {
      if (waiting.delete(response)) respondOpening(request, response);
    }, patienceMs);
    response.once('close', () => {
      clearTimeout(timer);
      waiting.delete(response);
    });
  }

  return {
    handle(request, response) {
      const { url = '' } = request;
      if (opened) opened(request, response);
      else if (STATES.includes(url) || waiting.size >= MAX_WAITING) respondOpening(request, response);
      else wait(request, response);
    },
    end(handle) {
      opened = handle ?? respondOpening;
      const kept = [...waiting.values()];
      waiting.clear();
      for (const answer of kept) answer(opened);
    },
  };
}
