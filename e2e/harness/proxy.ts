import { Agent, createServer, get, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoadBalancer {
  readonly address: string;
  /** A process that has opened meanwhile. */
  add(port: number): void;
  /** By method, the ports that its requests were sent to, in their order. */
  readonly turns: ReadonlyMap<string, readonly number[]>;
  /** How many requests the process works on. */
  underWayAt(port: number): number;
  close(): void;
}

const HEALTH_MILLISECONDS = 250;
/** The process that had the request is gone: nobody knows what it has done. */
export const BAD_GATEWAY = 502;

/**
 * A load balancer as shops stand behind: it keeps its connections, asks each process whether it is ready, and tries the next
 * one only where no connection was made. What fails once it is sent fails for the client. Each request goes to another process
 * than the one of its method before it, so that forms alternate however many files are loaded between them.
 */
export async function startProxy(first: readonly number[] = []): Promise<LoadBalancer> {
  const ports = [...first];
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo' });
  const healthy = new Set(ports);
  const turns = new Map<string, number[]>();
  const underWay = new Map<number, number>();
  const count = (port: number, change: 1 | -1) => underWay.set(port, (underWay.get(port) ?? 0) + change);
  const forward = (request: IncomingMessage, response: ServerResponse, body: Buffer, [port, ...others]: number[]) => {
    if (port === undefined) return void response.writeHead(BAD_GATEWAY).end('no shop is open');
    const { method, url: path, headers } = request;
    const { connection: _ownConnection, ...passedOn } = headers;
    const onward = send({ host: '127.0.0.1', port, agent, method, path, headers: passedOn }, (answer) => {
      response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.headers);
      answer.on('error', () => response.destroy()).pipe(response);
    });
    count(port, 1);
    onward.on('close', () => count(port, -1));
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return forward(request, response, body, others);
      if (response.headersSent) response.destroy();
      else response.writeHead(BAD_GATEWAY).end(`cut: ${error.code}`);
    });
    onward.end(body);
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const open = ports.filter((port) => healthy.has(port));
    const { method = 'GET' } = request;
    const before = turns.get(method) ?? [];
    const next = open[before.length % open.length];
    if (next !== undefined) turns.set(method, [...before, next]);
    forward(
      request,
      response,
      body,
      [next, ...ports.filter((port) => port !== next)].filter((port) => port !== undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stopped = new AbortController();
  void watchHealth(ports, healthy, stopped.signal);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turns,
    underWayAt: (port) => underWay.get(port) ?? 0,
    add(port) {
      ports.push(port);
      healthy.add(port);
    },
    close() {
      stopped.abort();
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

async function watchHealth(ports: readonly number[], healthy: Set<number>, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    for (const port of ports) {
      if ((await statusOf(port)) === 200) healthy.add(port);
      else healthy.delete(port);
    }
    await sleep(HEALTH_MILLISECONDS);
  }
}

const statusOf = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    }).on('error', () => resolve(null));
  });
