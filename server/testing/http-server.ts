import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** What a server sent, the body as it came. */
export interface RawResponse {
  readonly status: number;
  /** Lower-case names; several of one name as several entries. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: Buffer;
  readonly body: string;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends the request line as it is given: a client library would tidy an address that an attacker does not. */
export type Send = (target: string, request?: RawRequest) => Promise<RawResponse>;

/** Serves a handler until the test is over; returns its port. */
export async function listen(handler: RequestListener): Promise<number> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** The same; returns how to send it requests. */
export const serve = async (handler: RequestListener): Promise<Send> => sendTo(await listen(handler));

export function sendTo(port: number): Send {
  return async (target, { method = 'GET', headers = {}, body = '' } = {}) => {
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries({ Host: `127.0.0.1:${port}`, Connection: 'close', ...headers });
    socket.write([`${method} ${target} HTTP/1.1`, ...lines.map((line) => line.join(': ')), '', body].join('\r\n'));
    return readResponse(await buffer(socket));
  };
}

function readResponse(answer: Buffer): RawResponse {
  const end = answer.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = answer.toString('latin1', 0, end).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const bytes = answer.subarray(end + 4);
  return { status: Number(statusLine.split(' ')[1]), headers, bytes, body: bytes.toString() };
}

export const headerOf = ({ headers }: RawResponse, name: string): string | undefined =>
  headers.find(([one]) => one === name)?.[1];

/** Begins a form, and resolves once the server waits for its end. */
export async function beginForm(port: number, target: string): Promise<(end: string) => Promise<RawResponse>> {
  const socket = connect(port, '127.0.0.1');
  const headers = [`Host: 127.0.0.1:${port}`, 'Connection: close', 'Content-Length: 4', 'Expect: 100-continue'];
  socket.write([`POST ${target} HTTP/1.1`, ...headers, '', 'a='].join('\r\n'));
  await once(socket, 'data');
  return async (end) => {
    socket.write(end);
    return readResponse(await buffer(socket));
  };
}
