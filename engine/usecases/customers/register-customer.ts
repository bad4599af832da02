import { welcomeMail } from '#engine/domain/customers/account-mails.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import type { RegistrationRefusal } from '#engine/domain/customers/refusals.ts';
import {
  decideRegistration,
  type Registration,
  registrationAfter,
  requestedUsername,
} from '#engine/domain/customers/register.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { ok, type Result } from '#engine/domain/result.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { Claimed } from '../ports/customers.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import { rateLimit } from '../rate-limits/rate-limit.ts';
import { joinSessions } from './join-sessions.ts';
import type { Visitor } from './log-in.ts';

type Registered = Result<Customer, RegistrationRefusal | RateLimitRefusal>;

/**
 * Registers an account. The visitor's session becomes the new customer's, with the orders it has placed with the same
 * email address; the newest of them fills in name and addresses.
 */
export async function registerCustomer(
  needs: Needs,
  visitor: Visitor,
  registration: Registration,
): Promise<Registered> {
  const attempt = {
    action: 'registration',
    subject: registration.email,
    clientAddress: visitor.clientAddress,
  } as const;
  const open = await rateLimit(needs, attempt);
  if (!open.ok) return open;
  const refusal = refuseEarly(needs, visitor, registration);
  if (refusal) return refusal;
  const passwordHash = await needs.passwords.hash(registration.password);
  return needs.unitOfWork(async (shop) => {
    // Sessions are locked before names, as at checkout, to avoid deadlocks.
    const guest = visitor.guestId === null ? null : await shop.sessions.forUpdate(visitor.guestId);
    const order = guest && (await newestOrder(shop, guest, registration));
    const known = order ? registrationAfter(registration, order) : registration;
    const customer = await openAccount({ needs, shop, language: visitor.language }, known, passwordHash);
    if (!customer.ok) return customer;
    await joinSessions(needs, shop, { guestId: visitor.guestId, customer: customer.value });
    const { id, email } = customer.value;
    if (visitor.guestId !== null) await shop.orders.adopt({ sessionId: visitor.guestId, email }, id);
    return customer;
  });
}

/** Of those that the new account will own. */
async function newestOrder(
  { orders }: Pick<UnitOfWork, 'orders'>,
  guest: Session,
  { email }: Registration,
): Promise<Order | null> {
  const { rows } = await orders.list({ ids: guest.orders, email }, { first: guest.orders.length });
  return rows.find(({ sessionId, customerId }) => sessionId === guest.customerId && customerId === null) ?? null;
}

const NO_CLAIMS: Claimed = { emailOwner: null, names: new Set() };

/** Refusals that do not depend on other customers come first, before the slow hashing. */
function refuseEarly(
  needs: Pick<Needs, 'settings' | 'now'>,
  { language }: Pick<Visitor, 'language'>,
  registration: Registration,
): Extract<Registered, { readonly ok: false }> | null {
  const decided = decideRegistration(registration, facts(needs, language, NO_CLAIMS));
  return decided.ok ? null : decided;
}

interface AccountContext {
  readonly needs: Needs;
  readonly shop: UnitOfWork;
  readonly language: Language;
}

/** Stores the account and queues its welcome email, in the caller's transaction. */
export async function openAccount(
  { needs, shop, language }: AccountContext,
  registration: Registration,
  passwordHash: string,
): Promise<Result<Customer, RegistrationRefusal>> {
  const claimed = await shop.customers.claim({
    email: registration.email,
    username: requestedUsername(registration),
  });
  const decided = decideRegistration(registration, facts(needs, language, claimed));
  if (!decided.ok) return decided;
  const customer = await shop.customers.add(decided.value, passwordHash);
  await shop.outbox.add(welcomeMail(customer));
  return ok(customer);
}

const facts = (
  { settings, now }: Pick<Needs, 'settings' | 'now'>,
  language: Language,
  { emailOwner, names }: Claimed,
) => ({
  geography: settings.geography,
  language,
  now: now(),
  takenNames: names,
  isEmailTaken: emailOwner !== null,
});
