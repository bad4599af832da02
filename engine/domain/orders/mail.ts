import type { Language } from '../language.ts';

interface MailBase {
  readonly to: string;
  readonly language: Language;
}

/** A letter the shop owes somebody. Its words are written when it is sent. */
export type Mail =
  | (MailBase & { readonly kind: 'order-received'; readonly orderId: number })
  | (MailBase & { readonly kind: 'new-order'; readonly orderId: number })
  | (MailBase & { readonly kind: 'low-stock'; readonly sku: string; readonly name: string; readonly left: number });
