import type { Order } from '../orders/order.ts';
import type { Download } from './download.ts';
import type { DownloadRefusal } from './refusals.ts';

/** The state of an order from which on its files are given out. */
export type DownloadsFrom = 'processing' | 'completed';

/**
 * Decided anew at every request, so that cancelling or refunding an order takes its files back by itself. Goods paid in
 * cash are processed before the money is there: their files wait for it.
 */
export const givesFiles = ({ status, paidAt }: Pick<Order, 'status' | 'paidAt'>, from: DownloadsFrom): boolean =>
  status === 'completed' || (from === 'processing' && status === 'processing' && paidAt !== null);

interface Facts {
  readonly from: DownloadsFrom;
  readonly now: Date;
}

export function refuseDownload(download: Download, { from, now }: Facts): DownloadRefusal | null {
  if (!givesFiles(download.order, from)) return { code: 'DOWNLOAD_UNKNOWN' };
  if (isExpired(download, now)) return { code: 'DOWNLOAD_EXPIRED' };
  return download.remaining === 0 && !mayGoOn(download, now) ? { code: 'DOWNLOAD_SPENT' } : null;
}

/** Whether it does is decided by the request for its bytes. */
const mayGoOn = ({ continuesUntil }: Download, now: Date): boolean => continuesUntil !== null && continuesUntil > now;

export const isExpired = ({ expiresAt }: Pick<Download, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;
