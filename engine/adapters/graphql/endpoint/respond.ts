import { BUSY_SECONDS } from '#contract/commerce-api.ts';
import { explain, type MaskNeeds } from '../errors/mask-errors.ts';
import { refusal } from '../errors/refuse.ts';
import type { HttpRequest, HttpResponse } from './http-messages.ts';
import type { GraphqlResponse, Operation } from './operation-runner.ts';
import { type ProtocolError, readOperations } from './read-operations.ts';

interface Needs extends MaskNeeds {
  run(operation: Operation): Promise<GraphqlResponse>;
}

/** Reads the operations of a request and runs them one after the other. */
export async function respondTo(request: HttpRequest, { run, ...masking }: Needs): Promise<HttpResponse> {
  const read = await readOperations(request);
  if (!read.ok) return protocolFailure(read.error);
  try {
    const [first] = read.operations;
    if (first && !read.isBatch) return await single(await run(first), request);
    return json(200, asList(await textsOf(read.operations, run)));
  } catch (error) {
    const { message, extensions } = explain(error, masking);
    return failure(extensions.code === 'BUSY' ? BUSY : 500, message, extensions);
  }
}

const JSON_TYPE = 'application/json';
/** Unlike with plain JSON, its status tells whether there is any data (GraphQL over HTTP, §6.4). */
const GRAPHQL_TYPE = 'application/graphql-response+json';

/** Of all responses to one batch, also of those that were cached. */
const MAX_CHARACTERS = 32_000_000;
const TOO_MUCH = JSON.stringify({ errors: [refusal('TOO_MANY_ROWS')] });

/** One after the other: only the text of each is kept, which takes a tenth of its memory. */
async function textsOf(operations: readonly Operation[], run: Needs['run']): Promise<readonly string[]> {
  const texts: string[] = [];
  let left = MAX_CHARACTERS;
  for (const operation of operations) {
    const response = await run(operation);
    const text = left < 0 ? TOO_MUCH : await response.text();
    left -= text.length;
    texts.push(left < 0 ? TOO_MUCH : text);
  }
  return texts;
}

const asList = (texts: readonly string[]): readonly string[] => [
  '[',
  ...texts.flatMap((text, index) => (index === 0 ? [text] : [',', text])),
  ']',
];

async function single(response: GraphqlResponse, { header }: HttpRequest): Promise<HttpResponse> {
  const mediaType = header('accept')?.includes(GRAPHQL_TYPE) ? GRAPHQL_TYPE : JSON_TYPE;
  return json(statusOf(response, mediaType), [await response.text()], mediaType);
}

function statusOf(response: GraphqlResponse, mediaType: string): number {
  if (response.isBusy) return BUSY;
  return response.hasData ? 200 : statusWithoutData(response, mediaType);
}

const BUSY = 503;

function statusWithoutData(response: GraphqlResponse, mediaType: string): number {
  if (response.result().errors?.[0]?.extensions.code === 'METHOD_NOT_ALLOWED') return 405;
  return mediaType === JSON_TYPE ? 200 : 400;
}

function protocolFailure({ status, code, message, headers }: ProtocolError): HttpResponse {
  const response = failure(status, message, { category: 'graphql', code });
  return { ...response, headers: { ...response.headers, ...headers } };
}

const failure = (status: number, message: string, extensions: Readonly<Record<string, unknown>>): HttpResponse =>
  json(status, [JSON.stringify({ errors: [{ message, extensions }] })]);

const json = (status: number, body: readonly string[], mediaType = JSON_TYPE): HttpResponse => ({
  status,
  headers: { 'Content-Type': `${mediaType}; charset=utf-8`, ...headersOf(status) },
  body,
});

function headersOf(status: number): Readonly<Record<string, string>> {
  if (status === 405) return { Allow: 'GET, POST' };
  return status === BUSY ? { 'Retry-After': `${BUSY_SECONDS}` } : {};
}
