import { describe, expect, test } from 'vitest';
import { NO_PROFILE_CHANGE } from '#engine/domain/customers/profile.ts';
import type { Registration } from '#engine/domain/customers/register.ts';
import { ATTEMPT_LIMITS } from '#engine/domain/rate-limits/attempt-limits.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { guest, memoryShop } from '../testing/memory-shop.ts';
import { addRequest, checkout, REGISTRATION } from '../testing/requests.ts';
import { logIn, type Visitor } from './log-in.ts';
import { sendPasswordReset } from './reset-password.ts';

const VISITOR: Visitor = { guestId: null, language: 'en' };
const CREDENTIALS = { login: REGISTRATION.username, password: REGISTRATION.password, kind: 'remembered' } as const;
const hoursLater = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);

async function shopWithBudi() {
  const shop = await memoryShop();
  return { ...shop, budi: unwrap(await shop.usecases.registerCustomer(VISITOR, REGISTRATION)) };
}

describe('an account opened after an order', () => {
  const visitor = { ...VISITOR, guestId: guest(1).customerId };
  const registerAfterOrder = async (given: Partial<Registration>) => {
    const shop = await memoryShop();
    await shop.usecases.addToCart(guest(1), addRequest(shop.ids.cleaner));
    unwrap(await shop.usecases.placeOrder(guest(1), checkout()));
    const registration = { ...REGISTRATION, email: JAKARTA.email, username: '' };
    return unwrap(await shop.usecases.registerCustomer(visitor, { ...registration, ...given }));
  };

  test('takes name and addresses from it', async () => {
    const { firstName, lastName } = JAKARTA;
    expect(await registerAfterOrder({})).toMatchObject({
      firstName,
      lastName,
      displayName: `${firstName} ${lastName}`,
      billing: JAKARTA,
      shipping: { address1: JAKARTA.address1 },
    });
  });

  test('keeps the name it is given', async () => {
    expect(await registerAfterOrder({ firstName: 'Sari' })).toMatchObject({ displayName: 'Sari', billing: JAKARTA });
  });

  test('takes nothing from an order with another email address', async () => {
    expect(await registerAfterOrder({ email: 'sari@example.test' })).toMatchObject({
      firstName: '',
      billing: { address1: '' },
      shipping: { address1: '' },
    });
  });
});

test('rehashes a password with outdated parameters at the next login', async () => {
  const { usecases, store, budi } = await shopWithBudi();
  await store.unitOfWork(({ customers }) => customers.setPassword(budi.id, 'old pagi yang cerah'));
  const logged = await usecases.logIn(VISITOR, CREDENTIALS);
  expect((await store.customers.findByLogin('budi'))?.passwordHash).toBe('plain pagi yang cerah');
  expect(logged.ok && (await usecases.findLoggedInCustomer(logged.value.login.id))?.id).toBe(budi.id);
});

test('refuses a login whose password changes meanwhile, and keeps the guest’s cart', async () => {
  const { usecases, store, needs, budi, ids } = await shopWithBudi();
  await usecases.addToCart(guest(1), addRequest(ids.cleaner));
  const slow = {
    ...needs,
    passwords: {
      ...needs.passwords,
      async verify() {
        await store.unitOfWork(({ customers }) => customers.setPassword(budi.id, 'plain another one'));
        return true;
      },
    },
  };
  const visitor = { ...VISITOR, guestId: guest(1).customerId };
  expect(await logIn(slow, visitor, CREDENTIALS)).toEqual({ ok: false, refusal: { code: 'PASSWORD_WRONG' } });
  expect([...store.state.sessions.keys()]).toContain(guest(1).customerId);
  expect(store.state.logins.size).toBe(0);
});

test('keeps no session for an account that is erased while a guest’s is joined to it', async () => {
  const { usecases, store, budi, ids } = await shopWithBudi();
  await usecases.addToCart(guest(1), addRequest(ids.cleaner));
  await store.unitOfWork(({ customers }) => customers.remove(budi.id));
  await usecases.claimGuestSession({ guestId: guest(1).customerId, customer: { ...budi, billing: JAKARTA } });
  expect([...store.state.sessions.keys()]).toEqual([guest(1).customerId]);
});

test('purges what has expired, and keeps the rest', async () => {
  const { usecases, store, budi, ids, at } = await shopWithBudi();
  await usecases.addToCart(guest(1), addRequest(ids.cleaner));
  await usecases.logIn(VISITOR, { ...CREDENTIALS, kind: 'visit' });
  await usecases.logIn(VISITOR, CREDENTIALS);
  at(hoursLater(47));
  await usecases.addToCart(guest(2), addRequest(ids.cleaner));
  at(hoursLater(49));
  await usecases.purge(new AbortController().signal);
  expect([...store.state.sessions.keys()].sort()).toEqual([String(budi.id), guest(2).customerId].sort());
  expect([...store.state.logins.values()].map(({ expiresAt }) => expiresAt)).toEqual([hoursLater(14 * 24)]);
});

test('an operator finds accounts, ends their logins and removes them', async () => {
  const { usecases, budi } = await shopWithBudi();
  const { customers } = usecases;
  expect((await customers.list('BUDI', { first: 5 })).rows.map(({ id }) => id)).toEqual([budi.id]);
  for (const who of [budi.id, 'Budi', 'budi@example.test']) {
    expect(await customers.show(who)).toEqual({ customer: budi, orderStats: { count: 0, spent: 0, hasPaid: false } });
  }
  const logged = await usecases.logIn(VISITOR, CREDENTIALS);
  await customers.logOutEverywhere(budi.id);
  expect(logged.ok && (await usecases.findLoggedInCustomer(logged.value.login.id))).toBeNull();
  const request = { who: 'budi', anonymizeOrders: false, force: false, store: true };
  expect(await usecases.forgetCustomer(request)).toMatchObject({ ok: true, value: { account: budi.id } });
  expect(await customers.show('budi')).toBeNull();
  for (const answer of [await usecases.forgetCustomer(request), await customers.logOutEverywhere(budi.id)]) {
    expect(answer).toEqual({ ok: false, refusal: { code: 'CUSTOMER_FORBIDDEN' } });
  }
});

/** How many logins with a wrong password are tried before the account is closed for a while. */
async function attemptsOf(shop: Awaited<ReturnType<typeof shopWithBudi>>, names: readonly string[]): Promise<number> {
  for (let turn = 0; turn < 99; turn += 1) {
    const login = names[turn % names.length] ?? '';
    const answer = await shop.usecases.logIn(VISITOR, { ...CREDENTIALS, login, password: 'wrong' });
    if (!answer.ok && answer.refusal.code === 'TOO_MANY_TRIES') return turn;
  }
  return Number.POSITIVE_INFINITY;
}

test('counts attempts per account over all its names, and per unknown name', async () => {
  const { attempts } = ATTEMPT_LIMITS.login.subject;
  const shop = await shopWithBudi();
  expect(await attemptsOf(shop, ['budi', 'Budi@example.test'])).toBe(attempts);
  expect(await attemptsOf(shop, ['sari', ' SARI '])).toBe(attempts);
  const request = { key: 'k', login: 'budi@example.test', password: 'a new one' };
  expect(await shop.usecases.resetPassword(VISITOR, request)).toMatchObject({
    refusal: { code: 'RESET_LINK_INVALID' },
  });
});

test('limits how often a network has a link checked, together with its resets', async () => {
  const { usecases } = await shopWithBudi();
  const { attempts } = ATTEMPT_LIMITS['reset-key'].network;
  const link = { key: 'k', login: 'budi' };
  for (let turn = 0; turn < attempts; turn += 1) await usecases.checkPasswordReset(at('203.0.113.9'), link);
  const refusal = { code: 'TOO_MANY_TRIES' };
  expect(await usecases.checkPasswordReset(at('203.0.113.9'), link)).toMatchObject({ refusal });
  const reset = await usecases.resetPassword(at('203.0.113.9'), { ...link, password: 'a new one' });
  expect(reset).toMatchObject({ refusal });
});

const at = (clientAddress: string): Visitor => ({ ...VISITOR, clientAddress });

/** Wrong passwords from one network, as many as the shop lets through. */
async function guessFrom({ usecases }: Awaited<ReturnType<typeof shopWithBudi>>, clientAddress: string) {
  for (let turn = 0; turn < ATTEMPT_LIMITS.login.subject.attempts; turn += 1) {
    await usecases.logIn(at(clientAddress), { ...CREDENTIALS, password: 'wrong' });
  }
  return usecases.logIn(at(clientAddress), CREDENTIALS);
}

test('nobody is locked out of an account by guesses from another address', async () => {
  const shop = await shopWithBudi();
  expect(await guessFrom(shop, '203.0.113.7')).toMatchObject({ refusal: { code: 'TOO_MANY_TRIES' } });
  expect((await shop.usecases.logIn(at('203.0.113.8'), CREDENTIALS)).ok).toBe(true);
});

test('guesses from everywhere close an account to strangers, not to a device of its owner, nor to a mailed key', async () => {
  const shop = await shopWithBudi();
  const { attempts } = ATTEMPT_LIMITS.login.everywhere;
  const networks = attempts / ATTEMPT_LIMITS.login.subject.attempts;
  for (let host = 1; host <= networks; host += 1) await guessFrom(shop, `203.0.113.${host}`);
  expect(await shop.usecases.logIn(at('203.0.113.200'), CREDENTIALS)).toMatchObject({
    refusal: { code: 'TOO_MANY_TRIES' },
  });
  const device = { id: 'phone', customerId: shop.budi.id };
  expect((await shop.usecases.logIn(at('203.0.113.200'), { ...CREDENTIALS, device })).ok).toBe(true);

  await shop.usecases.sendPasswordReset(at('203.0.113.200'), 'budi');
  const [mail] = await shop.store.mails.list({ limit: 1 });
  const key = mail?.mail.kind === 'password-reset' ? mail.mail.key : '';
  const request = { key, login: 'budi', password: 'sore yang sejuk' };
  expect((await shop.usecases.resetPassword(at('203.0.113.200'), request)).ok).toBe(true);
});

test('guesses from its own network keep no device of the owner out, which has attempts of its own', async () => {
  const shop = await shopWithBudi();
  const device = { id: 'phone', customerId: shop.budi.id };
  const onDevice = (password: string, known = device) =>
    shop.usecases.logIn(at('203.0.113.7'), { ...CREDENTIALS, password, device: known });
  expect(await guessFrom(shop, '203.0.113.7')).toMatchObject({ refusal: { code: 'TOO_MANY_TRIES' } });
  expect((await onDevice(CREDENTIALS.password)).ok).toBe(true);
  // Another customer's device is a stranger.
  const another = { ...device, customerId: shop.budi.id + 1 };
  expect(await onDevice(CREDENTIALS.password, another)).toMatchObject({ refusal: { code: 'TOO_MANY_TRIES' } });
  for (let turn = 0; turn < ATTEMPT_LIMITS.login.subject.attempts; turn += 1) {
    expect(await onDevice('wrong')).toMatchObject({ refusal: { code: 'PASSWORD_WRONG' } });
  }
  expect(await onDevice(CREDENTIALS.password)).toMatchObject({ refusal: { code: 'TOO_MANY_TRIES' } });
});

test('requests from another address keep nobody from a reset link, which the last of them has sent', async () => {
  const { usecases, store } = await shopWithBudi();
  const { attempts } = ATTEMPT_LIMITS['password-reset'].subject;
  for (let turn = 0; turn < attempts; turn += 1) await usecases.sendPasswordReset(at('203.0.113.7'), 'budi');
  expect(await usecases.sendPasswordReset(at('203.0.113.7'), 'budi')).toMatchObject({ ok: false });
  expect((await usecases.sendPasswordReset(at('203.0.113.8'), 'budi')).ok).toBe(true);
  const [mail] = await store.mails.list({ limit: 1 });
  const key = mail?.mail.kind === 'password-reset' ? mail.mail.key : '';
  const request = { key, login: 'budi', password: 'sore yang sejuk' };
  expect((await usecases.resetPassword(at('203.0.113.8'), request)).ok).toBe(true);
});

test('a reset link ends with the email address it went to', async () => {
  const { usecases, store, budi } = await shopWithBudi();
  await usecases.sendPasswordReset(VISITOR, 'budi');
  const [mail] = await store.mails.list({ limit: 1 });
  const key = mail?.mail.kind === 'password-reset' ? mail.mail.key : '';
  const link = { key, login: 'budi' };
  const caller = { customerId: String(budi.id), language: 'en' } as const;
  const change = (profile: Partial<typeof NO_PROFILE_CHANGE>) =>
    usecases.changeAccount(caller, { profile: { ...NO_PROFILE_CHANGE, ...profile }, password: null });
  unwrap(await change({ firstName: 'Budi', email: budi.email }));
  expect((await usecases.checkPasswordReset(VISITOR, link)).ok).toBe(true);
  unwrap(await change({ email: 'new@example.test' }));
  const request = { ...link, password: 'sore yang sejuk' };
  expect(await usecases.resetPassword(VISITOR, request)).toMatchObject({ refusal: { code: 'RESET_LINK_INVALID' } });
});

test('an account keeps its password although its username is somebody else’s email address by now', async () => {
  const { usecases, store } = await memoryShop();
  const name = 'bengkel@example.test';
  const first = unwrap(await usecases.registerCustomer(VISITOR, { ...REGISTRATION, username: name, email: name }));
  const caller = { customerId: String(first.id), language: 'en' } as const;
  const moved = { ...NO_PROFILE_CHANGE, email: 'first@example.test' };
  unwrap(await usecases.changeAccount(caller, { profile: moved, password: null }));
  const other = { ...REGISTRATION, username: '', email: name, password: 'another one’s' };
  unwrap(await usecases.registerCustomer(VISITOR, other));
  const change = { password: 'sore yang sejuk', currentPassword: REGISTRATION.password, loginId: null };
  unwrap(await usecases.changeAccount(caller, { profile: NO_PROFILE_CHANGE, password: change }));
  await usecases.sendPasswordReset(VISITOR, 'first@example.test');
  const mail = (await store.mails.list({ limit: 9 })).find(({ mail: { kind } }) => kind === 'password-reset')?.mail;
  const link = mail?.kind === 'password-reset' ? { key: mail.key, login: mail.username } : { key: '', login: '' };
  expect(unwrap(await usecases.resetPassword(VISITOR, { ...link, password: 'malam yang tenang' })).id).toBe(first.id);
});

test('a reset link is not sent to a mailbox that is left while it is asked for', async () => {
  const { needs, store, usecases, budi } = await shopWithBudi();
  const before = await store.customers.findByLogin('budi');
  const caller = { customerId: String(budi.id), language: 'en' } as const;
  const profile = { ...NO_PROFILE_CHANGE, email: 'new@example.test' };
  unwrap(await usecases.changeAccount(caller, { profile, password: null }));
  const asked = { ...needs, customers: { ...store.customers, findByLogin: async () => before } };
  expect(await sendPasswordReset(asked, VISITOR, 'budi')).toEqual({ ok: true, value: null });
  const mails = await store.mails.list({ limit: 100 });
  expect(mails.filter(({ mail }) => mail.kind === 'password-reset')).toEqual([]);
});

test('delivery to the billing address, and nothing else, changes the session of the account too', async () => {
  const { usecases, store, budi } = await shopWithBudi();
  const caller = { customerId: String(budi.id), language: 'en' } as const;
  const deliveredTo = async (change: Partial<typeof NO_PROFILE_CHANGE>) => {
    unwrap(await usecases.changeAccount(caller, { profile: { ...NO_PROFILE_CHANGE, ...change }, password: null }));
    return store.state.sessions.get(caller.customerId)?.shipping.address1;
  };
  expect(await deliveredTo({ billing: JAKARTA, shipping: { address1: 'Jl. Melati 8' } })).toBe('Jl. Melati 8');
  expect(await deliveredTo({ shippingSameAsBilling: true })).toBe(JAKARTA.address1);
});

test('a client that does not ask for the current password sets a new one all the same', async () => {
  const { usecases, budi } = await shopWithBudi();
  const caller = { customerId: String(budi.id), language: 'en' } as const;
  const password = { password: 'sore yang sejuk', currentPassword: null, loginId: null };
  unwrap(await usecases.changeAccount(caller, { profile: NO_PROFILE_CHANGE, password }));
  expect(await usecases.logIn(VISITOR, CREDENTIALS)).toMatchObject({ refusal: { code: 'PASSWORD_WRONG' } });
  expect(await usecases.logIn(VISITOR, { ...CREDENTIALS, password: password.password })).toMatchObject({ ok: true });
});

test('limits reset emails per account over all its names, without revealing them', async () => {
  const { attempts } = ATTEMPT_LIMITS['password-reset'].subject;
  const { usecases, store } = await shopWithBudi();
  const countMails = async () => (await store.mails.list({ limit: 100 })).length;
  const before = await countMails();
  for (const login of ['budi', 'budi@example.test', 'nobody@example.test']) {
    for (let turn = 0; turn < attempts; turn += 1) {
      expect(await usecases.sendPasswordReset(VISITOR, login)).toEqual({ ok: true, value: null });
    }
    expect(await usecases.sendPasswordReset(VISITOR, login)).toMatchObject({ refusal: { code: 'TOO_MANY_TRIES' } });
  }
  expect((await countMails()) - before).toBe(attempts);
});
