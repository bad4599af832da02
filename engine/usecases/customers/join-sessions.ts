import { billingOf, type Customer } from '#engine/domain/customers/customer.ts';
import { mergeSessions } from '#engine/domain/sessions/merge-sessions.ts';
import { isGuest, type Session } from '#engine/domain/sessions/session.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import { openSession } from '../sessions/open-session.ts';

interface JoinedSessions {
  /** The guest session of the request. Null when there is none. */
  readonly guestId: string | null;
  readonly customer: Customer;
}

/**
 * Merges the guest's session into the customer's, and deletes it. Always locks in this order: the guest's session, then
 * the customer's.
 */
export async function joinSessions(
  needs: Pick<Needs, 'now' | 'settings'>,
  shop: Pick<UnitOfWork, 'payments' | 'sessions'>,
  { guestId, customer }: JoinedSessions,
): Promise<Session> {
  const caller = { customerId: String(customer.id) };
  const guest = guestId !== null && isGuest(guestId) ? await shop.sessions.forUpdate(guestId) : null;
  const locked = await shop.sessions.forUpdate(caller.customerId);
  const stored = locked
    ? openSession(needs, caller, locked)
    : { ...openSession(needs, caller, null), ...addressesOf(customer) };
  const joined = guest
    ? mergeSessions(openSession(needs, { customerId: guest.customerId }, guest), stored, needs.settings)
    : stored;
  const session = { ...joined, billing: billingOf({ ...joined, email: customer.email }) };
  if (guest) {
    await shop.payments.transferCart(guest.customerId, caller.customerId);
    await shop.sessions.remove(guest.customerId);
  }
  await shop.sessions.save(session);
  return session;
}

const addressesOf = ({ billing, shipping }: Customer) => ({
  billing,
  shipping,
  shippingCalculated: billing.country !== '' || shipping.country !== '',
});
