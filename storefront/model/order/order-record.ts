import type { Address } from '../address.ts';
import type { Cents } from '../money.ts';

/** What has happened to an order since it was placed. Dates are ISO. */
export interface OrderRecord {
  /** Of the last change. */
  readonly modified: string;
  readonly paid: string | null;
  /** Since when it waits at the shop for its buyer. Null before, for what is sent, and where the backend does not say. */
  readonly ready: string | null;
  /** When it was sent or collected, or its downloads were ready. */
  readonly completed: string | null;
  /** What the shop has written to the buyer, oldest first. */
  readonly notes: readonly { readonly date: string; readonly text: string }[];
  /** Money given back, oldest first. */
  readonly refunds: readonly { readonly date: string; readonly amount: Cents }[];
  /** What gift cards got back of an order that was cancelled or refunded. The code shows only the last characters. */
  readonly giftCardReturns: readonly { readonly date: string; readonly code: string; readonly amount: Cents }[];
}

export type ReturnReason = 'damaged' | 'wrong-item' | 'not-arrived' | 'quality' | 'changed-mind' | 'other';
export type ReturnState = 'requested' | 'approved' | 'rejected' | 'completed';

/** Pieces of one line of an order, by the line's number. */
export interface ReturnLine {
  readonly line: number;
  readonly quantity: number;
}

/** A return or a complaint. */
export interface OrderReturn {
  readonly number: number;
  readonly reason: ReturnReason;
  readonly state: ReturnState;
  readonly text: string;
  /** The shop's answer; empty when there is none. */
  readonly message: string;
  readonly pictures: number;
  readonly requested: string;
  readonly answered: string | null;
  readonly lines: readonly ReturnLine[];
}

/** The parcel of an order. */
export interface Shipment {
  readonly courier: string;
  readonly number: string;
  /** The courier's page, where the number is typed. Null where none is known. */
  readonly trackingUrl: string | null;
}

export interface Invoice {
  readonly number: string;
  readonly date: string;
  readonly buyer: Address;
  readonly seller: { readonly name: string; readonly address: readonly string[]; readonly taxNumber: string | null };
  /** Null where nothing is due. */
  readonly tax: { readonly net: Cents; readonly otherBase: Cents | null; readonly tax: Cents } | null;
}
