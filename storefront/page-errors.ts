import { data, isRouteErrorResponse } from 'react-router';

/** An answer with its status, or no answer at all. */
export type PageFailure = { readonly kind: 'answered'; readonly status: number } | { readonly kind: 'offline' };

/** How Chromium, Safari and Firefox begin what they say of a request that got no answer; it is a `TypeError` like any bug. */
const NO_ANSWER = /^(?:Failed to fetch|Load failed|NetworkError)/;

const isUnanswered = (error: unknown): boolean => error instanceof TypeError && NO_ANSWER.test(error.message);

/** What an error page may say about an error. The words of one are the framework's, or for the log: none are quoted. */
export function failureOf(error: unknown, isOnline: boolean): PageFailure {
  if (isRouteErrorResponse(error)) return { kind: 'answered', status: error.status };
  return isUnanswered(error) || !isOnline ? { kind: 'offline' } : { kind: 'answered', status: 500 };
}

/** Only a browser can say that it has no connection. */
export const isOnline = (): boolean => typeof window === 'undefined' || navigator.onLine;

/** Throw it from a loader: the shop answers 404 and says which path it does not know. */
export const pageNotFound = () => data(null, { status: 404, statusText: 'Not Found' });
