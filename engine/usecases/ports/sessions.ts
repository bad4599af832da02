import type { Session } from '#engine/domain/sessions/session.ts';

/** A session as it was read, to be replaced only while it is still that one. */
export interface ReadSession {
  /** Null when nothing was ever stored; an ended session is still found. */
  readonly session: Session | null;
  /** Null when there is none. */
  readonly version: number | null;
}

export interface SessionReads {
  /** Without a lock. Null when nothing was ever stored; an ended session is still found. */
  find(customerId: string): Promise<Session | null>;
  /** To be changed: `replace` takes its version. */
  read(customerId: string): Promise<ReadSession>;
  /**
   * Stores a changed session whole, in a transaction of its own, unless somebody else has stored or removed it since
   * that version was read: then it stores nothing and answers false.
   */
  replace(session: Session, version: number | null): Promise<boolean>;
  /** Moves the end of a stored session, and changes nothing when there is none. */
  touch(customerId: string, expiresAt: Date): Promise<void>;
}

export interface Sessions {
  /**
   * Locks the session until the transaction ends, stored or not: two requests of one session never overlap from here
   * on. Null when nothing is stored yet; an ended session is still found.
   */
  forUpdate(customerId: string): Promise<Session | null>;
  /**
   * Stores it whole, the first time too, when the transaction ends; all else runs at once. Until then `forUpdate` and
   * `remove` of this transaction know of it, and no other statement does.
   */
  save(session: Session): Promise<void>;
  remove(customerId: string): Promise<void>;
  /** Removes the sessions of guests that had ended by then; a customer's waits for the next login. */
  removeEnded(at: Date): Promise<void>;
}
