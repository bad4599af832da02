/** Writes what the system holds of an open file to the disk, as `fsyncSync` does. */
export type SyncFile = (descriptor: number) => void;

/** As the database has it open. */
export interface OpenFile {
  readonly nfd: number;
  readonly path: string;
}

export const isLog = ({ path }: OpenFile): boolean => path.includes('/pg_wal/');

/** When the write-ahead log reaches the disk: with each commit, or once for several. */
export interface LogSync {
  /** Whether the log of a commit may wait for that of others. Nobody may hear of such a commit before `settle`. */
  postpone(isPostponed: boolean): void;
  /** True while a commit is not on the disk. */
  isPending(): boolean;
  /** What the database asks for: after each commit for its log. @throws what the disk refuses */
  sync(file: OpenFile): void;
  /** Brings to the disk what waits. @throws what the disk refuses: the database must stop then */
  settle(): void;
}

export function createLogSync(syncFile: SyncFile): LogSync {
  let pending: number | null = null;
  let isPostponed = false;
  function settle(): void {
    if (pending === null) return;
    syncFile(pending);
    pending = null;
  }
  return {
    postpone(postponed) {
      isPostponed = postponed;
    },
    isPending: () => pending !== null,
    sync(file) {
      if (pending !== file.nfd) settle();
      const waits = isPostponed && isLog(file);
      pending = waits ? file.nfd : null;
      if (!waits) syncFile(file.nfd);
    },
    settle,
  };
}
