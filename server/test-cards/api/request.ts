import type { ApiObject } from '../gateway/gateway-store.ts';

interface Details {
  readonly status?: number;
  readonly type?: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  readonly code?: string;
  readonly declineCode?: string | null;
  readonly intent?: ApiObject;
}

/** An error response of the API. */
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
      error: { type, message, code, decline_code: declineCode ?? undefined, payment_intent: intent },
    };
  }
}

export const missing = (what: string): ApiError =>
  new ApiError(`No such ${what}`, { status: 404, code: 'resource_missing' });

/** The form fields of a request, such as `amount` or `metadata[order]`. */
export interface Fields {
  get(name: string): string | undefined;
  number(name: string): number | undefined;
  /** The fields `name[…]`, by what stands in the brackets. */
  group(name: string): Readonly<Record<string, string>>;
}

export function readFields(body: string): Fields {
  const values = new Map(new URLSearchParams(body));
  return {
    get: (name) => values.get(name),
    number(name) {
      const text = values.get(name);
      return text === undefined || !/^\d+$/.test(text) ? undefined : Number(text);
    },
    group: (name) =>
      Object.fromEntries(
        [...values]
          .filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'))
          .map(([key, value]) => [key.slice(name.length + 1, -1), value]),
      ),
  };
}
