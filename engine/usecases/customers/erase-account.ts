import type { ForgetRefusal, LoginRefusal } from '#engine/domain/customers/refusals.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { type Result, refuse } from '#engine/domain/result.ts';
import { customerNumber } from '#engine/domain/sessions/session.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { proveCurrent } from './change-password.ts';
import { type Forgotten, forgetCustomer } from './forget-customer.ts';

type Erased = Result<Forgotten, ForgetRefusal | LoginRefusal | RateLimitRefusal>;

/**
 * Erases the caller's own account, whose password proves who asks; it does not prove the email address. Orders keep their
 * figures and lose the buyer; while one of them is open the account stays.
 */
export async function eraseAccount(needs: Needs, caller: Caller, password: string): Promise<Erased> {
  const customer = await needs.customers.find(customerNumber(caller.customerId) ?? 0);
  if (!customer) return refuse({ code: 'CUSTOMER_FORBIDDEN' });
  const proven = await proveCurrent({ needs, caller }, customer, { currentPassword: password });
  if (!proven.ok) return proven;
  const account = { who: customer.id, accountOnly: true };
  return forgetCustomer(needs, { ...account, anonymizeOrders: true, force: false, store: true });
}
