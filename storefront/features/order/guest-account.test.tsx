import { expect, test } from 'vitest';
import { ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import { SENT } from '../../model/testing/orders.ts';
import { renderHtml } from '../../testing/render.tsx';
import { GuestAccount } from './guest-account.tsx';

test.each([
  ['this shop itself', true],
  ['another backend', false],
])('an account that takes the order up is offered by %s: %s', (_case, isOwnEngine) => {
  const html = renderHtml(<GuestAccount order={SENT} urlKey={null} />, { isOwnEngine });
  expect(html.includes(ORDER_ACTIONS.en.accountLead)).toBe(isOwnEngine);
});
