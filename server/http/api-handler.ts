import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import { PATHS } from '#contract/paths.ts';
import { ownAddress } from './address.ts';
import type { Gate } from './gate.ts';
import { refuseOperation } from './too-many-requests.ts';

/** The engine's endpoint. It counts tries by the client's address, which only this server can tell. */
export type AnswerApi = (request: Request, client: { readonly address: string }) => Promise<Response>;

interface Needs {
  readonly answerApi: AnswerApi;
  /** Other sites whose pages may use the API by script. */
  readonly allowedOrigins: readonly string[];
  readonly gate: Gate;
  clientAddress(request: IncomingMessage): string;
  readonly ownOrigin: string;
}

export function createApiHandler({ answerApi, allowedOrigins, gate, clientAddress, ownOrigin }: Needs) {
  const place = ownAddress(ownOrigin);
  return async function handleApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const seconds = gate(request, PATHS.graphql);
    if (seconds > 0) return refuseOperation(request, response, { seconds, allowedOrigins });
    const operation = createRequest(request, response, place);
    await send(response, await answerApi(operation, { address: clientAddress(request) }));
  };
}

/** Whole, so that head and body leave in one packet. */
async function send(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  response.writeHead(answer.status, { 'Content-Length': body.length }).end(body);
}

export type HandleApi = ReturnType<typeof createApiHandler>;
