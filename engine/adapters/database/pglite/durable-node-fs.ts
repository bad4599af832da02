import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What PostgreSQL panics at: it must never acknowledge what a failing disk has not taken. */
const WASI_EIO = 29;

/** Writes what the system holds of an open file to the disk, as `fsyncSync` does. */
export type SyncFile = (descriptor: number) => void;

/**
 * PGlite's Node file system leaves fsync out, so PostgreSQL would acknowledge commits that only the page cache knows:
 * a power loss then costs the whole data folder.
 */
export class DurableNodeFs extends NodeFS {
  readonly #syncFile: SyncFile;

  constructor(folder: string, syncFile: SyncFile) {
    super(folder);
    this.#syncFile = syncFile;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const durable: PreRun = ({ NODEFS }) => {
      const operations: StreamOperations = NODEFS.stream_ops;
      operations.fsync = ({ nfd }) => {
        try {
          this.#syncFile(nfd);
          return 0;
        } catch {
          return WASI_EIO;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), durable] } };
  }
}

type Emscripten = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];
type PreRun = NonNullable<Emscripten['preRun']>[number];

interface StreamOperations {
  fsync?(stream: { readonly nfd: number }): number;
}
