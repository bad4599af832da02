import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface Asked {
  readonly answered: number;
  /** What happened to requests that had a connection and got no answer, or half of one. */
  readonly cut: readonly string[];
}

interface Asking {
  readonly address: string;
  readonly paths: readonly string[];
  readonly clients: number;
  /** Each client asks over one connection as long as the shop lets it, otherwise over a new one each time. */
  readonly keepsAlive: boolean;
  /** After each answer, with the number of all so far. */
  readonly onAnswer?: (answered: number) => void;
}

/** Clients that ask without pause until nobody listens any more. */
export async function askUntilGone({
  address,
  paths,
  clients,
  keepsAlive,
  onAnswer = () => undefined,
}: Asking): Promise<Asked> {
  const agent = new Agent({ keepAlive: keepsAlive });
  const cut: string[] = [];
  let answered = 0;
  async function oneClient(client: number): Promise<void> {
    for (let turn = client; ; turn += 1) {
      const end = await ask(`${address}${paths[turn % paths.length]}`, agent);
      if (end === 'gone') return;
      if (end === 'answered') onAnswer(++answered);
      else cut.push(end.message);
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => oneClient(client)));
  agent.destroy();
  return { answered, cut };
}

function ask(url: string, agent: Agent): Promise<'answered' | 'gone' | Error> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { Accept: 'text/html' } }, (response) => {
      response
        .resume()
        .once('end', () => resolve('answered'))
        .once('error', resolve);
    });
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'gone' : error));
  });
}

/** A visitor who never ends what it sends. Resolves when it is connected, and again when the shop has cut it. */
export async function sendForEver(address: string, beginning: string): Promise<{ readonly cut: Promise<void> }> {
  const { hostname, port } = new URL(address);
  const socket: Socket = connect(Number(port), hostname);
  const cut = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => void socket.once('connect', resolve).once('error', reject));
  socket
    .on('error', () => {})
    .resume()
    .write(beginning);
  return { cut };
}
