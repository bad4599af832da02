import type { LoginKind } from '#engine/domain/customers/credentials.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import type { Login } from '../ports/customers.ts';
import type { Needs } from '../ports.ts';
import { joinSessions } from './join-sessions.ts';
import { beginLogin } from './log-in.ts';

/** Whose login this is; null when it has ended. */
export const recognise = (
  { customers, now }: Pick<Needs, 'customers' | 'now'>,
  loginId: string,
): Promise<Customer | null> => customers.loggedIn(loginId, now());

/**
 * A customer came with the session of a guest: it was begun while the login was not shown, such as between the end of
 * one token and the next. What is in it becomes the customer's.
 */
export async function claimGuest(
  needs: Pick<Needs, 'unitOfWork' | 'now' | 'settings' | 'sessions'>,
  { guestId, customer }: { readonly guestId: string; readonly customer: Customer },
): Promise<void> {
  if (!(await needs.sessions.find(guestId))) return;
  await needs.unitOfWork((shop) => joinSessions(needs, shop, { guestId, customer }));
}

/** One more login for somebody who has just been proven, such as by registering. */
export const beginDeviceLogin = (needs: Needs, customerId: number, kind: LoginKind): Promise<Login> =>
  needs.unitOfWork((shop) => beginLogin({ needs, shop, kind }, customerId));
