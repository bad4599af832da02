import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';

/** One GraphQL client: a session of its own, and one request at a time over a connection that it keeps. */
export interface Client {
  /** @throws when the response is an error. */
  request(query: string, variables?: Readonly<Record<string, unknown>>): Promise<ResponseBody>;
  /** The next request comes without a session, as a new visitor's. */
  clearSession(): void;
  close(): void;
}

// biome-ignore lint/suspicious/noExplicitAny: each query has a response of its own shape
type ResponseBody = any;

export function createClient(address: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let token: string | null = null;
  return {
    async request(query, variables = {}) {
      const response = await post({ address, agent, token }, JSON.stringify({ query, variables }));
      token = response.token ?? token;
      if (response.status !== 200 || response.body.errors) throw new Error(JSON.stringify(response.body).slice(0, 500));
      return response.body.data;
    },
    clearSession() {
      token = null;
    },
    close: () => agent.destroy(),
  };
}

interface Connection {
  readonly address: string;
  readonly agent: Agent;
  readonly token: string | null;
}

function post({ address, agent, token }: Connection, body: string) {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    ...(token !== null && { 'woocommerce-session': `Session ${token}` }),
  };
  return new Promise<{ status: number; body: ResponseBody; token: string | undefined }>((resolve, reject) => {
    const sent = request(`${address}/graphql`, { agent, method: 'POST', headers }, async (response) => {
      const { statusCode = 0, headers: responseHeaders } = response;
      const session = responseHeaders['woocommerce-session'];
      const text = await json(response).catch(reject);
      resolve({ status: statusCode, body: text, token: typeof session === 'string' ? session : undefined });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
