/** How the shop reaches its account with Stripe. Never logged. */
export interface StripeAccess {
  readonly secretKey: string;
  /** What a browser may know; null without one. */
  readonly publishableKey: string | null;
  /** Null: messages of the gateway are refused, and payments are found by asking. */
  readonly webhookSecret: string | null;
  /** Another host that speaks the same API; null for Stripe itself. */
  readonly host: { readonly address: string; readonly port: number } | null;
  /** Address of pages on which a shopper pays without a script, without a slash at its end; null when there are none. */
  readonly payPages: string | null;
  /** The cards are test cards: said wherever the gateway is named. */
  readonly isTest: boolean;
  readonly log: { warn(details: Readonly<Record<string, unknown>>, message: string): void };
}
