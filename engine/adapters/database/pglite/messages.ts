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
  /** Maintenance failed and will be attempted again; the shop goes on. */
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'closed' };
