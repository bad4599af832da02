import type { Language } from '#engine/domain/language.ts';
import type { Cents } from '#engine/domain/money/cents.ts';
import type { PaymentGateway } from '#engine/domain/payment/gateway.ts';
import type { Intent } from '#engine/domain/payment/intent.ts';

/** Open until the money is taken, or certain never to come. */
export type PaymentState = 'open' | 'paid' | 'closed';

/** One try to pay a cart, and later the order that was made of it, through a gateway beyond the network. */
export interface Payment {
  readonly id: number;
  /** Unguessable and never used twice: what makes a repeated call to the gateway the same call. */
  readonly reference: string;
  readonly gateway: string;
  readonly sessionId: string;
  /** Null while it is still a cart's. */
  readonly orderId: number | null;
  /** The gateway's number of the intent; null until it has answered. */
  readonly intent: string | null;
  /** The gateway's number of a card that was only set up, to be charged when the order is there. */
  readonly setup: string | null;
  readonly amount: Cents;
  readonly currency: string;
  readonly state: PaymentState;
  readonly createdAt: Date;
}

export type NewPayment = Omit<Payment, 'id' | 'state'>;

export interface PaymentReads {
  find(id: number): Promise<Payment | null>;
  findByIntent(gateway: string, intent: string): Promise<Payment | null>;
  /** Of an order, the newest first. */
  ofOrder(orderId: number): Promise<readonly Payment[]>;
  /** The gateway has told of it before, and it was attended to. */
  isKnownEvent(gateway: string, eventId: string): Promise<boolean>;
}

export interface Payments extends PaymentReads {
  /** The open payment of a session's cart. */
  ofCart(gateway: string, sessionId: string): Promise<Payment | null>;
  /** The session's lock is held: a cart has one open payment at most, and so has an order. */
  add(payment: NewPayment): Promise<Payment>;
  save(payment: Payment): Promise<void>;
  /**
   * The payment a guest has begun goes on as the customer's, with what the browser knows of it. One the customer had
   * begun elsewhere is nobody's cart's from then on, and is let go of like every forgotten one. Both locks are held.
   */
  moveCart(from: string, to: string): Promise<void>;
  rememberEvent(gateway: string, event: { readonly id: string; readonly at: Date }): Promise<void>;
  /** Open ones that are due for a look. Each is handed to one process, and comes due again, later each time. */
  claimDue(now: Date, limit: number): Promise<readonly Payment[]>;
}

/** The network or the gateway failed: nothing is known of what happened. */
export type Unreachable = { readonly ok: false };
export type Answer<T> = { readonly ok: true; readonly value: T } | Unreachable;

export interface IntentRequest {
  readonly reference: string;
  readonly amount: Cents;
  readonly currency: string;
  readonly orderId: number | null;
  /** A card that was set up before: it is charged at once. */
  readonly setup: string | null;
}

/** What a browser needs to let the shopper pay. */
export interface OpenedIntent extends Intent {
  readonly clientSecret: string;
}

export interface SetupIntent {
  readonly id: string;
  readonly clientSecret: string;
}

export interface RefundRequest {
  readonly intent: string;
  readonly amount: Cents;
  readonly currency: string;
  /** The same reference is the same refund. */
  readonly reference: string;
}

export type RefundAnswer =
  | { readonly ok: true; readonly receipt: string }
  | { readonly ok: false; readonly declined: string };

export interface PaymentEvent {
  readonly id: string;
  /** The intent it is about. */
  readonly intent: string;
}

export interface SignedMessage {
  /** Exactly as it came: the signature is over its bytes. */
  readonly body: string;
  /** Empty when it did not come. */
  header(name: string): string;
}

export interface PayPage {
  readonly clientSecret: string;
  readonly language: Language;
  /** Absolute address the shopper comes back to. */
  readonly returnUrl: string;
}

/**
 * A gateway beyond the network. An intent only reserves the shopper's money; it is taken by `capture`, when an order
 * that says so is stored. Never called inside a transaction.
 */
export interface PaymentProvider {
  open(request: IntentRequest): Promise<Answer<OpenedIntent>>;
  /** Null when the gateway does not know it. */
  find(intent: string): Promise<Answer<OpenedIntent | null>>;
  /** Brings an intent that nobody has confirmed in line with its order; one that is too far comes back as it is. */
  change(intent: string, to: Pick<IntentRequest, 'amount' | 'currency' | 'orderId'>): Promise<Answer<OpenedIntent>>;
  /** Takes the reserved money. One that cannot be taken (any more) comes back as it is. */
  capture(intent: string): Promise<Answer<Intent>>;
  /** Lets go of what is reserved. One that is paid comes back as it is. */
  cancel(intent: string): Promise<Answer<Intent>>;
  refund(request: RefundRequest): Promise<Answer<RefundAnswer>>;
  setUp(reference: string): Promise<Answer<SetupIntent>>;
  /** Null when the signature is not the gateway's, or too old. An event about anything else has no intent. */
  readEvent(
    message: SignedMessage & { readonly now: Date },
  ): (Omit<PaymentEvent, 'intent'> & { readonly intent: string | null }) | null;
  /** Where a shopper without a script pays; null when the gateway has no such page. */
  payPage(page: PayPage): string | null;
}

/** A way to pay, with its line to the outside if it has one. */
export interface Gateway extends PaymentGateway {
  readonly provider: PaymentProvider | null;
}
