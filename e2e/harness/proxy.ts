import { Agent, createServer, get, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

interface Proxy {
  readonly address: string;
  close(): void;
}

const HEALTH_MILLISECONDS = 250;
const BAD_GATEWAY = 502;

/**
 * A load balancer as shops stand behind: it keeps its connections, asks each process whether it is ready, and tries the next
 * one only where no connection was made. What fails once it is sent fails for the client.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo' });
  const healthy = new Set(ports);
  let turn = 0;
  const forward = (request: IncomingMessage, response: ServerResponse, body: Buffer, [port, ...others]: number[]) => {
    if (port === undefined) return void response.writeHead(BAD_GATEWAY).end('no shop is open');
    const { method, url: path, headers } = request;
    const { connection: _ownConnection, ...passedOn } = headers;
    const onward = send({ host: '127.0.0.1', port, agent, method, path, headers: passedOn }, (answer) => {
      response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.headers);
      answer.on('error', () => response.destroy()).pipe(response);
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return forward(request, response, body, others);
      response.writeHead(BAD_GATEWAY).end(`cut: ${error.code}`);
    });
    onward.end(body);
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    turn += 1;
    const open = ports.filter((port) => healthy.has(port));
    const first = open[turn % open.length];
    forward(
      request,
      response,
      body,
      [first, ...ports.filter((port) => port !== first)].filter((port) => port !== undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stopped = new AbortController();
  void watchHealth(ports, healthy, stopped.signal);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
