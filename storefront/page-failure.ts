import { isRouteErrorResponse } from 'react-router';

interface PageFailure {
  readonly status: number;
  /** What the page itself said; null for a fault, whose words are for the log only. */
  readonly message: string | null;
}

/** What an error page may say about an error. */
export function failureOf(error: unknown): PageFailure {
  if (!isRouteErrorResponse(error)) return { status: 500, message: null };
  const said = typeof error.data === 'string' && error.status < 500 ? error.data : null;
  return { status: error.status, message: said || error.statusText || null };
}
