import type { IncomingMessage, RequestListener } from 'node:http';
import { withRequestId } from '../config/current-request.ts';
import { routePattern } from '../http/addresses/route-pattern.ts';
import type { SendIfReady } from '../http/ready-responses.ts';

/** A request that is over. Nothing in it is about a person. */
export interface ObservedRequest {
  readonly id: string;
  readonly method: string;
  /** As `routePattern` tells it. */
  readonly route: string;
  readonly status: number;
  /** False when the client has gone before it had everything. */
  readonly isComplete: boolean;
  readonly milliseconds: number;
  /** Sent with its headers. */
  readonly bytes: number;
}

export type RequestObserver = (observed: ObservedRequest, request: IncomingMessage) => void;

interface Needs {
  requestId(request: IncomingMessage): string;
  readonly observers: readonly RequestObserver[];
  /** Asked first. What it sends is observed, too, but does no work that could tell the request's id. */
  readonly sendIfReady: SendIfReady;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
}

/** Gives each request an id, which the response and every line of the log have, and tells the observers when it is over. */
export function observeRequests(handle: RequestListener, needs: Needs): RequestListener {
  const { requestId, observers, sendIfReady, now } = needs;
  return (request, response) => {
    const id = requestId(request);
    if (observers.length > 0) {
      const begunAt = now();
      // Handlers change the address and the headers on their way.
      const { method = '', url = '', socket } = request;
      const sentBefore = socket.bytesWritten;
      response.once('close', () => {
        const observed: ObservedRequest = {
          id,
          method,
          route: routePattern(url),
          status: response.statusCode,
          isComplete: response.writableFinished,
          milliseconds: now() - begunAt,
          bytes: socket.bytesWritten - sentBefore,
        };
        for (const observe of observers) observe(observed, request);
      });
    }
    if (sendIfReady(request, response, id)) return;
    response.setHeader('X-Request-Id', id);
    withRequestId(id, () => handle(request, response));
  };
}
