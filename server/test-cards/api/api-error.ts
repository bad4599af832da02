import type { Thing } from '../ledger.ts';

interface Details {
  readonly status?: number;
  readonly type?: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  readonly code?: string;
  readonly declineCode?: string | null;
  readonly intent?: Thing;
}

/** An answer of the API that says no. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    { status = 400, type = 'invalid_request_error', code, declineCode, intent }: Details = {},
  ) {
    super(message);
    this.status = status;
    this.body = {
      error: { type, message, ...{ code, decline_code: declineCode ?? undefined, payment_intent: intent } },
    };
  }
}

export const missing = (what: string): ApiError =>
  new ApiError(`No such ${what}`, { status: 404, code: 'resource_missing' });
