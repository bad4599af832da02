import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { IsLost, ToWorker } from './messages.ts';

/** Number of a thread that is no more. */
const ENDED = -1;

type Done = (error?: Error | null) => void;

/** The part of a network socket that the `pg` client uses, over a message port to the worker. */
export class WorkerSocket extends Duplex {
  readonly #port: MessagePort;
  readonly #worker: Worker;
  readonly #isLost: IsLost = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  constructor(worker: Worker) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#worker = worker;
    port1.on('message', (bytes: Uint8Array) =>
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    );
    worker.postMessage({ kind: 'connect', port: port2, isLost: this.#isLost } satisfies ToWorker, [port2]);
    worker.once('exit', this.#onExit);
  }

  connect(): this {
    if (this.#worker.threadId === ENDED) this.#onExit();
    else queueMicrotask(() => this.emit('connect'));
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    const bytes = new Uint8Array(chunk);
    this.#port.postMessage(bytes, [bytes.buffer]);
    done();
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#worker.off('exit', this.#onExit);
    Atomics.store(this.#isLost, 0, 1);
    this.#port.close();
    done(error);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }

  readonly #onExit = (): void => {
    this.destroy(new Error('the embedded database has stopped'));
  };
}
