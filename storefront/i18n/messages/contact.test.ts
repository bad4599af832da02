import { expect, test } from 'vitest';
import { PHONE } from '#contract/inputs/phone.ts';
import { CONTACT } from './contact.ts';

test.each(['id', 'en'] as const)('says in %s how many digits a phone number has', (language) => {
  const [fewest = 0, most = 0] = CONTACT[language].problems.phoneInvalid.match(/\d+/g)?.map(Number) ?? [];
  const isTaken = (digits: number) => PHONE.test('8'.repeat(digits));
  expect([fewest - 1, fewest, most, most + 1].map(isTaken)).toEqual([false, true, true, false]);
});
