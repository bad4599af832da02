import { fileOwnerId, permissionsFor, releasesFiles } from '#engine/domain/downloads/permission.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { Needs, UnitOfWork } from '../ports.ts';

/**
 * Part of every step that changes an order's state, in the same transaction: an order that now gives out files gets its
 * permissions. May be repeated.
 */
export async function grantDownloads(
  { downloads }: Pick<UnitOfWork, 'downloads'>,
  order: Order,
  { settings, now }: Pick<Needs, 'settings' | 'now'>,
): Promise<void> {
  if (!releasesFiles(order, settings.downloadsFrom)) return;
  const sold = await downloads.soldFiles([...new Set(order.lines.map(fileOwnerId))]);
  const permissions = permissionsFor({ orderId: order.id, lines: order.lines }, sold, order.completedAt ?? now());
  if (permissions.length > 0) await downloads.grant(permissions);
}
