import { expect, test } from 'vitest';
import { ATTEMPT_LIMITS } from '#engine/domain/rate-limits/attempt-limits.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import { memoryShop } from '../testing/memory-shop.ts';

const login = (subject: string | null, clientAddress?: string) => ({
  action: 'login' as const,
  subject,
  clientAddress,
});

async function shopAfterAttempts(subject: string, attempts: number) {
  const shop = await memoryShop();
  for (let attempt = 0; attempt < attempts; attempt += 1) await shop.usecases.rateLimit(login(subject));
  return shop;
}

test('limits attempts per account, however its name is written', async () => {
  const { usecases } = await shopAfterAttempts('budi', ATTEMPT_LIMITS.login.subject.attempts);
  for (const name of [' BUDI ', 'ｂｕｄｉ']) {
    expect(await usecases.rateLimit(login(name))).toEqual({
      ok: false,
      refusal: { code: 'TOO_MANY_TRIES', seconds: 90 },
    });
  }
  expect((await usecases.rateLimit(login('sari'))).ok).toBe(true);
  expect((await usecases.rateLimit({ ...login('budi'), action: 'coupon' })).ok).toBe(true);
});

test('limits attempts per client without using up other accounts’ attempts', async () => {
  const { usecases } = await memoryShop();
  const { attempts } = ATTEMPT_LIMITS.login.network;
  for (let attempt = 0; attempt < attempts; attempt += 1)
    await usecases.rateLimit(login(`name-${attempt}`, '2001:db8::1'));
  for (let attempt = 0; attempt < 2 * attempts; attempt += 1) {
    expect((await usecases.rateLimit(login('budi', '2001:db8::2'))).ok).toBe(false);
  }
  expect((await usecases.rateLimit(login('budi', '2001:db8:0:1::1'))).ok).toBe(true);
});

test('does not count a refunded attempt', async () => {
  const { usecases } = await shopAfterAttempts('budi', ATTEMPT_LIMITS.login.subject.attempts);
  await usecases.refundAttempt(login('budi'));
  expect((await usecases.rateLimit(login('budi'))).ok).toBe(true);
});

test('allows another attempt after waiting', async () => {
  const { usecases, at } = await shopAfterAttempts('budi', ATTEMPT_LIMITS.login.subject.attempts);
  at(new Date(NOON.getTime() + 89_000));
  expect(await usecases.rateLimit(login('budi'))).toMatchObject({ ok: false, refusal: { seconds: 1 } });
  at(new Date(NOON.getTime() + 90_000));
  expect((await usecases.rateLimit(login('budi'))).ok).toBe(true);
});

test('stores nothing of an attempt that could be found out without the secret of the shop', async () => {
  const storedWith = async (secret: string) => {
    const { usecases, store } = await memoryShop({ sign: (text) => `${secret} ${text}` });
    const attempt = login('budi', '203.0.113.5');
    await usecases.rateLimit(attempt);
    await usecases.rateLimit({ ...attempt, device: 'phone' });
    return [...store.state.attempts.keys()];
  };
  const [one, other] = [await storedWith('one'), await storedWith('other')];
  expect(one).toHaveLength(4);
  expect(one.filter((key) => other.includes(key))).toEqual([]);
});
