import { expect, test } from 'vitest';
import type { Address } from '../../model/address.ts';
import type { Cart } from '../../model/cart/cart.ts';
import { BLANK_ADDRESS } from '../../model/testing/people.ts';
import { currentStep } from './current-step.ts';
import { type CheckoutFacts, nextStep, stepsOf } from './steps.ts';

const RIZKY: Address = {
  ...BLANK_ADDRESS,
  firstName: 'Rizky',
  lastName: 'Saputra',
  address1: 'Jl. Ahmad Yani No. 88',
  city: 'Surabaya',
  state: 'JI',
  postcode: '60235',
};
const CART: Cart = {
  lines: [],
  taxTakenOff: 0,
  itemCount: 1,
  subtotal: 3690,
  discount: 0,
  codes: [],
  shipping: 150,
  tax: 366,
  total: 3840,
  taxNames: [],
  pricesIncludeTax: true,
  deliversTo: 'ID',
  postcode: '60235',
  needsShipping: true,
  rates: [{ id: 'flat_rate:1', method: 'flat_rate', label: 'Standard', cost: 150 }],
  notices: [],
  chosenRate: 'flat_rate:1',
};

const SHOWN = { hideBillingAddressForVirtualProducts: false };
const HIDDEN = { hideBillingAddressForVirtualProducts: true };

const facts = (change: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  cart: CART,
  billing: { ...RIZKY, email: 'rizky@example.com', phone: '0812 3456 7890' },
  shipping: RIZKY,
  ...change,
});

test.each([
  ['a stranger begins with contact', facts({ billing: BLANK_ADDRESS, shipping: BLANK_ADDRESS }), 'contact'],
  ['who gave no phone number stays at contact', facts({ billing: { ...RIZKY, email: 'r@example.com' } }), 'contact'],
  ['who gave an email goes on to the address', facts({ shipping: BLANK_ADDRESS }), 'address'],
  [
    'a place nobody delivers to stays at delivery',
    facts({ cart: { ...CART, rates: [], chosenRate: null } }),
    'delivery',
  ],
  ['who is known pays', facts(), 'payment'],
] as const)('%s', (_case, known, step) => {
  expect(currentStep(null, known, SHOWN)).toBe(step);
});

test('Back walks to an earlier step, an address typed by hand does not skip one', () => {
  expect(currentStep('contact', facts(), SHOWN)).toBe('contact');
  expect(currentStep('payment', facts({ shipping: BLANK_ADDRESS }), SHOWN)).toBe('address');
  expect(currentStep('nonsense', facts(), SHOWN)).toBe('payment');
  expect(currentStep(null, facts({ billing: BLANK_ADDRESS }), SHOWN)).toBe('contact');
});

test('files are not delivered and need no street', () => {
  const cart = { ...CART, needsShipping: false, rates: [], chosenRate: null };
  const buyer = { ...BLANK_ADDRESS, firstName: 'R', lastName: 'S', email: 'r@example.com' };
  expect(stepsOf(cart, SHOWN)).not.toContain('delivery');
  expect(currentStep(null, facts({ cart, billing: buyer, shipping: BLANK_ADDRESS }), SHOWN)).toBe('payment');
  expect(nextStep('address', cart, SHOWN)).toBe('payment');
});

test('where the billing address is hidden, a buyer of files gives a name and an email address and pays', () => {
  const cart = { ...CART, needsShipping: false, rates: [], chosenRate: null };
  const buyer = { ...BLANK_ADDRESS, email: 'r@example.com' };
  const known = (billing: Address) => facts({ cart, billing, shipping: BLANK_ADDRESS });
  expect(stepsOf(cart, HIDDEN)).toEqual(['contact', 'payment']);
  expect(nextStep('contact', cart, HIDDEN)).toBe('payment');
  expect(currentStep(null, known(buyer), HIDDEN)).toBe('contact');
  expect(currentStep(null, known({ ...buyer, firstName: 'Rizky' }), HIDDEN)).toBe('payment');
  expect(currentStep(null, known({ ...buyer, firstName: 'Rizky', country: '' }), HIDDEN)).toBe('contact');
  expect(currentStep(null, known(buyer), SHOWN)).toBe('address');
  expect(stepsOf(CART, HIDDEN)).toEqual(stepsOf(CART, SHOWN));
});
