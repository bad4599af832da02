import { NodeFS } from '@electric-sql/pglite/nodefs';
import { isLog, type LogSync, type OpenFile } from './log-sync.ts';

/** What PostgreSQL panics at: it must never acknowledge what a failing disk has not taken. */
const WASI_EIO = 29;

/**
 * PGlite's Node file system leaves fsync out, so PostgreSQL would acknowledge commits that only the page cache knows:
 * a power loss then costs the whole data folder.
 */
export class DurableNodeFs extends NodeFS {
  readonly #log: LogSync;

  constructor(folder: string, log: LogSync) {
    super(folder);
    this.#log = log;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const durable: PreRun = ({ NODEFS }) => {
      NODEFS.stream_ops.fsync = (file: OpenFile) => {
        try {
          this.#log.sync(file);
          return 0;
        } catch {
          return WASI_EIO;
        }
      };
      keepOrder(NODEFS, this.#log);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), durable] } };
  }
}

type Emscripten = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];
type PreRun = NonNullable<Emscripten['preRun']>[number];

type Operation = (...given: readonly unknown[]) => unknown;

export interface FileOperations {
  readonly stream_ops: Record<'close' | 'setattr', Operation> & {
    write(file: OpenFile, ...what: readonly unknown[]): number;
  };
  readonly node_ops: Record<'setattr' | 'rename' | 'unlink', Operation>;
}

/** PostgreSQL relies on it that a change is in the log on the disk before a file is changed. A log that waits is synced before. */
export function keepOrder({ stream_ops: streams, node_ops: nodes }: FileOperations, log: LogSync): void {
  const settled =
    (operation: Operation): Operation =>
    (...given) => {
      log.settle();
      return operation(...given);
    };
  streams.close = settled(streams.close);
  streams.setattr = settled(streams.setattr);
  nodes.setattr = settled(nodes.setattr);
  nodes.rename = settled(nodes.rename);
  nodes.unlink = settled(nodes.unlink);
  const { write } = streams;
  streams.write = (file, ...what) => {
    if (!isLog(file)) log.settle();
    return write(file, ...what);
  };
}
