import type { NewOrder } from '#engine/domain/orders/order.ts';
import type { HoldRefusal } from '#engine/domain/orders/refusals.ts';
import { isLargeOrder, refusePaidNow, type UnpaidPieces } from '#engine/domain/orders/unpaid-pieces.ts';
import { publicNetwork } from '#engine/domain/rate-limits/client-network.ts';
import type { UnpaidBuyer } from '../ports/orders.ts';
import type { Caller, Needs, UnitOfWork } from '../ports/ports.ts';
import { rateLimit } from '../rate-limits/rate-limit.ts';

/** A guest, or a customer who has never paid for an order. */
export interface UnprovenBuyer {
  readonly unpaid: UnpaidPieces;
  /** Signed, so that the stored text reveals no address. Null where none is known. */
  readonly network: string | null;
}

interface Context {
  readonly needs: Needs;
  readonly shop: Pick<UnitOfWork, 'orders' | 'attempts'>;
  readonly caller: Caller;
}

/**
 * What such a buyer holds unpaid, locked for this transaction: a second order of the same buyer or network waits for the first.
 * Null for a customer who has paid before.
 */
export async function lockUnprovenBuyer(
  { needs, shop: { orders }, caller }: Context,
  buyer: UnpaidBuyer,
): Promise<UnprovenBuyer | null> {
  if ('account' in buyer && (await orders.hasPaid(buyer.account))) return null;
  const address = caller.clientAddress && publicNetwork(caller.clientAddress);
  const network = address ? needs.sign(`network ${address}`) : null;
  return { network, unpaid: await orders.lockUnpaidPieces({ buyer, network }) };
}

type HeldOrder = Pick<NewOrder, 'customerId' | 'sessionId' | 'billing' | 'lines'>;

/**
 * Counts a large order of such a buyer, each time that its pieces are about to be held until a card is charged. So nobody empties the
 * shelves again and again without ever paying.
 */
export async function limitLargeOrder(
  { needs, shop, caller }: Context,
  { network }: Pick<UnprovenBuyer, 'network'>,
  { customerId, sessionId, billing, lines }: HeldOrder,
): Promise<HoldRefusal | null> {
  const limits = needs.settings.unpaidGuestOrders;
  if (!isLargeOrder({ lines, isGuest: customerId === null, limits })) return null;
  const subject = customerId === null ? billing.email || sessionId : `account ${customerId}`;
  const clientAddress = network === null ? null : caller.clientAddress;
  const attempt = { action: 'large-order', subject, clientAddress } as const;
  const counted = await rateLimit({ ...needs, attempts: shop.attempts }, attempt);
  return counted.ok ? null : { code: 'LARGE_ORDERS_LIMIT' };
}

/** Why the pieces of a failed order are not held once more for whoever wants to pay it. What would be refused to a new order is refused to it. */
export async function refuseToHoldAgain(context: Context, order: HeldOrder): Promise<HoldRefusal | null> {
  const { customerId, sessionId, billing } = order;
  const buyer = customerId === null ? { sessionId, email: billing.email } : { account: customerId };
  const unproven = await lockUnprovenBuyer(context, buyer);
  if (!unproven) return null;
  const limits = context.needs.settings.unpaidGuestOrders;
  const held = { isGuest: customerId === null, limits, unpaid: unproven.unpaid };
  return refusePaidNow(held) ?? limitLargeOrder(context, unproven, order);
}
