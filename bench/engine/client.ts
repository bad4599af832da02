import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';

/** One GraphQL client: a session of its own, and one request at a time over a connection that it keeps. */
export interface Client {
  /** @throws when the answer is an error. */
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** The next request comes without a session, as a new visitor's. */
  forget(): void;
  close(): void;
}

// biome-ignore lint/suspicious/noExplicitAny: what comes back is what was asked for
type Answer = any;

export function createClient(address: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let token: string | null = null;
  return {
    async ask(query, variables = {}) {
      const answer = await post({ address, agent, token }, JSON.stringify({ query, variables }));
      token = answer.token ?? token;
      if (answer.status !== 200 || answer.body.errors) throw new Error(JSON.stringify(answer.body).slice(0, 500));
      return answer.body.data;
    },
    forget() {
      token = null;
    },
    close: () => agent.destroy(),
  };
}

interface Line {
  readonly address: string;
  readonly agent: Agent;
  readonly token: string | null;
}

function post({ address, agent, token }: Line, body: string) {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    ...(token !== null && { 'woocommerce-session': `Session ${token}` }),
  };
  return new Promise<{ status: number; body: Answer; token: string | undefined }>((resolve, reject) => {
    const asked = request(`${address}/graphql`, { agent, method: 'POST', headers }, async (response) => {
      const { statusCode = 0, headers: told } = response;
      const session = told['woocommerce-session'];
      const text = await json(response).catch(reject);
      resolve({ status: statusCode, body: text, token: typeof session === 'string' ? session : undefined });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
