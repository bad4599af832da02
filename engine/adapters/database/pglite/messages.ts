import type { MessagePort } from 'node:worker_threads';

/** Where the embedded database lives: a folder, or memory, empty or filled from a dump. */
export type Storage =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'memory'; readonly dump: Uint8Array | null };

export type ToWorker =
  | { readonly kind: 'connect'; readonly port: MessagePort }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'dumped'; readonly tar: Uint8Array }
  /** A chore failed and will be tried again; the shop goes on. */
  | { readonly kind: 'trouble'; readonly message: string }
  | { readonly kind: 'closed' };
