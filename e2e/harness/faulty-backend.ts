import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const SLOW_MILLISECONDS = 10_000;

/** What a backend on the internet can send instead of its response. */
const FAULTS = {
  error: (response: ServerResponse) => {
    response.writeHead(500, { 'Content-Type': 'application/json' });
    response.end('{"errors":[{"message":"Internal server error"}]}');
  },
  cut: (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
    response.write('{"data":{');
    setImmediate(() => response.destroy());
  },
  'wrong JSON': (response: ServerResponse) => void response.end('[{"data":null}]'),
  HTML: (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<!DOCTYPE html><title>Maintenance</title>');
  },
} as const;

export type Fault = keyof typeof FAULTS;

/** `slow` operations wait ten seconds, `held` ones until `fail` is called again. Then they succeed. */
type Delay = 'slow' | 'held';

export interface FaultyBackend {
  /** Of its GraphQL endpoint. */
  readonly url: string;
  /** From now on every operation fails so. Null: it is well again. */
  fail(fault: Fault | Delay | null): void;
  /** Names of the operations that have failed so, or waited, in the order they arrived. */
  readonly failed: readonly string[];
  close(): void;
}

/** Hands each operation on to the API of a shop, until it is told to fail. */
export async function startFaultyBackend(shop: string): Promise<FaultyBackend> {
  let fault: Fault | Delay | null = null;
  const changes = new EventEmitter().setMaxListeners(0);
  const failed: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (fault) failed.push(JSON.parse(String(body)).operationName);
    if (fault === 'slow') await sleep(SLOW_MILLISECONDS);
    else if (fault === 'held') await once(changes, 'fail');
    else if (fault) return FAULTS[fault](response);
    await forward({ request, response, body }, shop);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    fail(next) {
      fault = next;
      changes.emit('fail');
    },
    failed,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
}

const PASSED_ON = ['accept', 'accept-language', 'authorization', 'content-type', 'woocommerce-session'];

async function forward({ request, response, body }: Exchange, shop: string): Promise<void> {
  const headers = Object.entries(request.headers).filter(([name]) => PASSED_ON.includes(name)) as [string, string][];
  const answer = await fetch(`${shop}/graphql`, { method: 'POST', headers, body: new Uint8Array(body) });
  const session = answer.headers.get('woocommerce-session');
  response.writeHead(answer.status, {
    'Content-Type': 'application/json',
    ...(session && { 'woocommerce-session': session }),
  });
  response.end(await answer.text());
}
