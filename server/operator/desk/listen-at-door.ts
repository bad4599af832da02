import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { deserialize } from 'node:v8';
import type { Logger } from 'pino';
import { askAt, type Desk, type Verb } from './desk.ts';
import { claimFolder, doorPlace } from './door-place.ts';
import { frame } from './frames.ts';
import { LONGEST_QUESTION, OTHER_RELEASE, RELEASE_HEADER, type Told } from './messages.ts';
import { RELEASE } from './release.ts';
import type { Watch } from './watch.ts';

interface Needs {
  readonly desk: Desk;
  readonly dataFolder: string;
  readonly logger: Logger;
}

/** The operator has gone away: what was begun and can still be undone is undone. */
class OperatorGone extends Error {
  override readonly name = 'OperatorGone';
}

/** A start is not worth less without it, so a place that takes no sockets is told and lived with. */
export async function listenAtDoor(needs: Needs): Promise<{ close(): Promise<void> }> {
  try {
    return await open(needs);
  } catch (error) {
    needs.logger.warn({ err: error }, 'commands will not reach the running shop');
    return { close: async () => {} };
  }
}

/** Whoever calls this has the data folder locked, so a socket that is there was left by a process that is no more. */
async function open(needs: Needs): Promise<{ close(): Promise<void> }> {
  const { folder, socket } = doorPlace(needs.dataFolder);
  claimFolder(folder);
  if (process.platform !== 'win32') rmSync(socket, { force: true });
  const running = new Set<Promise<void>>();
  const closing = new AbortController();
  const server = createServer((request, response) => {
    const answered = answer({ ...needs, closing: closing.signal }, request, response).finally(() =>
      running.delete(answered),
    );
    running.add(answered);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  if (process.platform !== 'win32') chmodSync(socket, 0o600);
  return {
    async close() {
      closing.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS);
      await Promise.all(running);
      await closed;
      clearTimeout(force);
    },
  };
}

/** After it a command that still tells of progress is undone; one transaction that does not is waited for. */
const GRACE_MILLISECONDS = 10_000;

interface AtWork extends Needs {
  readonly closing: AbortSignal;
}

async function answer(
  { desk, logger, closing }: AtWork,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const verb = request.url?.slice(1) ?? '';
  if (request.headers[RELEASE_HEADER] !== RELEASE || !isVerb(desk, verb)) {
    response.writeHead(OTHER_RELEASE).end(RELEASE);
    return;
  }
  try {
    const question: unknown = deserialize(await bodyOf(request));
    // The same release asks, so the question is of the kind that the verb takes.
    const told = await work(() => askAt(desk)(verb, question as never, watchOf(response, closing)));
    if (told.kind === 'failed') logger.error({ verb, message: told.message }, 'a command failed');
    await pipeline([frame(told)], response);
  } catch (error) {
    // Nobody is there any more to be told.
    logger.warn({ err: error, verb }, 'the operator went away');
    response.destroy();
  }
}

const isVerb = (desk: Desk, verb: string): verb is Verb => Object.hasOwn(desk, verb);

async function work(perform: () => Promise<unknown>): Promise<Told> {
  try {
    return { kind: 'answer', value: await perform() };
  } catch (error) {
    if (error instanceof OperatorGone) throw error;
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

/** @throws OperatorGone to the work itself, which rolls back what is not committed yet. */
const watchOf = (response: ServerResponse, closing: AbortSignal): Watch => ({
  closing,
  onProgress(done, total) {
    if (response.destroyed) throw new OperatorGone('the operator went away');
    response.write(frame({ kind: 'progress', done, total } satisfies Told));
  },
});

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > LONGEST_QUESTION) throw new RangeError('a question of this length is none');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
