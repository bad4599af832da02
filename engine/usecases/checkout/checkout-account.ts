import { refusePassword } from '#engine/domain/customers/credentials.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import { NO_PROFILE_CHANGE } from '#engine/domain/customers/profile.ts';
import type { CustomerForbidden, RegistrationRefusal } from '#engine/domain/customers/refusals.ts';
import type { Registration } from '#engine/domain/customers/register.ts';
import type { AccountRequest, CheckoutRequest } from '#engine/domain/orders/checkout-request.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { customerNumber, type Session } from '#engine/domain/sessions/session.ts';
import { openAccount } from '../customers/register-customer.ts';
import type { Caller, Needs, UnitOfWork } from '../ports/ports.ts';
import { type Attempt, rateLimit, refundAttempt } from '../rate-limits/rate-limit.ts';

export interface PreparedAccount extends AccountRequest {
  readonly passwordHash: string;
}

/** Null without a requested account, and for a logged-in customer. The password is hashed before any transaction. */
export async function prepareAccount(
  needs: Needs,
  { customerId, clientAddress }: Caller,
  { account, billing }: CheckoutRequest,
): Promise<Result<PreparedAccount | null, RegistrationRefusal | RateLimitRefusal>> {
  if (!account || customerNumber(customerId) !== null) return ok(null);
  if (account.username.trim() === '' && account.password === '') return ok(null);
  const owner = { username: account.username, email: '', firstName: '', lastName: '', ...billing };
  const refusal = refusePassword(account.password, owner);
  if (refusal) return refuse(refusal);
  const open = await rateLimit(needs, registrationAttempt({ customerId, clientAddress }));
  if (!open.ok) return open;
  return ok({ ...account, passwordHash: await needs.passwords.hash(account.password) });
}

const registrationAttempt = ({ customerId, clientAddress }: Pick<Caller, 'customerId' | 'clientAddress'>): Attempt => ({
  action: 'registration',
  subject: customerId,
  clientAddress,
});

/** Takes the attempt back where no account was opened, unless the answer reveals that somebody has the name or address. */
export async function refundAccount(needs: Needs, caller: Caller, code: string): Promise<void> {
  if (code === 'ACCOUNT_EMAIL_TAKEN' || code === 'USERNAME_TAKEN') return;
  await refundAttempt(needs, registrationAttempt(caller));
}

interface CheckoutContext {
  readonly needs: Needs;
  readonly shop: UnitOfWork;
  readonly caller: Caller;
}

/** Opens the account in the order's transaction, with its billing data. */
export function openCheckoutAccount(
  { needs, shop, caller: { language } }: CheckoutContext,
  { username, password, passwordHash }: PreparedAccount,
  { billing, shipping }: Pick<Session, 'billing' | 'shipping'>,
): Promise<Result<Customer, RegistrationRefusal>> {
  const { email, firstName, lastName } = billing;
  const registration: Registration = {
    ...NO_PROFILE_CHANGE,
    username,
    password,
    email,
    firstName,
    lastName,
    billing,
    shipping,
  };
  return openAccount({ needs, shop, language }, registration, passwordHash);
}

/** Stores the order's addresses in the customer's account. Refuses when it has been erased since the request began. */
export async function saveAddresses(
  { needs, shop }: Omit<CheckoutContext, 'caller'>,
  order: Order,
): Promise<Result<null, CustomerForbidden>> {
  if (order.customerId === null) return ok(null);
  const account = await shop.customers.forUpdate(order.customerId);
  if (!account) return refuse({ code: 'CUSTOMER_FORBIDDEN' });
  const { customer } = account;
  await shop.customers.save({
    ...customer,
    firstName: customer.firstName || order.billing.firstName,
    lastName: customer.lastName || order.billing.lastName,
    billing: order.billing,
    shipping: order.needsShipping ? order.shipping : customer.shipping,
    modifiedAt: needs.now(),
  });
  return ok(null);
}
