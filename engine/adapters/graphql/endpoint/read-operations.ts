import { parseRequestParams } from 'graphql-http';
import type { HttpRequest } from './http-messages.ts';
import type { Operation } from './operation-runner.ts';

/** Why a request is not a GraphQL request. */
export interface ProtocolError {
  readonly status: 200 | 400 | 405 | 413 | 415;
  /** Stable, for machines. */
  readonly code: string;
  readonly message: string;
  /** What the server accepts instead. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type ReadOperations =
  | { readonly ok: true; readonly operations: readonly Operation[]; readonly isBatch: boolean }
  | { readonly ok: false; readonly error: ProtocolError };

const MAX_BATCH_SIZE = 10;
/** A checkout has about 5 KB, the longest query of a storefront 20 KB. */
const MAX_BODY_BYTES = 256 * 1024;

const IDENTITY = 'identity';
/** With the encoding that is taken (RFC 9110, §15.5.16). */
const ENCODED: ProtocolError = {
  status: 415,
  code: 'UNSUPPORTED_CONTENT_ENCODING',
  message: 'The body must not be encoded.',
  headers: { 'Accept-Encoding': IDENTITY },
};

/** In these words, with this status, clients understand that the query itself has to be sent. */
const NOT_PERSISTED: ProtocolError = {
  status: 200,
  code: 'PERSISTED_QUERY_NOT_SUPPORTED',
  message: 'PersistedQueryNotSupported',
};

/** The operations of a request: one in the address or the body, or an array of them in the body. */
export async function readOperations(request: HttpRequest): Promise<ReadOperations> {
  const encoding = request.header('content-encoding') ?? IDENTITY;
  if (encoding.toLowerCase() !== IDENTITY) return { ok: false, error: ENCODED };
  const body = request.method === 'POST' ? await request.body(MAX_BODY_BYTES) : '';
  if (body === null) return failed(413, 'BODY_TOO_LARGE', 'The request is too large.');
  const data = jsonOf(body);
  const isBatch = Array.isArray(data);
  const entries: readonly unknown[] = isBatch ? data : [data ?? body];
  if (entries.length > MAX_BATCH_SIZE) {
    return failed(413, 'BATCH_TOO_LARGE', `A batch has at most ${MAX_BATCH_SIZE} operations.`);
  }
  if (entries.length === 0) return failed(400, 'BAD_REQUEST', 'The batch is empty.');
  const operations: Operation[] = [];
  for (const entry of entries) {
    const read = await readOperation(request, entry);
    if ('status' in read) return { ok: false, error: read };
    operations.push(read);
  }
  return { ok: true, operations, isBatch };
}

async function readOperation({ method, url, header }: HttpRequest, entry: unknown): Promise<Operation | ProtocolError> {
  try {
    const headers = { get: header };
    const read = await parseRequestParams({ method, url, headers, raw: null, context: null, body: bodyOf(entry) });
    if ('query' in read) return read;
    const [, { status }] = read;
    return status === 405
      ? errorOf(405, 'METHOD_NOT_ALLOWED', 'Send GraphQL operations by GET or POST.')
      : errorOf(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON.');
  } catch (error) {
    if (isPersisted(url, entry)) return NOT_PERSISTED;
    // The parser's message is a short sentence about the request, and never repeats it.
    return errorOf(400, 'BAD_REQUEST', error instanceof Error ? error.message : 'Bad request');
  }
}

/** A request names its query by a hash alone. */
function isPersisted(url: string, entry: unknown): boolean {
  const named = isRecord(entry)
    ? entry.extensions
    : jsonOf(new URL(url, 'http://shop').searchParams.get('extensions') ?? '');
  return isRecord(named) && 'persistedQuery' in named;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const bodyOf = (entry: unknown) => (typeof entry === 'object' ? { ...entry } : String(entry));

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const errorOf = (status: ProtocolError['status'], code: string, message: string): ProtocolError => ({
  status,
  code,
  message,
});

const failed = (...error: Parameters<typeof errorOf>): ReadOperations => ({ ok: false, error: errorOf(...error) });
