import type { Language } from '../language.ts';
import type { Cents } from '../money/cents.ts';
import type { OrderStatus } from '../orders/status.ts';

/** What a gateway may ask before it offers itself. */
export interface PaymentFacts {
  readonly total: Cents;
  readonly currency: string;
  readonly country: string;
  readonly needsShipping: boolean;
  /** Some line has files to download. */
  readonly hasFiles: boolean;
}

/** One way to pay. A new one is a folder of its own and a line in the list the shop is started with. */
export interface PaymentGateway {
  readonly id: string;
  title(language: Language): string;
  description(language: Language): string;
  /** What the buyer does next, in plain lines, told on the order page and in the mail; empty when nothing. */
  instructions(order: { readonly id: number; readonly language: Language }): string;
  /** The shopper is sent to a page to pay on, which needs no script. */
  readonly hasPayPage: boolean;
  available(facts: PaymentFacts): boolean;
  /** How an order begins its life when this gateway is to be paid. */
  firstStatus(facts: PaymentFacts): OrderStatus;
}
