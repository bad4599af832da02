import type { Language } from '#engine/domain/language.ts';
import type { Cents } from '#engine/domain/money/money.ts';
import type { PaymentGateway } from '#engine/domain/payment/gateway.ts';
import type { PaymentIntent } from '#engine/domain/payment/payment-intent.ts';

/** Not ok: the network or the gateway failed, and it is not known whether the call had an effect. */
export type ProviderResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

export interface IntentRequest {
  readonly reference: string;
  readonly amount: Cents;
  readonly currency: string;
  readonly orderId: number | null;
  /** A setup intent whose saved card is charged at once. */
  readonly setup: string | null;
}

/** What a browser needs to let the shopper pay. */
export interface OpenedIntent extends PaymentIntent {
  readonly clientSecret: string;
}

export interface SetupIntent {
  readonly id: string;
  readonly clientSecret: string;
}

export interface IntentRefundRequest {
  readonly intent: string;
  readonly amount: Cents;
  readonly currency: string;
  /** The same reference is the same refund. */
  readonly reference: string;
}

/** How a refund stands at the gateway. `pending`: accepted, but not paid out yet. One that is done may still fail. */
export type RefundResult =
  | { readonly state: 'pending' | 'done'; readonly receipt: string }
  | { readonly state: 'failed'; readonly reason: string };

/** A refund as the gateway has recorded it. */
export interface GatewayRefund {
  /** The gateway's id of it. */
  readonly receipt: string;
  /** Empty when the shop did not make it. */
  readonly reference: string;
  readonly result: RefundResult;
}

/** What a gateway reports by a webhook. */
export interface PaymentEvent {
  readonly id: string;
  /** The intent it is about; null for an event about anything else. */
  readonly intent: string | null;
  /** It is about a refund of the intent's money. */
  readonly isRefund: boolean;
}

export interface WebhookRequest {
  /** Unchanged: the signature covers its bytes. */
  readonly body: string;
  /** Empty when the header is missing. */
  header(name: string): string;
}

export interface HostedPageRequest {
  readonly clientSecret: string;
  readonly language: Language;
  /** Absolute URL the shopper comes back to. */
  readonly returnUrl: string;
}

/**
 * The service that moves the money. An intent reserves it; it is captured once the order is stored.
 * Never called inside a transaction.
 */
export interface PaymentProvider {
  createIntent(request: IntentRequest): Promise<ProviderResult<OpenedIntent>>;
  /** Null when the gateway does not know the intent. */
  retrieveIntent(intent: string): Promise<ProviderResult<OpenedIntent | null>>;
  /** Changes an intent the shopper has not confirmed. A confirmed one is returned as it is. */
  updateIntent(
    intent: string,
    terms: Pick<IntentRequest, 'amount' | 'currency' | 'orderId'>,
  ): Promise<ProviderResult<OpenedIntent>>;
  /** Captures the reserved money. An intent that cannot be captured is returned as it is. */
  captureIntent(intent: string): Promise<ProviderResult<PaymentIntent>>;
  /** Releases the reserved money. A paid intent is returned as it is. */
  cancelIntent(intent: string): Promise<ProviderResult<PaymentIntent>>;
  createRefund(request: IntentRefundRequest): Promise<ProviderResult<RefundResult>>;
  /** Of an intent, whoever made them. */
  listRefunds(intent: string): Promise<ProviderResult<readonly GatewayRefund[]>>;
  /** Only where a card can be entered for a cart, before there is an order. */
  createSetupIntent?(reference: string): Promise<ProviderResult<SetupIntent>>;
  /** Null when the signature is wrong or too old. */
  readEvent(request: WebhookRequest & { readonly now: Date }): PaymentEvent | null;
  /** Null when the provider has no page of its own to pay on. */
  hostedPageUrl(request: HostedPageRequest): string | null;
}

/** A way to pay. */
export interface Gateway extends PaymentGateway {
  /** Null where the shop itself receives the money: on delivery or by transfer. */
  readonly provider: PaymentProvider | null;
}
