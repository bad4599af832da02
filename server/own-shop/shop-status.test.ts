import { expect, test } from 'vitest';
import { unfinished } from './shop-status.ts';

const OFF = { enabled: false } as const;

test.each([
  ['neither by transfer nor on delivery', { bankTransfer: OFF, cashOnDelivery: OFF }, {}, true],
  ['by card alone', { bankTransfer: OFF, cashOnDelivery: OFF }, { STRIPE_SECRET_KEY: 'sk_live_1' }, false],
  ['on delivery alone', { bankTransfer: OFF }, {}, false],
] as const)('a shop that is paid %s', (_case, payments, environment, isMissing) => {
  const missing = unfinished({ DATA_DIR: '/nowhere', ...environment }, { payments });
  expect(missing.includes('payments')).toBe(isMissing);
  expect(missing).not.toContain('payments.bankTransfer.accounts');
});
