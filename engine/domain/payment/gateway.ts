import { destinationOf } from '../addresses/address.ts';
import type { Language, Translated } from '../language.ts';
import type { Cents } from '../money/money.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import type { Session } from '../sessions/session.ts';
import type { BankAccount, GatewayText, ShopSettings } from '../settings/settings.ts';
import { isPickup } from '../shipping/pickup.ts';

/**
 * How the money reaches the shop. Pages, emails and the API decide by the kind, never by the id of a method:
 * a new method of a known kind needs no change in any of them.
 */
export type PaymentKind =
  /** Handed to the courier, or over the counter. */
  | 'pay-on-delivery'
  /** Sent to an account of the shop, following instructions. Somebody confirms that it has arrived. */
  | 'bank-transfer'
  /** Paid on a page the shopper is sent to. It needs no script. */
  | 'hosted-page'
  /** Paid in the provider's form on a page of the shop. */
  | 'embedded-form';

/** The texts of a method. */
export interface PaymentTexts extends GatewayText {
  /** One sentence on what is left for the buyer to do. Empty when the order page offers to pay. */
  readonly nextStep: Translated;
  /** What the payment is called among the stages of an order. */
  readonly stage: Translated;
  /** Instead of instructions and next step, for an order that waits for the operator rather than for money. */
  readonly whileOnHold?: Translated;
  /** Instead of instructions, for an order that was let go before it was paid. `{order}` is its number. */
  readonly onceReleased?: Translated;
  /** What reads differently where the buyer collects the order. */
  readonly onPickup?: Partial<Omit<PaymentTexts, 'onPickup'>>;
}

/** The texts of a method as they read for an order that is sent, or for one that is collected. */
export const textsFor = ({ texts }: Pick<PaymentGateway, 'texts'>, isPickedUp: boolean): PaymentTexts =>
  isPickedUp ? { ...texts, ...texts.onPickup } : texts;

/** What decides whether a method is offered. */
export interface PaymentFacts {
  readonly total: Cents;
  readonly currency: string;
  readonly country: string;
  readonly needsShipping: boolean;
  /** The buyer collects it. */
  readonly isPickedUp: boolean;
  /** Some line has files to download. */
  readonly hasFiles: boolean;
}

/** What decides how an order begins. */
export interface NewOrderFacts extends PaymentFacts {
  /** The buyer's account has paid before, or the operator vouches for it. */
  readonly isTrusted: boolean;
}

/** One way to pay. A new one is a folder of its own and a line in the list the shop is started with. */
export interface PaymentGateway {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly texts: PaymentTexts;
  /** Where a transfer goes. Empty for every other kind. */
  readonly accounts: readonly BankAccount[];
  available(facts: PaymentFacts): boolean;
  /** Status of a new order that is to be paid this way. */
  initialStatus(facts: NewOrderFacts): 'pending' | 'on-hold' | 'processing';
}

/** How an order is paid. Undefined where there was nothing to pay, or the shop no longer has the method. */
export const gatewayOf = <Gateway extends Pick<PaymentGateway, 'id'>>(
  { paymentMethod }: { readonly paymentMethod: string },
  gateways: readonly Gateway[],
): Gateway | undefined => gateways.find(({ id }) => id === paymentMethod);

/** What the buyer does next, in plain lines without the accounts. Empty when there is nothing to do. */
export const instructionsIn = (
  { instructions }: Pick<PaymentTexts, 'instructions'>,
  orderId: number,
  language: Language,
): string => instructions[language].replaceAll('{order}', String(orderId));

export function paymentFacts(
  cart: PricedCart,
  { billing, shipping }: Pick<Session, 'billing' | 'shipping'>,
  { base, currency }: ShopSettings,
): PaymentFacts {
  const { needsShipping } = cart;
  return {
    total: cart.totals.total,
    currency,
    country: destinationOf(needsShipping ? shipping : billing, base).country,
    needsShipping,
    isPickedUp: needsShipping && cart.chosenRate !== null && isPickup(cart.chosenRate.id),
    hasFiles: cart.lines.some(({ sellable }) => sellable.downloadable),
  };
}

/** What this cart can be paid with, in the shop's order and in the words that fit the cart. */
export const offerGateways = <Gateway extends PaymentGateway>(
  gateways: readonly Gateway[],
  facts: PaymentFacts,
): readonly Gateway[] =>
  gateways
    .filter((gateway) => gateway.available(facts))
    .map((gateway) => ({ ...gateway, texts: textsFor(gateway, facts.isPickedUp) }));
