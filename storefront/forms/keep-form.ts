import { data, isRouteErrorResponse } from 'react-router';
import { isBackendUnreachable, isNetworkError } from '../page-errors.ts';
import { FORM_FIELD, type FormOutcome, type RequestFailure } from './form-response.ts';

const FAILURES: Readonly<Record<number, RequestFailure>> = { 429: 'too-often', 503: 'busy' };

/** Why there is no response; null for an error that is a bug or a page of its own. */
export function requestFailureOf(error: unknown): RequestFailure | null {
  if (isNetworkError(error)) return 'offline';
  if (isBackendUnreachable(error)) return 'unreachable';
  return isRouteErrorResponse(error) ? (FAILURES[error.status] ?? null) : null;
}

/**
 * What a `clientAction` returns where there is no response. The status keeps the router from reading the page again: that
 * would fail, too, and an error would take the place of the form with all that was typed.
 */
export const withoutResponse = <Outcome>(outcome: Outcome) => data(outcome, { status: 503 });

type Unsent = ReturnType<typeof withoutResponse<Extract<FormOutcome<never>, { response: null }>>>;

/**
 * For a `clientAction`: without a response the page stays as it is and its form says why.
 * @param read of the request, where it has been read: each copy of a form holds its pictures once more
 * @throws whatever else the action throws
 */
export async function keepForm<Outcome>(
  request: Request,
  serverAction: () => Promise<Outcome>,
  read?: FormData,
): Promise<Outcome | Unsent> {
  const form = read ?? (await request.clone().formData());
  try {
    return await serverAction();
  } catch (error) {
    const reason = requestFailureOf(error);
    if (reason === null) throw error;
    return withoutResponse({ response: null, failure: { form: String(form.get(FORM_FIELD)), reason } });
  }
}
