import { HOUR_MS } from '../durations.ts';
import type { Order } from '../orders/order.ts';

/** Permission to download one file of one order line. */
export interface NewPermission {
  readonly orderId: number;
  readonly orderLineId: number;
  /** The product or variation the file belongs to. */
  readonly ownerId: number;
  readonly fileId: string;
  /** Downloads left. Null is unlimited. */
  readonly remaining: number | null;
  /** Null never expires. */
  readonly expiresAt: Date | null;
}

/** A permission with the file as it is now and its order. */
export interface Download extends NewPermission {
  readonly id: number;
  /** The product, also for a file of a variation. */
  readonly productId: number;
  /** Title of the file, without an extension. */
  readonly name: string;
  /** Path below the folder of private files. */
  readonly file: string;
  /** Until then, requests that resume a download are not counted. Null before the first download. */
  readonly continuesUntil: Date | null;
  readonly order: Pick<Order, 'key' | 'status' | 'createdAt' | 'paidAt' | 'customerId' | 'language'> & {
    readonly email: string;
  };
}

/** Files and limits of a product or variation. */
export interface SoldFiles {
  readonly ownerId: number;
  readonly fileIds: readonly string[];
  /** Downloads per purchased piece. Null is unlimited. */
  readonly limit: number | null;
  readonly expiryDays: number | null;
}

/** How long further range requests for a file are not counted as downloads. Milliseconds. */
export const RESUME_WINDOW_MS = HOUR_MS;

/** An HTTP request for a file or a range of it. */
export interface FileRequest {
  readonly isPart: boolean;
  /** Bytes sent in this response. */
  readonly bytes: number;
  /** Size of the whole file in bytes. */
  readonly size: number;
}

/** The signed part of a download link. It binds the link to the order, its key and the buyer's email address. */
export const signedLinkText = ({ id, order }: Pick<Download, 'id' | 'order'>): string =>
  `download ${id} ${order.key} ${order.email.toLowerCase()}`;

export type DownloadRefusal =
  /** The same for a missing link and for an order whose files are not released, so that neither can be probed. */
  { readonly code: 'DOWNLOAD_UNKNOWN' } | { readonly code: 'DOWNLOAD_EXPIRED' } | { readonly code: 'DOWNLOAD_SPENT' };
