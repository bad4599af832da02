import type { Session } from '#engine/domain/sessions/session.ts';

/** A session and its version, for optimistic locking. */
export interface ReadSession {
  /** Null when nothing was stored. Expired sessions are found, too. */
  readonly session: Session | null;
  /** Null without a stored session. */
  readonly version: number | null;
}

export interface SessionReads {
  /** Without a lock. Null when nothing was stored. Expired sessions are found, too. */
  find(customerId: string): Promise<Session | null>;
  /** For a change: `replace` takes the version. */
  read(customerId: string): Promise<ReadSession>;
  /**
   * What `read` would find if nobody but this process had stored the session since, without asking the database. `replace`
   * tells whether that is so. Null when this process does not remember the session.
   */
  remembered(customerId: string): ReadSession | null;
  /**
   * Stores the whole session in a transaction of its own. False, and nothing is stored, when the stored version is no
   * longer `version`.
   */
  replace(session: Session, version: number | null): Promise<boolean>;
  /** Sets the expiry of a stored session. Does nothing when there is none. */
  touch(customerId: string, expiresAt: Date): Promise<void>;
}

export interface Sessions {
  /**
   * Locks the session until the transaction ends, stored or not, so that two requests of one session never overlap.
   * Null when nothing is stored. Expired sessions are found, too.
   */
  forUpdate(customerId: string): Promise<Session | null>;
  /**
   * Stores the whole session at the end of the transaction. Until then only `forUpdate` and `remove` of this
   * transaction see it.
   */
  save(session: Session): Promise<void>;
  remove(customerId: string): Promise<void>;
  /** Takes the order from all stored sessions but one: they no longer give access to it. */
  forgetOrder(orderId: number, except: Session['customerId']): Promise<void>;
  /**
   * Deletes sessions that expired from `from` to `until`, the earliest first and so many at most, without waiting for one that somebody
   * has locked: of guests, and of accounts that are no more. Returns when the last of them had expired, and null when none was left.
   */
  removeEnded(ended: { readonly from: Date; readonly until: Date; readonly limit: number }): Promise<Date | null>;
}
