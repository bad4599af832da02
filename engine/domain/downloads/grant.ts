import type { OrderLine } from '../orders/order.ts';
import type { NewPermission, SoldFiles } from './download.ts';

interface Bought {
  readonly orderId: number;
  readonly lines: readonly Pick<OrderLine, 'id' | 'productId' | 'variationId' | 'quantity'>[];
}

/** One permission for each file of each line; every bought piece brings its own number of downloads. */
export const permissionsFor = (
  { orderId, lines }: Bought,
  sold: readonly SoldFiles[],
  at: Date,
): readonly NewPermission[] =>
  lines.flatMap((line) => {
    const files = sold.find(({ ownerId }) => ownerId === ownerOf(line));
    if (!files) return [];
    const remaining = files.limit === null ? null : Math.min(files.limit * line.quantity, MOST);
    const expiresAt = files.expiryDays === null ? null : dayAfter(at, files.expiryDays);
    return files.fileIds.map((fileId) => ({
      orderId,
      orderLineId: line.id,
      ownerId: files.ownerId,
      fileId,
      remaining,
      expiresAt,
    }));
  });

export const ownerOf = ({ productId, variationId }: Pick<OrderLine, 'productId' | 'variationId'>): number =>
  variationId ?? productId;

/** What an integer column holds. */
const MOST = 2 ** 31 - 1;

/** The beginning of the day (UTC) that comes so many days after that of `at`. */
const dayAfter = (at: Date, days: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + days));
