import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { deserialize } from 'node:v8';
import type { Logger } from 'pino';
import { readBytes } from '../../http/read-body.ts';
import { callLocally, type Operation, type OperatorService } from './operator-service.ts';
import {
  encodeMessage,
  MAX_REQUEST_BYTES,
  type Progress,
  RELEASE,
  RELEASE_HEADER,
  RELEASE_MISMATCH_STATUS,
  type ServiceMessage,
} from './protocol.ts';
import { createOwnFolder, socketPath } from './socket-path.ts';

interface Needs {
  readonly service: OperatorService;
  readonly dataFolder: string;
  readonly logger: Logger;
}

/** The command has ended, so the operation rolls back what is not committed yet. */
class OperatorDisconnected extends Error {
  override readonly name = 'OperatorDisconnected';
}

/** The shop can sell without the socket, so an error here is logged and the start goes on. */
export async function listenForOperator(needs: Needs): Promise<{ close(): Promise<void> }> {
  try {
    return await open(needs);
  } catch (error) {
    needs.logger.warn({ err: error }, 'the operator’s commands cannot reach the running shop');
    return { close: async () => {} };
  }
}

/** The caller has locked the data folder, so an existing socket was left behind by a process that has ended. */
async function open(needs: Needs): Promise<{ close(): Promise<void> }> {
  const { folder, socket } = socketPath(needs.dataFolder);
  createOwnFolder(folder);
  if (process.platform !== 'win32') rmSync(socket, { force: true });
  const running = new Set<Promise<void>>();
  const closing = new AbortController();
  const server = createServer((request, response) => {
    const handled = handle({ ...needs, closing: closing.signal }, request, response).finally(() =>
      running.delete(handled),
    );
    running.add(handled);
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

/** After this time an operation that reports progress is rolled back; a single transaction is waited for. */
const GRACE_MILLISECONDS = 10_000;

interface RequestNeeds extends Needs {
  readonly closing: AbortSignal;
}

async function handle(
  { service, logger, closing }: RequestNeeds,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const operation = request.url?.slice(1) ?? '';
  if (request.headers[RELEASE_HEADER] !== RELEASE || !isOperation(service, operation)) {
    response.writeHead(RELEASE_MISMATCH_STATUS).end(RELEASE);
    return;
  }
  try {
    const bytes = await readBytes(request, MAX_REQUEST_BYTES);
    if (!bytes) throw new RangeError(`request body exceeds ${MAX_REQUEST_BYTES} bytes`);
    const body: unknown = deserialize(bytes);
    // A client of the same release sends the request type of this operation.
    const message = await run(() => callLocally(service)(operation, body as never, progressTo(response, closing)));
    if (message.kind === 'failed') logger.error({ operation, message: message.message }, 'an operator command failed');
    await pipeline(encodeResponse(message), response);
  } catch (error) {
    // A command that was ended says nothing by its stack.
    const err = isDisconnected(error) ? undefined : error;
    logger.warn({ err, operation }, 'the operator disconnected before the response');
    response.destroy();
  }
}

const isOperation = (service: OperatorService, name: string): name is Operation => Object.hasOwn(service, name);

const isDisconnected = (error: unknown): boolean =>
  error instanceof OperatorDisconnected ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');

/** In pieces; a value that comes in parts is read only as fast as the command takes them. */
async function* encodeResponse(message: ServiceMessage): AsyncGenerator<Uint8Array> {
  const value = message.kind === 'response' ? message.value : null;
  if (!isIterable(value)) return yield* encodeMessage(message);
  try {
    for await (const bytes of value) yield* encodeMessage({ kind: 'part', bytes });
    yield* encodeMessage({ kind: 'response', value: null });
  } catch (error) {
    yield* encodeMessage(failed(error));
  }
}

const isIterable = (value: unknown): value is AsyncIterable<Uint8Array> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const failed = (error: unknown): ServiceMessage => ({
  kind: 'failed',
  message: error instanceof Error ? error.message : String(error),
});

async function run(perform: () => Promise<unknown>): Promise<ServiceMessage> {
  try {
    return { kind: 'response', value: await perform() };
  } catch (error) {
    if (error instanceof OperatorDisconnected) throw error;
    return failed(error);
  }
}

/** @throws OperatorDisconnected into the operation, which rolls back what is not committed yet. */
const progressTo = (response: ServerResponse, closing: AbortSignal): Progress => ({
  closing,
  onProgress(done, total) {
    if (response.destroyed) throw new OperatorDisconnected('the operator disconnected');
    response.write(Buffer.concat(encodeMessage({ kind: 'progress', done, total })));
  },
});
