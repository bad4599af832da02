import type { MessagePort } from 'node:worker_threads';

/** Where the embedded database lives: a folder, or memory, empty or filled from a dump. */
export type Storage =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'memory'; readonly dump: Uint8Array | null };

/** Files that were copied, by their path below the folder, with their size and time before that. */
export type Copied = ReadonlyMap<string, string>;

/** What the thread says of an error: of the error itself only the message would arrive. */
export interface CopyFailure {
  readonly message: string;
  readonly isDiskFull: boolean;
}

/** Not 0 once a connection is lost: of what was sent by it, and not begun, nobody waits for a response. */
export type IsLost = Int32Array<SharedArrayBuffer>;

export type ToWorker =
  | { readonly kind: 'connect'; readonly port: MessagePort; readonly isLost: IsLost }
  /** Completes a copy of the database's files as they are between two messages. */
  | { readonly kind: 'copy'; readonly copy: string; readonly copied: Copied }
  | { readonly kind: 'close' };

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'copied'; readonly failure: CopyFailure | null }
  /** Maintenance failed and will be attempted again; the shop goes on. */
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'closed' };
