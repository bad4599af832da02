/** What happens when a test card is charged, as in docs.stripe.com/testing. */
export type CardOutcome =
  | { readonly kind: 'approved' }
  /** The bank asks the shopper first (3-D Secure). */
  | { readonly kind: 'requires-authentication' }
  | { readonly kind: 'declined'; readonly code: string; readonly declineCode: string | null };

const declined = (code: string, declineCode: string | null = null): CardOutcome => ({
  kind: 'declined',
  code,
  declineCode,
});

/** Card number, the API's name of the same card, and its outcome. */
const CARDS: readonly (readonly [number: string, method: string, outcome: CardOutcome])[] = [
  ['4242424242424242', 'pm_card_visa', { kind: 'approved' }],
  ['5555555555554444', 'pm_card_mastercard', { kind: 'approved' }],
  ['4000002500003155', 'pm_card_authenticationRequired', { kind: 'requires-authentication' }],
  ['4000000000003220', 'pm_card_threeDSecure2Required', { kind: 'requires-authentication' }],
  ['4000000000000002', 'pm_card_chargeDeclined', declined('card_declined', 'generic_decline')],
  ['4000000000009995', 'pm_card_chargeDeclinedInsufficientFunds', declined('card_declined', 'insufficient_funds')],
  ['4000000000000069', 'pm_card_chargeDeclinedExpiredCard', declined('expired_card')],
  ['4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', declined('incorrect_cvc')],
];

/** Null for any other number, so that nobody uses a real card here. */
export const paymentMethodOfNumber = (number: string): string | null =>
  CARDS.find(([known]) => known === number.replace(/[\s-]/g, ''))?.[1] ?? null;

export const outcomeOf = (method: string): CardOutcome | null =>
  CARDS.find(([, known]) => known === method)?.[2] ?? null;
