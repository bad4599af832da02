import { expect, test } from 'vitest';
import { form } from '../../model/testing/cart.ts';
import { renderHtml } from '../../testing/render.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';
import { stepResponse } from './step-response.ts';

const GONE = { coupon: null, reason: { code: 'LINE_GONE', facts: {}, fields: [], message: '' } } as const;
const SENT = stepResponse('payment', form({}), { notices: [GONE] });
const PROPS = { lastOrder: null, guestId: null, hasLoginEnded: false, notices: [], sent: undefined } as const;
const render = (props: Partial<Parameters<typeof EmptyCheckout>[0]>) =>
  renderHtml(<EmptyCheckout {...PROPS} {...props} />);

test('says of the last order whether it is paid', () => {
  const lastOrder = { id: 5, number: '5', key: 'wc_order_5', needsPayment: true };
  expect(render({ lastOrder })).toContain('Your order 5 is not paid yet');
  expect(render({ lastOrder: { ...lastOrder, needsPayment: false } })).toContain('We have your order 5');
});

test.each([
  ['before the page was opened', { notices: [GONE] }],
  ['before the step was sent', { sent: SENT }],
])('tells why the cart is empty: what it held was withdrawn %s', (_case, props) => {
  expect(render({})).not.toContain('role="alert"');
  expect(render(props)).toContain('role="alert"');
});
