import type { Mail } from '#engine/domain/mail/mail.ts';

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

/** `failed` is given up: only an operator brings it back. */
export type MailState = (typeof MAIL_STATES)[number];

export interface StoredMail {
  readonly id: number;
  readonly mail: Mail;
  readonly state: MailState;
  /** Tries so far, the one that runs included. */
  readonly tries: number;
  readonly createdAt: Date;
  /** Null: at once, or never again. */
  readonly nextTryAt: Date | null;
  /** When it was sent or given up. */
  readonly settledAt: Date | null;
  /** What the last failed try met; empty when none failed. */
  readonly lastError: string;
}

export interface MailClaim {
  /** Unlike any other claim's. */
  readonly token: string;
  readonly now: Date;
  /** A claim nobody settled by then is free again: its process has died. */
  readonly until: Date;
  readonly limit: number;
}

/** How a try went. Of a mail that was sent, `mail` is what is kept: without secrets. */
export type MailOutcome =
  | { readonly kind: 'sent'; readonly at: Date; readonly mail: Mail }
  | { readonly kind: 'later'; readonly nextTryAt: Date; readonly error: string }
  | { readonly kind: 'failed'; readonly at: Date; readonly error: string };

export interface MailSettlement {
  readonly id: number;
  readonly outcome: MailOutcome;
}

export interface MailQuery {
  readonly state?: MailState;
  readonly limit: number;
}

/** The outbox, seen from the side that empties it. */
export interface Mails {
  /** Takes due mails, oldest first, for one relay alone, and counts the try. Never waits for another relay. */
  claim(claim: MailClaim): Promise<readonly StoredMail[]>;
  /**
   * Says how some mails of one claim went, all at once. Does nothing to a mail whose claim has run out and that another
   * relay has taken.
   */
  settle(token: string, outcomes: readonly MailSettlement[]): Promise<void>;
  find(id: number): Promise<StoredMail | null>;
  /** Newest first. */
  list(query: MailQuery): Promise<readonly StoredMail[]>;
  /** Makes a mail that was given up, or rests, due at once, with all its tries before it; all that were given up
   * without an id. Returns how many. */
  retry(id: number | null): Promise<number>;
  /** Forgets what was sent before then: letters hold names and addresses. Returns how many. */
  forgetSent(before: Date): Promise<number>;
}
