import type { Language } from '../language.ts';
import type { Cents } from '../money/cents.ts';

interface MailBase {
  readonly to: string;
  readonly language: Language;
}

/** What a mail tells about an order is read when it is sent; only what the order cannot say later comes along. */
export type OrderMail = MailBase & { readonly orderId: number } & (
    | { readonly kind: 'order-received' }
    | { readonly kind: 'order-paid' }
    /** All that was bought is on its way, or ready to download. */
    | { readonly kind: 'order-completed' }
    | { readonly kind: 'order-cancelled'; readonly reason: 'unpaid' | 'shop' }
    /** `refunded` is this one refund, not the sum of all. */
    | { readonly kind: 'order-refunded'; readonly refunded: Cents; readonly isWhole: boolean }
    /** To the shop. */
    | { readonly kind: 'new-order' }
  );

/** `name` is what the letter calls its reader; empty when the account has none. */
export type AccountMail = MailBase &
  (
    | { readonly kind: 'customer-welcome'; readonly name: string; readonly username: string }
    /** `key` is the single-use secret of the link. It leaves the outbox with the mail. */
    | { readonly kind: 'password-reset'; readonly name: string; readonly username: string; readonly key: string }
    | { readonly kind: 'password-changed'; readonly name: string; readonly username: string }
    /** To the address the account had before: `email` is the new one. */
    | { readonly kind: 'email-changed'; readonly name: string; readonly username: string; readonly email: string }
    /** To the shop: `email` is the customer's. */
    | { readonly kind: 'customer-password-changed'; readonly username: string; readonly email: string }
  );

/** Letters to the shop itself. */
export type ShopMail = MailBase &
  (
    | {
        readonly kind: 'contact';
        readonly name: string;
        /** An answer goes there. */
        readonly email: string;
        readonly phone: string;
        readonly message: string;
      }
    | { readonly kind: 'low-stock'; readonly sku: string; readonly name: string; readonly left: number }
    | {
        readonly kind: 'review-waiting';
        readonly reviewId: number;
        readonly product: string;
        readonly author: string;
        readonly rating: number;
        readonly text: string;
      }
  );

/** A letter the shop owes somebody. Its words are written when it is sent. */
export type Mail = OrderMail | AccountMail | ShopMail;
