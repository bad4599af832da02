import type { Download } from '#engine/domain/downloads/download.ts';
import type { Mail } from '#engine/domain/mail/mail.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { PaymentGuide } from '#engine/domain/orders/payment-guide.ts';

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

/** A `failed` mail was given up. Only an operator makes it due again. */
export type MailState = (typeof MAIL_STATES)[number];

export interface StoredMail {
  readonly id: number;
  readonly mail: Mail;
  readonly state: MailState;
  /** Attempts so far, the one in progress included. */
  readonly attempts: number;
  readonly createdAt: Date;
  /** Null: due at once, or never again. */
  readonly nextAttemptAt: Date | null;
  /** When it was sent or given up. */
  readonly settledAt: Date | null;
  /** The error of the last failed attempt; empty when none failed, and once the mail is sent. */
  readonly lastError: string;
}

export interface MailClaim {
  /** Unique to this claim. */
  readonly token: string;
  readonly now: Date;
  /** The claim expires then: its process must have died. */
  readonly until: Date;
  readonly limit: number;
}

/** How an attempt went. Of a mail that was sent, `mail` is what is kept: without secrets. */
export type MailOutcome =
  | { readonly kind: 'sent'; readonly at: Date; readonly mail: Mail }
  | { readonly kind: 'retry'; readonly nextAttemptAt: Date; readonly error: string }
  | { readonly kind: 'failed'; readonly at: Date; readonly error: string }
  /** Sent or given up, and deleted at once. */
  | { readonly kind: 'forgotten' };

export interface MailAttempt {
  readonly id: number;
  readonly outcome: MailOutcome;
}

export interface MailQuery {
  readonly state?: MailState;
  readonly orderId?: number;
  /** Only these. */
  readonly kinds?: readonly Mail['kind'][];
  readonly limit: number;
}

/** The outbox, as the relay and the operator use it. */
export interface Mails {
  /** Claims due mails, oldest first, for one relay alone, and counts the attempt. Never waits for another relay. */
  claim(claim: MailClaim): Promise<readonly StoredMail[]>;
  /** Records several mails of one claim at once. A mail whose claim has expired and been taken over is left alone. */
  recordOutcomes(token: string, outcomes: readonly MailAttempt[]): Promise<void>;
  find(id: number): Promise<StoredMail | null>;
  /** Newest first. */
  list(query: MailQuery): Promise<readonly StoredMail[]>;
  count(state: MailState): Promise<number>;
  /**
   * Makes a failed or delayed mail due at once, with all its attempts before it; without an id, all of them.
   * Returns how many.
   */
  retry(id: number | null): Promise<number>;
  /** Deletes what was sent before then, because mails hold names and addresses. Returns how many. */
  deleteSentBefore(before: Date): Promise<number>;
}

/** A file, and the signature that its link carries. */
export type EmailDownload = Pick<Download, 'id' | 'name' | 'remaining' | 'expiresAt'> & { readonly signature: string };

/** An order, with what its emails say of it. */
export interface OrderEmailData {
  readonly order: Order;
  readonly payment: PaymentGuide;
  /** Files of the order, also those that can no longer be downloaded. */
  readonly downloads: readonly EmailDownload[];
}

/** A mail with all that its template needs. */
export interface EmailData {
  readonly mail: Mail;
  /** Null when the mail is not about an order. */
  readonly orderData: OrderEmailData | null;
}

/** An email in its reader's language. */
export interface RenderedEmail {
  /** One line. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Null: replies go to the sender. */
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  /** Ends emails of this kind, by a visit or by a mail program's own button (RFC 8058). Missing of what nobody can end. */
  readonly unsubscribeUrl?: string;
}

/** An email on its way to its recipient. */
export interface OutgoingEmail extends RenderedEmail {
  /** Its number in the outbox: the same at every attempt, so that a recipient can recognise a duplicate. */
  readonly id: number;
  readonly to: string;
  /** When it was put into the outbox. */
  readonly date: Date;
}

/** `isFinal`: another attempt would fail as well. */
export type DeliveryResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly isFinal: boolean; readonly reason: string };

export interface EmailRenderer {
  render(data: EmailData): RenderedEmail;
}

export interface MailTransport {
  /** Milliseconds after which `send` gives up. */
  readonly timeoutMs: number;
  /** Returns a failure instead of throwing it. */
  send(email: OutgoingEmail): Promise<DeliveryResult>;
}

export interface Outbox {
  /** Stored with the transaction and sent after it, at least once. */
  add(...mails: readonly Mail[]): Promise<void>;
}
