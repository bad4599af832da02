import type { Language } from './languages.ts';

/** One GraphQL operation of one visitor. */
export interface ApiRequest {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Names the visitor's session; without it a session begins when one is needed. */
  readonly sessionToken?: string | null;
  /** Proves who is logged in: the `authToken` of a login. */
  readonly authToken?: string | null;
  /** Address of the visitor behind this request, for the limits of attempts. */
  readonly clientAddress?: string;
  /** Language of the content. */
  readonly language: Language;
}

export interface ApiError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface ApiResponse {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly ApiError[];
  /** To be stored in place of the one that was sent; null when that one stays valid. */
  readonly newSessionToken: string | null;
}

/** Executes an operation, in this process or over HTTP. Rejects only when there was no response. */
export type CommerceApi = (request: ApiRequest) => Promise<ApiResponse>;

/**
 * Meta of a checkout: the total the shopper read on the last button, in whole minor units. When another total is due, the
 * order is refused as `TOTAL_CHANGED`.
 */
export const EXPECTED_TOTAL = '_expected_total';

/** Meta of a checkout and its order, which is sent as a gift: what is printed for the recipient; empty without words. */
export const GIFT_MESSAGE = 'gift_message';

/** After a refusal with `BUSY`, until the same request may be sent again. */
export const BUSY_SECONDS = 3;

/** Code of an error where the shop was changed, or may have been, but cannot say so. The same key finds out. */
export const ANSWER_LOST = 'ANSWER_LOST';
