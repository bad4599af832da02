import { emailChangedMail } from '#engine/domain/customers/account-mails.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import { changeProfile, type ProfileChange } from '#engine/domain/customers/profile.ts';
import type {
  CustomerForbidden,
  LoginRefusal,
  PasswordRefusal,
  ProfileRefusal,
} from '#engine/domain/customers/refusals.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { updateAddresses } from '#engine/domain/sessions/change-session.ts';
import { customerNumber, type Session } from '#engine/domain/sessions/session.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { Login } from '../ports/customers.ts';
import type { Caller, Needs, UnitOfWork } from '../ports/ports.ts';
import { openSession } from '../sessions/open-session.ts';
import {
  isOvertaken,
  type NewPassword,
  type PreparedPassword,
  preparePassword,
  replacePassword,
} from './change-password.ts';
import { beginLogin } from './log-in.ts';

export interface AccountChange {
  readonly profile: ProfileChange;
  readonly password: NewPassword | null;
}

export interface AccountChanged {
  readonly customer: Customer;
  /** A new password ends all logins and starts this one. */
  readonly login: Login | null;
}

type Refused = ProfileRefusal | PasswordRefusal | LoginRefusal | CustomerForbidden | RateLimitRefusal;

/** Changes the caller's own account, and with new addresses the session too: all or nothing. */
export async function changeAccount(
  needs: Needs,
  caller: Caller,
  { profile, password }: AccountChange,
): Promise<Result<AccountChanged, Refused>> {
  const prepared = password ? await preparePassword(needs, caller, password) : ok(null);
  if (!prepared.ok) return prepared;
  return needs.unitOfWork(async (shop) => {
    const changed = await decide({ needs, shop, caller }, profile, prepared.value);
    if (!changed.ok) return changed;
    const { session, customer } = changed.value;
    if (session) await shop.sessions.save(session);
    await shop.customers.save(customer);
    if (changed.value.oldAddress) await leaveAddress(shop, changed.value.oldAddress, customer);
    if (!prepared.value) return ok({ customer, login: null });
    const { hash, loginId } = prepared.value;
    const present = (await shop.customers.loginsOf(customer.id)).find(({ id }) => id === loginId);
    await replacePassword({ needs, shop }, customer, hash);
    const kind = present?.kind ?? 'device';
    return ok({ customer, login: await beginLogin({ needs, shop, kind }, customer.id) });
  });
}

/** A reset link that lies in the old mailbox is worth nothing any more, and whoever reads that mailbox is told why. */
async function leaveAddress({ customers, outbox }: UnitOfWork, before: Customer, after: Customer): Promise<void> {
  await customers.setReset(after, null);
  await outbox.add(emailChangedMail(before, after.email));
}

interface AccountContext {
  readonly needs: Needs;
  readonly shop: UnitOfWork;
  readonly caller: Caller;
}

interface Decided {
  /** Null when the session does not change. */
  readonly session: Session | null;
  readonly customer: Customer;
  /** The account before the change, when its email address has changed. */
  readonly oldAddress: Customer | null;
}

/** Locks and decides, without writing. */
async function decide(
  { needs, shop, caller }: AccountContext,
  profile: ProfileChange,
  prepared: PreparedPassword | null,
): Promise<Result<Decided, ProfileRefusal | CustomerForbidden>> {
  const { geography } = needs.settings;
  const session = openSession(needs, caller, await shop.sessions.forUpdate(caller.customerId));
  const account = await shop.customers.forUpdate(customerNumber(caller.customerId) ?? 0);
  if (!account || isOvertaken(account, prepared)) return refuse({ code: 'CUSTOMER_FORBIDDEN' });
  const changed = changeProfile(account.customer, profile, geography);
  if (!changed.ok) return changed;
  if (await isEmailTaken(shop, changed.value, account.customer)) return refuse({ code: 'ACCOUNT_EMAIL_TAKEN' });
  const customer = { ...changed.value, modifiedAt: needs.now() };
  const hasMoved = foldName(customer.email) !== foldName(account.customer.email);
  const oldAddress = hasMoved ? account.customer : null;
  if (!profile.billing && !profile.shipping && !profile.shippingSameAsBilling)
    return ok({ session: null, customer, oldAddress });
  const updated = updateAddresses(session, profile, geography);
  return updated.ok ? ok({ session: updated.value, customer, oldAddress }) : updated;
}

async function isEmailTaken({ customers }: UnitOfWork, customer: Customer, before: Customer): Promise<boolean> {
  if (foldName(customer.email) === foldName(before.email)) return false;
  const { emailOwner } = await customers.claim(customer);
  return emailOwner !== null && emailOwner !== customer.id;
}
