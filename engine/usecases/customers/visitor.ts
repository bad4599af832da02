import type { Caller } from '../ports.ts';

/** Somebody who may become, or act as, a customer. */
export interface Visitor extends Pick<Caller, 'language' | 'clientAddress'> {
  /** The guest's session the request came with; null when there is none. */
  readonly guestId: string | null;
}
