import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import type { Call, ResponseOf } from './operator-service.ts';
import {
  decodeMessages,
  type Progress,
  RELEASE,
  RELEASE_HEADER,
  RELEASE_MISMATCH_STATUS,
  type ServiceMessage,
} from './protocol.ts';
import { requireOwnFolder, socketPath } from './socket-path.ts';

/** The running shop is of another release, so no operation was started. */
export class ReleaseMismatch extends Error {
  override readonly name = 'ReleaseMismatch';
  readonly theirs: string;

  constructor(theirs: string) {
    super(`the running shop is ${theirs}, this program is ${RELEASE}`);
    this.theirs = theirs;
  }
}

/** The shop ended before it responded. Whether the operation was carried out is unknown. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** The operation failed with an unexpected error in the shop. Whether it was carried out is unknown. */
export class OperationFailed extends Error {
  override readonly name = 'OperationFailed';
}

const NOT_LISTENING = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']);

/**
 * How to call the shop that has the data folder open; null when none listens there.
 * @throws ForeignSocketFolder
 */
export async function connect(dataFolder: string): Promise<Call | null> {
  const { folder, socket } = socketPath(dataFolder);
  try {
    if (process.platform !== 'win32') requireOwnFolder(folder);
    // An unknown operation is refused, which shows that a shop listens.
    (await send(socket, '', null)).destroy();
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_LISTENING.has(String(error.code))) return null;
    throw error;
  }
  // A shop of the same release sends the response type of this operation.
  return async (operation, body, progress) =>
    (await readResponse(await sendOrLose(socket, operation, body), progress)) as ResponseOf<typeof operation>;
}

const NO_RESPONSE = 'the shop ended before it responded';

const sendOrLose = (socket: string, operation: string, body: unknown): Promise<IncomingMessage> =>
  send(socket, operation, body).catch((cause: unknown) => Promise.reject(new ConnectionLost(NO_RESPONSE, { cause })));

function send(socketPath: string, operation: string, body: unknown): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { [RELEASE_HEADER]: RELEASE };
    const sent = request({ socketPath, path: `/${operation}`, method: 'POST', headers, agent: false }, resolve);
    sent.once('error', reject);
    sent.end(serialize(body));
  });
}

async function readResponse(response: IncomingMessage, progress: Progress | undefined): Promise<unknown> {
  if (response.statusCode === RELEASE_MISMATCH_STATUS) throw new ReleaseMismatch(await text(response));
  const results = resultsOf(response, progress);
  const { value: first } = await results.next();
  if (first.kind === 'part') return partsOf(first.bytes, results);
  await results.return(first);
  return first.value;
}

type Result = Extract<ServiceMessage, { kind: 'part' | 'response' }>;

async function* partsOf(first: Uint8Array, results: AsyncGenerator<Result, Result>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for await (const result of results) {
      if (result.kind === 'response') return;
      yield result.bytes;
    }
  } finally {
    await results.return({ kind: 'response', value: null });
  }
}

async function* resultsOf(response: IncomingMessage, progress: Progress | undefined): AsyncGenerator<Result, Result> {
  try {
    for await (const message of decodeMessages(response)) {
      if (message.kind === 'failed') throw new OperationFailed(message.message);
      if (message.kind === 'progress') progress?.onProgress(message.done, message.total);
      else yield message;
    }
  } catch (error) {
    if (error instanceof OperationFailed) throw error;
    throw new ConnectionLost(NO_RESPONSE, { cause: error });
  }
  throw new ConnectionLost(NO_RESPONSE);
}
