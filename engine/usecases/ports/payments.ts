import type { Cents } from '#engine/domain/money/money.ts';

/** Open until the money is captured or can no longer come. */
export type PaymentState = 'open' | 'paid' | 'closed';

/** One attempt to pay a cart, and later the order placed from it, through a payment provider. */
export interface Payment {
  readonly id: number;
  /** Unguessable and unique. Idempotency keys are made of it, so that a repeated call to the gateway is the same call. */
  readonly reference: string;
  readonly gateway: string;
  readonly sessionId: string;
  /** Null while it belongs to a cart. */
  readonly orderId: number | null;
  /** The gateway's id of the intent; null until the gateway has answered. */
  readonly intent: string | null;
  /** The gateway's id of a setup intent: a saved card that is charged once the order is stored. */
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
  findByOrder(orderId: number): Promise<readonly Payment[]>;
  /** The event came before and was handled. */
  isHandledEvent(gateway: string, eventId: string): Promise<boolean>;
}

export interface Payments extends PaymentReads {
  /** The open payment of a session's cart. */
  findOpenByCart(gateway: string, sessionId: string): Promise<Payment | null>;
  /** A cart has one open payment at most, and so has an order. The caller holds the session's lock. */
  add(payment: NewPayment): Promise<Payment>;
  save(payment: Payment): Promise<void>;
  /**
   * At a login the guest's open payment becomes the customer's, so that the card form in the browser stays valid.
   * One the customer had opened elsewhere belongs to no cart from then on and is canceled once it is abandoned.
   * The caller holds the locks of both sessions.
   */
  transferCart(from: string, to: string): Promise<void>;
  recordHandledEvent(gateway: string, event: { readonly id: string; readonly at: Date }): Promise<void>;
  forgetEventsBefore(at: Date): Promise<void>;
  /** Open payments whose gateway is to be asked again. Each is claimed by one process; the interval grows with its age. */
  claimDue(now: Date, limit: number): Promise<readonly Payment[]>;
}
