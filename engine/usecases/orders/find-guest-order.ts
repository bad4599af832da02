import { foldName } from '#engine/domain/customers/fold-name.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { ReadOrderRefusal } from '#engine/domain/orders/refusals.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { TriesRefusal } from '#engine/domain/tries/refusals.ts';
import { openSession } from '../cart/open-session.ts';
import { forgiveTry, limitTries } from '../limit-tries.ts';
import type { Caller, Needs } from '../ports.ts';

export interface GuestOrder {
  readonly id: number;
  /** The one it was billed to. */
  readonly email: string;
}

/**
 * Lets a guest who has lost the visit read an order again: from here on this visit may. A customer's order is for the
 * login only. Missing and forbidden look the same.
 */
export async function findGuestOrder(
  needs: Needs,
  caller: Caller,
  { id, email }: GuestOrder,
): Promise<Result<Order, ReadOrderRefusal | TriesRefusal>> {
  // Neither one address may be tried with every number, nor one number with every address.
  const attempts = [email, `number ${id}`].map((subject) => ({
    action: 'order-lookup' as const,
    subject,
    clientAddress: caller.clientAddress,
  }));
  for (const attempt of attempts) {
    const open = await limitTries(needs, attempt);
    if (!open.ok) return open;
  }
  const order = await needs.orders.find(id);
  if (!order || order.customerId !== null || !isSameEmail(order.billing.email, email)) {
    return refused({ code: 'ORDER_FORBIDDEN' });
  }
  for (const attempt of attempts) await forgiveTry(needs, attempt);
  await needs.unitOfWork(async ({ sessions }) => {
    const session = openSession(needs, caller, await sessions.forUpdate(caller.customerId));
    await sessions.save({ ...session, orders: [...new Set([...session.orders, id])] });
  });
  return granted(order);
}

const isSameEmail = (one: string, other: string): boolean => one !== '' && foldName(one) === foldName(other);
