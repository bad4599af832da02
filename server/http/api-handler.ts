import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestListener } from '@remix-run/node-fetch-server';
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
  return function handleApi(request: IncomingMessage, response: ServerResponse): void {
    const seconds = gate(request, PATHS.graphql);
    if (seconds > 0) refuseOperation(request, response, { seconds, allowedOrigins });
    else answer(request, response);
  };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const client = { address: clientAddress(request) };
    createRequestListener((operation: Request) => answerApi(operation, client), place)(request, response);
  }
}
