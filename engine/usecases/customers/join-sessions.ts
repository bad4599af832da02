import type { Customer } from '#engine/domain/customers/customer.ts';
import { mergeSessions } from '#engine/domain/sessions/merge-sessions.ts';
import { isGuest, type Session } from '#engine/domain/sessions/session.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import { openSession } from '../sessions/open-session.ts';

interface Meeting {
  /** The session the request came with; null when it had none of its own. */
  readonly guestId: string | null;
  readonly customer: Customer;
}

/**
 * What a guest has gathered becomes the customer's, and the guest's session is gone. Always in this order of locks: the
 * guest's session, then the customer's.
 */
export async function joinSessions(
  needs: Pick<Needs, 'now' | 'settings'>,
  shop: Pick<UnitOfWork, 'payments' | 'sessions'>,
  { guestId, customer }: Meeting,
): Promise<Session> {
  const caller = { customerId: String(customer.id) };
  const guest = guestId !== null && isGuest(guestId) ? await shop.sessions.forUpdate(guestId) : null;
  const kept = await shop.sessions.forUpdate(caller.customerId);
  const stored = kept
    ? openSession(needs, caller, kept)
    : { ...openSession(needs, caller, null), ...addressesOf(customer) };
  const session = guest
    ? mergeSessions(openSession(needs, { customerId: guest.customerId }, guest), stored, needs.settings)
    : stored;
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
