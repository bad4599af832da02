import { expect, test } from 'vitest';
import { DASHBOARD } from '../../i18n/messages/account.ts';
import { HOME } from '../../model/testing/orders.ts';
import { renderHtml } from '../../testing/render.tsx';
import { Dashboard } from './dashboard.tsx';

const FACTS = {
  orderCount: 0,
  hasOlderOrders: false,
  fileCount: 0,
  wishlistCount: 0,
  shipping: HOME,
  countries: { ID: 'Indonesia' },
  states: {},
};

test.each([
  ['another phone, which is not shown', { phone: '0813' }, true],
  ['another company', { company: 'PT Maju' }, false],
])('an account with one address and %s', (_case, other, isSame) => {
  const facts = { ...FACTS, billing: { ...HOME, ...other } };
  expect(renderHtml(<Dashboard facts={facts} latestOrders={null} />).includes(DASHBOARD.en.sameAddress)).toBe(isSame);
});

test('orders beyond those that were counted are not denied', () => {
  const facts = { ...FACTS, billing: HOME, orderCount: 100, hasOlderOrders: true };
  expect(renderHtml(<Dashboard facts={facts} latestOrders={null} />)).toContain('>100+</b>');
});
