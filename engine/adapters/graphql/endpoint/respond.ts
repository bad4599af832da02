import { INTERNAL, type Log, MASK } from '../errors/mask-errors.ts';
import type { HttpRequest, HttpResponse } from './http-messages.ts';
import type { GraphqlResponse, Operation } from './operation-runner.ts';
import { type ProtocolError, readOperations } from './read-operations.ts';

interface Needs {
  run(operation: Operation): Promise<GraphqlResponse>;
  readonly log: Log;
}

/** Reads the operations of a request and answers them one after the other. */
export async function replyTo(request: HttpRequest, { run, log }: Needs): Promise<HttpResponse> {
  const read = await readOperations(request);
  if (!read.ok) return refusedAs(read.error);
  try {
    const answers: GraphqlResponse[] = [];
    for (const operation of read.operations) answers.push(await run(operation));
    const [only] = answers;
    if (only && !read.isBatch) return reply(only, request);
    return json(200, `[${answers.map((answer) => answer.text()).join(',')}]`);
  } catch (error) {
    log.error({ err: error }, 'a request failed');
    return failure(500, MASK, INTERNAL);
  }
}

const JSON_TYPE = 'application/json';
/** In which, unlike in plain JSON, the status tells whether there is any data (GraphQL over HTTP, §6.4). */
const GRAPHQL_TYPE = 'application/graphql-response+json';

function reply(answer: GraphqlResponse, { header }: HttpRequest): HttpResponse {
  const mediaType = header('accept')?.includes(GRAPHQL_TYPE) ? GRAPHQL_TYPE : JSON_TYPE;
  return json(answer.hasData ? 200 : statusWithoutData(answer, mediaType), answer.text(), mediaType);
}

function statusWithoutData(answer: GraphqlResponse, mediaType: string): number {
  if (answer.result().errors?.[0]?.extensions.code === 'METHOD_NOT_ALLOWED') return 405;
  return mediaType === JSON_TYPE ? 200 : 400;
}

function refusedAs({ status, code, message, headers }: ProtocolError): HttpResponse {
  const answer = failure(status, message, { category: 'graphql', code });
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

const failure = (status: number, message: string, extensions: Readonly<Record<string, unknown>>): HttpResponse =>
  json(status, JSON.stringify({ errors: [{ message, extensions }] }));

const json = (status: number, body: string, mediaType = JSON_TYPE): HttpResponse => ({
  status,
  headers: { 'Content-Type': `${mediaType}; charset=utf-8`, ...(status === 405 && { Allow: 'GET, POST' }) },
  body,
});
