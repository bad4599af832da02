import { data, isRouteErrorResponse } from 'react-router';

/** A response with its status, one of a shop whose backend does not respond, or no response at all. */
export type PageFailure =
  | { readonly kind: 'response'; readonly status: number }
  | { readonly kind: 'unreachable'; readonly status: number }
  | { readonly kind: 'offline' };

const SERVICE_UNAVAILABLE = 503;
const UNREACHABLE = 'unreachable';

/** To be thrown where the backend of the shop does not respond. */
export const backendUnreachable = () =>
  data(UNREACHABLE, { status: SERVICE_UNAVAILABLE, statusText: 'Service Unavailable' });

/** The same before the router has made an error of it. */
export const isThrownUnreachable = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'data' in thrown && thrown.data === UNREACHABLE;

/** False for a shop that is busy, which has the same status. */
export const isBackendUnreachable = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === SERVICE_UNAVAILABLE && error.data === UNREACHABLE;

/** Messages of Chromium, Safari and Firefox for a request without a response. Bugs are a `TypeError`, too. */
const NO_RESPONSE = /^(?:Failed to fetch|Load failed|NetworkError)/;

/** The router's message for a response that breaks off, whatever the browser says. */
const BROKEN_OFF = 'Unable to decode turbo-stream response';

export const isNetworkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === BROKEN_OFF || (error instanceof TypeError && NO_RESPONSE.test(error.message)));

/** What an error page shows. Messages of errors are for the log and are never shown. */
export function failureOf(error: unknown, isOnline: boolean): PageFailure {
  if (isBackendUnreachable(error)) return { kind: 'unreachable', status: SERVICE_UNAVAILABLE };
  if (isRouteErrorResponse(error)) return { kind: 'response', status: error.status };
  return isNetworkError(error) || !isOnline ? { kind: 'offline' } : { kind: 'response', status: 500 };
}

/** True on the server, which cannot tell. */
export const isOnline = (): boolean => typeof window === 'undefined' || navigator.onLine;

/** To be thrown by a loader: the shop responds 404 with its page for unknown paths. */
export const pageNotFound = () => data(null, { status: 404, statusText: 'Not Found' });
