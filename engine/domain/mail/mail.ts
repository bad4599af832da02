import type { Language } from '../language.ts';
import type { Cents } from '../money/money.ts';
import type { ReturnAnswer, ReturnLine, ReturnReason } from '../returns/return.ts';

interface MailBase {
  readonly to: string;
  readonly language: Language;
}

/** Who has cancelled an order: nobody paid it in time, the operator, or its buyer. */
export type CancelReason = 'unpaid' | 'shop' | 'buyer';

/** The order is read when the email is sent. Only what it cannot say by then is stored with the mail. */
export type OrderMail = MailBase & { readonly orderId: number } & (
    | { readonly kind: 'order-received' }
    | { readonly kind: 'order-paid' }
    /** Its buyer can collect it. `message` is the operator's; missing when there is none. */
    | { readonly kind: 'order-ready'; readonly message?: string }
    /** All that was bought is on its way, collected, or ready to download. */
    | {
        readonly kind: 'order-completed';
        /** The operator's words to the buyer. Missing when there are none. */
        readonly message?: string;
        /** The email before it named another parcel, or none. */
        readonly isCorrection?: true;
      }
    | {
        readonly kind: 'order-cancelled';
        readonly reason: CancelReason;
        /** What gift cards had paid and was credited to them. Missing when there is none. */
        readonly toGiftCards?: Cents;
      }
    /** `refunded` is the money of this one refund, not the sum of all. */
    | {
        readonly kind: 'order-refunded';
        readonly refunded: Cents;
        /** The part of `refunded` that the shop transfers itself. Missing when there is none. */
        readonly byTransfer?: Cents;
        /** The part that the shop has transferred already; a gateway has returned the rest. Missing when there is none. */
        readonly transferred?: Cents;
        /** What gift cards had paid and was credited to them. Missing when there is none. */
        readonly toGiftCards?: Cents;
        /** Money of the refunds before this one. Missing when there is none. */
        readonly earlier?: Cents;
        /** Nothing is left to refund. */
        readonly isWhole: boolean;
        /** The operator's, in the operator's words. Missing when there is none. */
        readonly reason?: string;
      }
    /** To the buyer, who was told of a refund that the bank has rejected since. */
    | { readonly kind: 'refund-returned'; readonly amount: Cents }
    /** To the shop. `reason` is quoted from the gateway. */
    | {
        readonly kind: 'refund-failed';
        /** Its number, by which the operator records a transfer in its place. Null of money that came when nothing was to be paid. */
        readonly refund: number | null;
        readonly amount: Cents;
        readonly reason: string;
        readonly wasDone: boolean;
      }
    /** The operator writes to the buyer, who finds the same words on the order's page. */
    | { readonly kind: 'order-note'; readonly message: string }
    /** `message` is the operator's, in the operator's words. Empty when there is none. */
    | {
        readonly kind: 'return-answered';
        readonly returnId: number;
        readonly answer: ReturnAnswer;
        readonly lines: readonly ReturnLine[];
        readonly message: string;
      }
    /** Some days after the order was completed, once. Only products that the buyer can review and has not reviewed. */
    | {
        readonly kind: 'review-request';
        readonly products: readonly { readonly name: string; readonly slug: string }[];
      }
    /** To the shop. */
    | { readonly kind: 'new-order' }
    /** To the shop, so that nobody packs it. */
    | { readonly kind: 'buyer-cancelled' }
    /** To the shop. */
    | {
        readonly kind: 'return-requested';
        readonly returnId: number;
        readonly reason: ReturnReason;
        readonly lines: readonly ReturnLine[];
        readonly text: string;
        readonly pictures: number;
      }
  );

/** Who reads an email about an order. A new kind does not compile without it. */
const READERS = {
  'order-received': 'buyer',
  'order-paid': 'buyer',
  'order-ready': 'buyer',
  'order-completed': 'buyer',
  'order-cancelled': 'buyer',
  'order-refunded': 'buyer',
  'refund-returned': 'buyer',
  'order-note': 'buyer',
  'return-answered': 'buyer',
  'review-request': 'buyer',
  'refund-failed': 'shop',
  'new-order': 'shop',
  'buyer-cancelled': 'shop',
  'return-requested': 'shop',
} as const satisfies Record<OrderMail['kind'], 'buyer' | 'shop'>;

type Readers = typeof READERS;

export type BuyerMailKind = { [Kind in keyof Readers]: Readers[Kind] extends 'buyer' ? Kind : never }[keyof Readers];

export const isBuyerMail = (kind: string): kind is BuyerMailKind =>
  Object.entries(READERS).some(([one, reader]) => one === kind && reader === 'buyer');

export const BUYER_MAILS: readonly BuyerMailKind[] = Object.keys(READERS).filter(isBuyerMail);

/** `name` is how the email addresses its reader; empty when the account has none. */
export type AccountMail = MailBase &
  (
    | { readonly kind: 'customer-welcome'; readonly name: string; readonly username: string }
    /** `key` is the single-use secret of the link. It is deleted from the outbox once the mail is sent. */
    | { readonly kind: 'password-reset'; readonly name: string; readonly username: string; readonly key: string }
    | { readonly kind: 'password-changed'; readonly name: string; readonly username: string }
    /** To the address the account had before: `email` is the new one. */
    | { readonly kind: 'email-changed'; readonly name: string; readonly username: string; readonly email: string }
    /** The last one to an account, whose data is erased: `orders` is what became of its orders. */
    | { readonly kind: 'account-erased'; readonly name: string; readonly orders: 'none' | 'anonymous' | 'kept' }
    /** To the shop: `email` is the customer's. */
    | { readonly kind: 'customer-password-changed'; readonly username: string; readonly email: string }
  );

/** Emails to the shop itself. */
export type ShopMail = MailBase &
  (
    | {
        readonly kind: 'contact';
        readonly name: string;
        /** Replies go there. */
        readonly email: string;
        readonly phone: string;
        readonly message: string;
      }
    /** Its product is read when the email is sent. `name` is in the buyer's language; the reader's may be another. */
    | {
        readonly kind: 'low-stock';
        /** Missing in emails of earlier releases. */
        readonly product?: { readonly productId: number; readonly variationId: number | null };
        readonly sku: string;
        readonly name: string;
        readonly left: number;
      }
    | {
        readonly kind: 'review-waiting';
        readonly reviewId: number;
        readonly product: string;
        readonly author: string;
        readonly rating: number;
        readonly text: string;
      }
  );

/** To somebody who asked for it, with or without an account. */
export type StockMail = MailBase & {
  readonly kind: 'back-in-stock';
  /** Of the product, or of the variation with its options. */
  readonly name: string;
  readonly slug: string;
  /** Attribute slug → term slug of the variation. */
  readonly choices: Readonly<Record<string, string>>;
  readonly alertId: number;
  /** Of the link that ends all alerts of the address. */
  readonly signature: string;
};

/** An email in the outbox. Its text is rendered when it is sent. */
export type Mail = OrderMail | AccountMail | StockMail | ShopMail;

/** The mail without anything that gives access to an account, as it is kept once it has been sent. */
export const withoutSecret = (mail: Mail): Mail => (mail.kind === 'password-reset' ? { ...mail, key: '' } : mail);

/** True when nothing of the mail may stay once it is settled: all other data of its reader is erased. */
export const isFarewell = ({ kind }: Mail): boolean => kind === 'account-erased';
