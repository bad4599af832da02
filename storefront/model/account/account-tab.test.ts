import { expect, test } from 'vitest';
import { accountTabOf } from './account-tab.ts';

test.each([
  [null, 'dashboard'],
  ['', 'dashboard'],
  ['nonsense', 'dashboard'],
  ['orders', 'orders'],
  ['data', 'data'],
])('the address ?tab=%s shows the tab %s', (name, tab) => {
  expect(accountTabOf(name)).toBe(tab);
});
