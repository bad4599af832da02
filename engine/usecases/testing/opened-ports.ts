import type { StorePorts } from '../ports/ports.ts';

export interface OpenedStore {
  readonly ports: StorePorts;
  close(): Promise<void>;
}

/** Opens an empty store. */
export type OpenStore = () => Promise<OpenedStore>;
