import type { Download } from '#engine/domain/downloads/download.ts';
import type { Mail } from '#engine/domain/mail/mail.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { BankAccount } from '#engine/domain/settings.ts';

/** A file, and the unguessable half of its link. */
export type LetterDownload = Pick<Download, 'id' | 'name' | 'remaining' | 'expiresAt'> & { readonly mark: string };

/** An order as a letter tells of it. */
export interface OrderNews {
  readonly order: Order;
  /** How to pay, in plain lines; empty when nothing is left to do. */
  readonly instructions: string;
  /** Where to transfer the money; empty when that is not how it is paid, or it has been. */
  readonly accounts: readonly BankAccount[];
  /** Files the order gives out, also those that are used up. */
  readonly downloads: readonly LetterDownload[];
}

/** A mail with all that its words need. */
export interface LetterFacts {
  readonly mail: Mail;
  /** Null when the mail tells of no order. */
  readonly news: OrderNews | null;
}

/** What was written, in the reader's language. */
export interface Letter {
  /** One line. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Whom an answer reaches, when that is not the shop. */
  readonly replyTo: { readonly name: string; readonly address: string } | null;
}

/** A letter in its envelope. */
export interface Parcel extends Letter {
  /** Of the outbox: the same at every try, so that whoever gets it twice can tell. */
  readonly id: number;
  readonly to: string;
  /** When it was owed. */
  readonly date: Date;
}

/** `isFinal`: trying again changes nothing. */
export type Delivery =
  | { readonly ok: true }
  | { readonly ok: false; readonly isFinal: boolean; readonly reason: string };

export interface Letters {
  write(facts: LetterFacts): Letter;
}

export interface MailCarrier {
  /** Milliseconds within which `deliver` gives up by itself. */
  readonly patience: number;
  /** Trouble on the way is an answer, not a throw. */
  deliver(parcel: Parcel): Promise<Delivery>;
}
