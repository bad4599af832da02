import type { Order } from '../orders/order.ts';

/** Leave to fetch one file of one order line. */
export interface NewPermission {
  readonly orderId: number;
  readonly orderLineId: number;
  /** The product or variation the file hangs on. */
  readonly ownerId: number;
  readonly fileId: string;
  /** Downloads that are left; null is unlimited. */
  readonly remaining: number | null;
  /** From then on it is no longer given out; null is never. */
  readonly expiresAt: Date | null;
}

/** The permission with the file as it is today and the order it belongs to. */
export interface Download extends NewPermission {
  readonly id: number;
  /** Of a variation's file: the product. */
  readonly productId: number;
  /** What a shopper reads, without an extension. */
  readonly name: string;
  /** Path below the private files folder. */
  readonly file: string;
  /** Until then a download that was begun may go on without counting; null before the first. */
  readonly continuesUntil: Date | null;
  readonly order: Pick<Order, 'key' | 'status' | 'paidAt' | 'customerId' | 'language'> & { readonly email: string };
}

/** The files of a product or variation that is sold with some. */
export interface SoldFiles {
  readonly ownerId: number;
  readonly fileIds: readonly string[];
  /** Downloads per bought piece; null is unlimited. */
  readonly limit: number | null;
  readonly expiryDays: number | null;
}

const MINUTE = 60_000;

/** Parts of a file that were begun are sent on for so long without counting again. */
export const RESUME_WINDOW_MS = 60 * MINUTE;

/** A request for a file, or for a part of it. */
export interface FileRequest {
  readonly isPart: boolean;
  /** Bytes this answer sends. */
  readonly bytes: number;
  /** Bytes of the whole file. */
  readonly size: number;
}

/** What the mark of a download's link is made over: it is bound to the order, its key and the buyer's address. */
export const signedLinkText = ({ id, order }: Pick<Download, 'id' | 'order'>): string =>
  `download ${id} ${order.key} ${order.email.toLowerCase()}`;

export type DownloadRefusal =
  /** No such link, or the order gives out no files (any more): the same answer, so that nobody learns which. */
  { readonly code: 'DOWNLOAD_UNKNOWN' } | { readonly code: 'DOWNLOAD_EXPIRED' } | { readonly code: 'DOWNLOAD_SPENT' };
