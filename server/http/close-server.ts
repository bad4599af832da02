import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Long enough for a checkout that waits for its payment service, shorter than whatever kills a process that does not end. */
const ANSWER_MILLISECONDS = 8000;
/** How long a connection may stay to which the shop owes nothing: its request can be on its way. */
const SILENCE_MILLISECONDS = 2000;
/** How often connections are closed that have had their answer. */
const ANSWERED_MILLISECONDS = 100;
/** How long the listener waits for a moment in which nobody connects. */
const CONNECT_MILLISECONDS = 500;
/** In a longer turn of the event loop somebody may have connected after it looked. */
const QUIET_MILLISECONDS = 1;

interface Open {
  readonly connections: ReadonlySet<Socket>;
  /** What the handler was asked and has not closed yet. */
  readonly begun: ReadonlySet<ServerResponse>;
}

/**
 * Stops listening, answers what has been asked, and resolves when the last connection is closed. Whoever sends nothing, or sends
 * or reads too slowly, is cut after two seconds, so that no visitor can keep the shop from stopping.
 */
export async function closeServer(server: Server, { connections, begun }: Open): Promise<void> {
  await untilNobodyConnects(server);
  const cutAllBut = (isSpared: (connection: Socket) => boolean) => {
    for (const connection of connections) if (!isSpared(connection)) connection.destroy();
  };
  await new Promise<void>((resolve) => {
    // Node's own way of closing idle connections cuts those that still send what they were answered.
    const closeAnswered = setInterval(() => {
      const busy = socketsOf(begun, ({ writableEnded }) => !writableEnded);
      cutAllBut((connection) => connection.bytesWritten === 0 || connection.writableLength > 0 || busy.has(connection));
    }, ANSWERED_MILLISECONDS);
    const cutSilent = setTimeout(() => {
      const owed = socketsOf(begun, ({ req, writableEnded }) => req.complete && !writableEnded);
      cutAllBut((connection) => owed.has(connection));
    }, SILENCE_MILLISECONDS);
    const cutAll = setTimeout(() => server.closeAllConnections(), ANSWER_MILLISECONDS);
    // Node's HTTP server would close idle connections at once, and with them what was accepted a moment ago.
    SocketServer.prototype.close.call(server, () => {
      clearInterval(closeAnswered);
      clearTimeout(cutSilent);
      clearTimeout(cutAll);
      resolve();
    });
  });
}

const socketsOf = (begun: ReadonlySet<ServerResponse>, isMeant: (response: ServerResponse) => boolean) =>
  new Set([...begun].filter(isMeant).map(({ socket }) => socket));

/**
 * Resolves right after a turn of the event loop in which nobody has connected. Linux resets connections that are made but not
 * accepted when their listener closes, and Node accepts one in each turn.
 */
async function untilNobodyConnects(server: Server): Promise<void> {
  letOthersWait(server);
  let hasConnected = false;
  const onConnection = () => {
    hasConnected = true;
  };
  server.on('connection', onConnection);
  const latest = performance.now() + CONNECT_MILLISECONDS;
  let now = performance.now();
  let isQuiet = false;
  while (!isQuiet && now < latest) {
    const begunAt = now;
    hasConnected = false;
    await setImmediate();
    now = performance.now();
    isQuiet = !hasConnected && now - begunAt < QUIET_MILLISECONDS;
  }
  server.off('connection', onConnection);
}

/**
 * Lets the system keep whoever connects from now on waiting; they are refused once nobody listens, and ask elsewhere. Otherwise
 * there is always somebody under load. Node has no public way to shorten the queue of a listener.
 */
function letOthersWait(server: Server): void {
  const { _handle: listener } = server as { _handle?: { listen?(queue: number): number } | null };
  listener?.listen?.(0);
}
