import type { ApiError, ApiResponse, CommerceApi } from '#contract/commerce-api.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { readBytes } from './read-bytes.ts';
import { NoApiResponse } from './run-operation.ts';

const SESSION_HEADER = 'woocommerce-session';
const DEFAULT_TIMEOUT_MS = 15_000;
/** Far more than a list of ten thousand products. */
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
/** What proxies say that waited in vain; 524 is Cloudflare's. */
const GATEWAY_TIMEOUTS: readonly number[] = [504, 524];

interface Options {
  /** The backend's GraphQL endpoint. */
  readonly url: string;
  readonly timeoutMs?: number;
  /** Of a response, uncompressed. */
  readonly maxBytes?: number;
  /** Replaces the platform's own in tests. */
  readonly fetch?: typeof fetch;
}

/** The commerce API of another server, such as a WooCommerce with WPGraphQL. */
export function createHttpApi({
  url,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  maxBytes = DEFAULT_MAX_BYTES,
  fetch: send = fetch,
}: Options): CommerceApi {
  return async ({ sessionToken, authToken, clientAddress, language, ...operation }) => {
    const patience = AbortSignal.timeout(timeoutMs);
    const response = await send(url, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Accept-Language': LANGUAGES[language].tag,
        'Content-Type': 'application/json',
        ...(authToken && { Authorization: `Bearer ${authToken}` }),
        // All requests come from this server, so a backend needs the shopper's address for its rate limits.
        ...(clientAddress && { 'X-Forwarded-For': clientAddress }),
        ...(sessionToken && { [SESSION_HEADER]: `Session ${sessionToken}` }),
      },
      body: JSON.stringify(operation),
      // Tokens of shoppers go to no other address.
      redirect: 'manual',
      signal: patience,
    }).catch((error: unknown) => {
      throw new NoApiResponse('the commerce API did not respond', { isLate: patience.aborted, cause: error });
    });
    const body = await readJson(response, maxBytes);
    const isLate = patience.aborted || GATEWAY_TIMEOUTS.includes(response.status);
    return { ...readBody(body, { status: response.status, isLate }), newSessionToken: tokenOf(response) };
  };
}

/** Old backends send `false` instead of no token. */
function tokenOf({ headers }: Response): string | null {
  const token = headers.get(SESSION_HEADER);
  return token && token !== 'false' ? token : null;
}

interface Arrival {
  readonly status: number;
  readonly isLate: boolean;
}

function readBody(body: unknown, { status, isLate }: Arrival): Omit<ApiResponse, 'newSessionToken'> {
  if (!isApiResponse(body)) throw new NoApiResponse(`GraphQL Error (Code: ${status})`, { isLate });
  const { data, errors } = body;
  const isRefusal = errors?.some(({ extensions }) => extensions?.code !== undefined);
  if (status >= 500 && !data && !isRefusal) {
    throw new NoApiResponse(`GraphQL Error (Code: ${status})`, { isLate });
  }
  return { ...(data !== undefined && { data }), ...(errors && { errors }) };
}

/** Whatever its type is said to be. Null for anything else, for part of a response and for more than `maxBytes`. */
async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  try {
    const bytes = await readBytes(response, maxBytes);
    // Some plugins put a byte order mark before everything: the decoder leaves it out.
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

interface ApiResponseBody {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly ApiError[];
}

/**
 * GraphQL reports errors in the body, whatever the HTTP status is. WordPress itself has `code` and `message` for a fatal error or a
 * refused request, and its `data` is no data of the API.
 */
function isApiResponse(body: unknown): body is ApiResponseBody {
  if (typeof body !== 'object' || body === null || 'code' in body) return false;
  const hasErrors = 'errors' in body && Array.isArray(body.errors) && body.errors.every(isError);
  const hasData = 'data' in body && typeof body.data === 'object';
  return hasErrors || (hasData && !('errors' in body && body.errors));
}

const isError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
