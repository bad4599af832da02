import type { Order } from '#engine/domain/orders/order.ts';
import type { ReadOrderRefusal } from '#engine/domain/orders/refusals.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { rateLimit, refundAttempt } from '../rate-limits/rate-limit.ts';
import { openSession } from '../sessions/open-session.ts';

export interface GuestOrder {
  readonly id: number;
  /** Email address of the billing address. */
  readonly email: string;
}

/**
 * Gives a guest's new session access to an order of a lost one. A customer's order needs a login. Missing and forbidden
 * orders are refused alike.
 */
export async function findGuestOrder(
  needs: Needs,
  caller: Caller,
  { id, email }: GuestOrder,
): Promise<Result<Order, ReadOrderRefusal | RateLimitRefusal>> {
  // One address cannot be tried with every number, nor one number with every address.
  const attempts = [email, `number ${id}`].map((subject) => ({
    action: 'order-lookup' as const,
    subject,
    clientAddress: caller.clientAddress,
  }));
  for (const attempt of attempts) {
    const open = await rateLimit(needs, attempt);
    if (!open.ok) return open;
  }
  const order = await needs.orders.find(id);
  if (!order || order.customerId !== null || !isSameEmail(order.billing.email, email)) {
    return refuse({ code: 'ORDER_FORBIDDEN' });
  }
  for (const attempt of attempts) await refundAttempt(needs, attempt);
  await needs.unitOfWork(async ({ sessions }) => {
    const session = openSession(needs, caller, await sessions.forUpdate(caller.customerId));
    await sessions.save({ ...session, orders: [...new Set([...session.orders, id])] });
  });
  return ok(order);
}

const isSameEmail = (one: string, other: string): boolean => one !== '' && foldName(one) === foldName(other);
