import type { Order, OrderLine } from '../orders/order.ts';
import type { Download, DownloadRefusal, NewPermission, SoldFiles } from './download.ts';
import { endOfDay, type Moment } from './end-of-day.ts';

/**
 * Decided at every request, so that cancelling or refunding an order withdraws its files. An order paid on delivery is
 * processed before it is paid: its files wait for the money.
 */
export const releasesFiles = ({ status, paidAt }: Pick<Order, 'status' | 'paidAt'>): boolean =>
  status === 'completed' || (status === 'processing' && paidAt !== null);

export function refuseDownload(download: Download, now: Date): DownloadRefusal | null {
  if (!releasesFiles(download.order)) return { code: 'DOWNLOAD_UNKNOWN' };
  if (isExpired(download, now)) return { code: 'DOWNLOAD_EXPIRED' };
  return download.remaining === 0 && !isResumable(download, now) ? { code: 'DOWNLOAD_SPENT' } : null;
}

/** The request for the bytes decides whether it counts as the same download. */
const isResumable = ({ continuesUntil }: Download, now: Date): boolean =>
  continuesUntil !== null && continuesUntil > now;

export const isExpired = ({ expiresAt }: Pick<Download, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

interface BoughtLines {
  readonly orderId: number;
  readonly lines: readonly Pick<OrderLine, 'id' | 'productId' | 'variationId' | 'quantity'>[];
}

/** One permission for each file of each line. The download limit is multiplied by the quantity. */
export const permissionsFor = (
  { orderId, lines }: BoughtLines,
  sold: readonly SoldFiles[],
  released: Moment,
): readonly NewPermission[] =>
  lines.flatMap((line) => {
    const files = sold.find(({ ownerId }) => ownerId === fileOwnerId(line));
    if (!files) return [];
    const remaining = files.limit === null ? null : Math.min(files.limit * line.quantity, MAX_INTEGER);
    const expiresAt = files.expiryDays === null ? null : endOfDay(released, files.expiryDays);
    return files.fileIds.map((fileId) => ({
      orderId,
      orderLineId: line.id,
      ownerId: files.ownerId,
      fileId,
      remaining,
      expiresAt,
    }));
  });

export const fileOwnerId = ({ productId, variationId }: Pick<OrderLine, 'productId' | 'variationId'>): number =>
  variationId ?? productId;

/** The largest value of a PostgreSQL integer. */
const MAX_INTEGER = 2 ** 31 - 1;
