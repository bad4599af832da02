import type { ApiError, ApiResponse, CommerceApi } from '#contract/commerce-api.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { plainText } from '../map/text.ts';
import { createPause } from './pause.ts';
import { readBytes } from './read-bytes.ts';
import { ApiPaused, NoApiResponse } from './run-operation.ts';

const SESSION_HEADER = 'woocommerce-session';
const DEFAULT_TIMEOUT_MS = 15_000;
/** Far more than a list of ten thousand products. */
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
/** What proxies say that waited in vain; 524 is Cloudflare's. */
const GATEWAY_TIMEOUTS: readonly number[] = [504, 524];
const TOO_MANY_REQUESTS = 429;

interface Options {
  /** The backend's GraphQL endpoint. */
  readonly url: string;
  readonly timeoutMs?: number;
  /** Of a response, uncompressed. */
  readonly maxBytes?: number;
  /** Replaces the platform's own in tests. */
  readonly fetch?: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * The commerce API of another server, such as a WooCommerce with WPGraphQL. What is asked for everybody is not asked while a host that
 * has turned such a request away wants its pause: kept pages would repeat it with every visit. A shopper's own requests go on.
 */
export function createHttpApi({
  url,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  maxBytes = DEFAULT_MAX_BYTES,
  fetch: send = fetch,
  now = Date.now,
}: Options): CommerceApi {
  const pause = createPause(now);
  return async ({ sessionToken, authToken, clientAddress, language, ...operation }) => {
    const isForEverybody = !sessionToken && !authToken && !clientAddress;
    if (isForEverybody && pause.isOn()) throw new ApiPaused('the commerce API is left alone for a moment');
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
    if (isForEverybody) pause.notice(response);
    const text = await readText(response, maxBytes);
    const isLate = patience.aborted || GATEWAY_TIMEOUTS.includes(response.status);
    return { ...readBody(text, { response, isLate }), newSessionToken: tokenOf(response) };
  };
}

/** Old backends send `false` instead of no token. */
function tokenOf({ headers }: Response): string | null {
  const token = headers.get(SESSION_HEADER);
  return token && token !== 'false' ? token : null;
}

interface Arrival {
  readonly response: Response;
  readonly isLate: boolean;
}

function readBody(text: string, { response, isLate }: Arrival): Omit<ApiResponse, 'newSessionToken'> {
  const body = parseJson(text);
  if (!isApiResponse(body)) throw new NoApiResponse(failureOf(response, { text, body }), { isLate });
  const { data, errors } = body;
  const isRefusal = errors?.some(({ extensions }) => extensions?.code !== undefined);
  const isTurnedAway = response.status >= 500 || response.status === TOO_MANY_REQUESTS;
  if (isTurnedAway && !data && !isRefusal) {
    throw new NoApiResponse(failureOf(response, { text, body }), { isLate });
  }
  return { ...(data !== undefined && { data }), ...(errors && { errors }) };
}

/** Of a page, as much as tells a maintenance from a firewall or a PHP error. */
const MAX_QUOTED = 200;

/** What came instead of a response, for the operator. JSON is not quoted: it may hold what belongs to a shopper. */
function failureOf({ status, headers }: Response, { text, body }: { readonly text: string; readonly body: unknown }) {
  const failure = `GraphQL Error (Code: ${status})`;
  const target = headers.get('location');
  if (target !== null) return `${failure}: redirected to ${target}`;
  const said =
    typeof body === 'object' && body !== null && 'code' in body
      ? String(body.code)
      : plainText(text.slice(0, text.search(/<style|<script|[{[]|$/i)));
  return said === '' ? failure : `${failure}: ${said.slice(0, MAX_QUOTED)}`;
}

/** Empty for part of a response and for more than `maxBytes`. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const bytes = await readBytes(response, maxBytes).catch(() => null);
  // Some plugins put a byte order mark before everything: the decoder leaves it out.
  return bytes ? new TextDecoder().decode(bytes) : '';
}

/** Whatever its type is said to be. Null for anything else. */
function parseJson(text: string): unknown {
  // A PHP that shows its notices puts them before everything, as lines of their own.
  const start = /^\{"(?:data|errors)":/m.exec(text)?.index ?? 0;
  try {
    return JSON.parse(text.slice(start));
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
