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

export type MailOutcome =
  | { readonly kind: 'sent'; readonly at: Date }
  | { readonly kind: 'later'; readonly nextTryAt: Date; readonly error: string }
  | { readonly kind: 'failed'; readonly at: Date; readonly error: string };

export interface MailQuery {
  readonly state?: MailState;
  readonly limit: number;
}

/** The outbox, seen from the side that empties it. */
export interface Mails {
  /** Takes due mails, oldest first, for one relay alone, and counts the try. Never waits for another relay. */
  claim(claim: MailClaim): Promise<readonly StoredMail[]>;
  /**
   * Says how a claimed mail went; does nothing when the claim has run out and another relay took it. A mail that is sent
   * keeps no secret.
   */
  settle(mail: { readonly id: number; readonly token: string }, outcome: MailOutcome): Promise<void>;
  find(id: number): Promise<StoredMail | null>;
  /** Newest first. */
  list(query: MailQuery): Promise<readonly StoredMail[]>;
  /** Makes a mail that was given up, or rests, due at once, with all its tries before it; all that were given up
   * without an id. Returns how many. */
  retry(id: number | null): Promise<number>;
  /** Forgets what was sent before then: letters hold names and addresses. Returns how many. */
  forgetSent(before: Date): Promise<number>;
}
