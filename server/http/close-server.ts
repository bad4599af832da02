import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Long enough for a checkout that waits for its payment service, shorter than whatever kills a process that does not end. */
const ANSWER_MILLISECONDS = 8000;
/** How long a connection may stay to which the shop owes nothing: its request can be on its way. */
const SILENCE_MILLISECONDS = 2000;
/** How often connections are closed that have had their answer. */
const ANSWERED_MILLISECONDS = 100;
/** How long the listener waits for who is still to be answered: they connect for their next request. */
const NEXT_MILLISECONDS = 500;
/** How long the listener waits for a moment in which nobody connects. */
const CONNECT_MILLISECONDS = 2000;
/** Whoever asks one thing after the other connects again sooner after an answer. */
const QUIET_MILLISECONDS = 10;
/** In a longer turn of the event loop somebody may have connected after the look at who has. */
const TURN_MILLISECONDS = 1;

interface Open {
  readonly connections: ReadonlySet<Socket>;
  /** What the handler was asked and has not closed yet. */
  readonly begun: ReadonlySet<ServerResponse>;
  /** Hands the requests to the handler that have come since the server began to close. */
  release(): void;
}

/**
 * Stops listening, answers what has been asked, and resolves when the last connection is closed. Whoever sends nothing, or sends
 * or reads too slowly, is cut after two seconds, so that no visitor can keep the shop from stopping.
 */
export async function closeServer(server: Server, { connections, begun, release }: Open): Promise<void> {
  const begunAt = performance.now();
  const owed = () => socketsOf(begun, ({ req, writableEnded }) => req.complete && !writableEnded);
  await untilNobodyConnects(server, () => owed().size > 0);
  const cutAllBut = (isSpared: (connection: Socket) => boolean) => {
    for (const connection of connections) if (!isSpared(connection)) connection.destroy();
  };
  await new Promise<void>((resolve) => {
    // Node's own way of closing idle connections cuts those that still send what they were answered.
    const closeAnswered = setInterval(async () => {
      await readWhatHasCome();
      const busy = socketsOf(begun, ({ writableEnded }) => !writableEnded);
      cutAllBut((connection) => connection.bytesWritten === 0 || connection.writableLength > 0 || busy.has(connection));
    }, ANSWERED_MILLISECONDS);
    const cutSilent = setTimeout(async () => {
      await readWhatHasCome();
      const spared = owed();
      cutAllBut((connection) => spared.has(connection));
    }, SILENCE_MILLISECONDS);
    const answerMilliseconds = ANSWER_MILLISECONDS - (performance.now() - begunAt);
    const cutAll = setTimeout(() => server.closeAllConnections(), answerMilliseconds);
    // Node's HTTP server would close idle connections at once, and with them what was accepted a moment ago.
    SocketServer.prototype.close.call(server, () => {
      clearInterval(closeAnswered);
      clearTimeout(cutSilent);
      clearTimeout(cutAll);
      resolve();
    });
    release();
  });
}

/**
 * After a stall of the process its timers are due before it reads what has come meanwhile: who has just asked would pass for silent. The
 * first turn may begin after the reading, the second cannot.
 */
async function readWhatHasCome(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

const socketsOf = (begun: ReadonlySet<ServerResponse>, isMeant: (response: ServerResponse) => boolean) =>
  new Set([...begun].filter(isMeant).map(({ socket }) => socket));

/**
 * Linux resets connections that are made but not accepted when their listener closes, and Node accepts one in each turn of its
 * event loop. So nobody is answered for a moment, which keeps clients from connecting for their next request, until what was asked
 * before has been answered and nobody connects any more. A machine that is too busy to answer in that time still accepts who has
 * connected: the listener closes only right after a short turn in which nobody did.
 */
async function untilNobodyConnects(server: Server, isAnswering: () => boolean): Promise<void> {
  letOthersWait(server);
  const begunAt = performance.now();
  let busyAt = begunAt;
  let turnAt = begunAt;
  const onConnection = () => {
    busyAt = performance.now();
  };
  server.on('connection', onConnection);
  for (let isQuiet = false; !isQuiet && turnAt - begunAt < CONNECT_MILLISECONDS; ) {
    await setImmediate();
    const now = performance.now();
    const isStill = busyAt <= turnAt && now - turnAt < TURN_MILLISECONDS;
    if (isAnswering()) busyAt = now;
    isQuiet = isStill && (now - busyAt >= QUIET_MILLISECONDS || now - begunAt >= NEXT_MILLISECONDS);
    turnAt = now;
  }
  server.off('connection', onConnection);
}

/**
 * Lets the system keep whoever connects from now on waiting; they are refused once nobody listens, and ask elsewhere. Node has no
 * public way to shorten the queue of a listener.
 */
function letOthersWait(server: Server): void {
  const { _handle: listener } = server as { _handle?: { listen?(queue: number): number } | null };
  listener?.listen?.(0);
}
