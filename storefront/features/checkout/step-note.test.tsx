import { createRef } from 'react';
import { expect, test } from 'vitest';
import { cartOf, form, line } from '../../model/testing/cart.ts';
import { BLANK_ADDRESS } from '../../model/testing/people.ts';
import { renderHtml } from '../../testing/render.tsx';
import { StepNote } from './step-note.tsx';
import { type StepResponse, stepResponse } from './step-response.ts';

const PICKUP = { id: 'local_pickup:1', method: 'local_pickup', label: 'Pick up', cost: 0 };
const CART = { ...cartOf(line('flush', 1)), rates: [PICKUP], chosenRate: PICKUP.id };
const FACTS = { cart: CART, billing: BLANK_ADDRESS, shipping: BLANK_ADDRESS };

const htmlOf = (details: Partial<StepResponse>): string => {
  const response = stepResponse('payment', form({}), details);
  return renderHtml(<StepNote facts={FACTS} response={response} failure={null} ref={createRef()} />);
};

const noteOf = (details: Partial<StepResponse>): string => htmlOf(details).replace(/<[^>]+>/g, ' ');

const DELIVERY = 'It was “By road” and is now “Pick up”.';
const TOTAL = 'It was €9.00 and is now €10.00.';
const LEFT = 'A product that is no longer sold was removed from your cart.';
const GONE = { coupon: null, reason: { code: 'LINE_GONE', facts: {}, fields: [], message: '' } } as const;

test.each([
  ['the delivery', { seenDelivery: 'By road' }, [DELIVERY, 'Choose another'], TOTAL],
  ['the total', { seenTotal: 900 }, [TOTAL], DELIVERY],
  ['both', { seenDelivery: 'By road', seenTotal: 900 }, [DELIVERY, TOTAL], null],
  ['the address', { isOtherAddress: true, seenDelivery: 'By road' }, ['The one above is used now.'], TOTAL],
  ['the address and the total', { isOtherAddress: true, seenTotal: 900 }, ['The address has changed', TOTAL], DELIVERY],
  ['the total, with what has left the cart', { seenTotal: 900, notices: [GONE] }, [LEFT, TOTAL], DELIVERY],
  ['the delivery, with what has left the cart', { seenDelivery: 'By road', notices: [GONE] }, [LEFT, DELIVERY], TOTAL],
])('tells that nothing is ordered yet, for %s has changed', (_case, details, shown, missing) => {
  const note = noteOf(details);
  for (const words of [...shown, 'Nothing has been ordered yet.']) expect(note).toContain(words);
  if (missing) expect(note).not.toContain(missing);
});

test.each([
  ['SOLD_OUT_AT_CHECKOUT', true],
  ['TOO_FEW_AT_CHECKOUT', true],
  ['UNPAID_PRODUCT_LIMIT', true],
  ['PAYMENT_UNAVAILABLE', false],
] as const)('leads to the cart where it is what the shop refused: %s', (code, is) => {
  const refusal = { code, facts: { name: 'Wax', available: '1' }, fields: [], message: '' };
  expect(htmlOf({ refusal }).includes('href="/cart"')).toBe(is);
});

test.each([
  ['says nothing', '', 'Something in our shop system failed.'],
  ['gives its own reason', 'No card today.', 'No card today.'],
])('says what to do where a backend refuses an order and %s', (_case, message, words) => {
  expect(noteOf({ refusal: { code: 'UNKNOWN', facts: {}, fields: [], message } })).toContain(words);
});
