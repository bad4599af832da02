import { expect, test, vi } from 'vitest';
import { NO_PROFILE_CHANGE } from '#engine/domain/customers/profile.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { memoryShop, plainPasswords } from '../testing/memory-shop.ts';
import { REGISTRATION } from '../testing/requests.ts';
import { logIn, type Visitor } from './log-in.ts';
import { registerCustomer } from './register-customer.ts';
import { sendPasswordReset } from './reset-password.ts';

const BUDI: Visitor = { guestId: null, language: 'en', clientAddress: '203.0.113.7' };
const STRANGER: Visitor = { ...BUDI, clientAddress: '198.51.100.1' };
const KNOWN = REGISTRATION.email;
const UNKNOWN = 'nobody@example.test';

/** What takes time and could reveal by it whether somebody has an account: slow hashes, and what is written to the disk. */
async function openShop() {
  const passwords = { ...plainPasswords, hash: vi.fn(plainPasswords.hash), verify: vi.fn(plainPasswords.verify) };
  const { needs, store } = await memoryShop({ passwords });
  unwrap(await registerCustomer(needs, BUDI, REGISTRATION));
  const count = vi.fn(needs.attempts.count);
  const unitOfWork = vi.fn(needs.unitOfWork);
  const counted = {
    ...needs,
    attempts: { ...store.attempts, count },
    unitOfWork: unitOfWork as typeof needs.unitOfWork,
  };
  const counters = {
    hashes: passwords.hash,
    verifications: passwords.verify,
    attempts: count,
    transactions: unitOfWork,
  };
  async function workOf(act: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
    for (const { mockClear } of Object.values(counters)) mockClear();
    await act();
    return Object.fromEntries(Object.entries(counters).map(([name, { mock }]) => [name, mock.calls.length]));
  }
  return { needs: counted, workOf };
}

test('a login with an unknown name takes as much work as one with a wrong password', async () => {
  const { needs, workOf } = await openShop();
  const logInAs = (login: string) =>
    workOf(() => logIn(needs, STRANGER, { login, password: 'sore yang sejuk', kind: 'visit' }));
  const work = await logInAs(KNOWN);
  expect(work).toEqual({ hashes: 0, verifications: 1, attempts: 3, transactions: 0 });
  expect(await logInAs(UNKNOWN)).toEqual(work);
});

test('a registration with a taken address takes as many hashes as one with a free address', async () => {
  const { needs, workOf } = await openShop();
  const register = (email: string) =>
    workOf(() =>
      registerCustomer(needs, STRANGER, { ...NO_PROFILE_CHANGE, email, username: '', password: 'sore yang sejuk' }),
    );
  const work = await register(KNOWN);
  expect(work).toEqual({ hashes: 1, verifications: 0, attempts: 2, transactions: 1 });
  expect(await register(UNKNOWN)).toEqual(work);
});

test('a lost password stores as much for an unknown name as for an account', async () => {
  const { needs, workOf } = await openShop();
  const reset = (login: string) => workOf(() => sendPasswordReset(needs, STRANGER, login));
  const writes = ({ attempts = 0, transactions = 0 }: Awaited<ReturnType<typeof reset>>) => attempts + transactions;
  const known = await reset(KNOWN);
  expect(known).toEqual({ hashes: 0, verifications: 0, attempts: 3, transactions: 1 });
  expect(writes(await reset(UNKNOWN))).toBe(writes(known));
});
