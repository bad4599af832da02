import { expect, test } from 'vitest';
import { form } from '../../model/testing/cart.ts';
import { SARI, TYPED_FIELDS } from '../../model/testing/people.ts';
import { saveAddress } from './save-address.ts';
import { BILLING, checkoutShop, destinationOf, HOME, OFFICE } from './testing/checkout-shop.ts';

const TYPED = { ...TYPED_FIELDS, billingIsSame: 'on' };
const TYPED_ADDRESS = {
  firstName: 'Budi',
  lastName: 'Santoso',
  company: '',
  country: 'ID',
  postcode: '60235',
  state: 'JI',
  city: 'Kota Surabaya',
  address1: 'Jl. Ahmad Yani 88',
  address2: 'Kec. Gayungan',
};
const customer = { viewer: SARI, book: [HOME, OFFICE] };
const { id: _id, label: _label, phone: _phone, ...OFFICE_PLACE } = OFFICE;

test('delivers to the card that is chosen, and calls the phone of its recipient', async () => {
  const { shop, shopper } = checkoutShop(customer);
  const response = await saveAddress(form({ savedAddress: 'b', billingIsSame: 'on' }), shop);
  expect(destinationOf(response)).toBe('/en/checkout?step=delivery');
  expect(shopper.saveAddresses).toHaveBeenCalledExactlyOnceWith({
    billing: OFFICE_PLACE,
    shipping: { ...OFFICE_PLACE, phone: OFFICE.phone },
  });
  expect(shopper.requestAddressSaving).toHaveBeenCalledExactlyOnceWith(false);
});

test('calls the buyer where the card names no phone', async () => {
  const { shop, shopper } = checkoutShop(customer);
  await saveAddress(form({ savedAddress: 'a', billingIsSame: 'on' }), shop);
  expect(shopper.saveAddresses.mock.calls[0]?.[0].shipping.phone).toBe(BILLING.phone);
});

test.each([
  ['saved with the order when its box is ticked', { saveAddress: 'on' }, true],
  ['not saved when it is not', {}, false],
])('another address is %s', async (_case, box, isRequested) => {
  const { shop, shopper } = checkoutShop(customer);
  const response = await saveAddress(form({ ...TYPED, ...box, savedAddress: 'other' }), shop);
  expect(destinationOf(response)).toBe('/en/checkout?step=delivery');
  expect(shopper.saveAddresses.mock.calls[0]?.[0]).toEqual({
    billing: TYPED_ADDRESS,
    shipping: { ...TYPED_ADDRESS, phone: BILLING.phone },
  });
  expect(shopper.requestAddressSaving).toHaveBeenCalledExactlyOnceWith(isRequested);
  expect(shopper.saveAddressBook).not.toHaveBeenCalled();
});

test.each([
  ['that the book has already', [HOME, { ...OFFICE, ...TYPED_ADDRESS }]],
  ['for which there is no room', Array.from({ length: 20 }, (_, index) => ({ ...HOME, id: `${index}` }))],
])('an address %s is not saved again', async (_case, book) => {
  const { shop, shopper } = checkoutShop({ viewer: SARI, book });
  await saveAddress(form({ ...TYPED, saveAddress: 'on', savedAddress: 'other' }), shop);
  expect(shopper.requestAddressSaving).toHaveBeenCalledExactlyOnceWith(false);
});

test('saves at once over a backend that takes no notes', async () => {
  const { shop, shopper } = checkoutShop({ ...customer, takesNotes: false });
  await saveAddress(form({ ...TYPED, saveAddress: 'on', savedAddress: 'other' }), shop);
  const [book] = shopper.saveAddressBook.mock.calls[0] ?? [];
  expect(book).toEqual([HOME, OFFICE, expect.objectContaining({ ...TYPED_ADDRESS, phone: BILLING.phone })]);
});

test('a card that lacks something is completed in the fields', async () => {
  const bare = { ...HOME, id: 'c', address2: '' };
  const { shop, shopper } = checkoutShop({ viewer: SARI, book: [bare] });
  expect(await saveAddress(form({ savedAddress: 'c', billingIsSame: 'on' }), shop)).toMatchObject({
    problems: { district: 'required' },
    typed: { savedAddress: 'other', name: 'Sari Wijaya', address1: HOME.address1, billingIsSame: 'on' },
  });
  expect(shopper.saveAddresses).not.toHaveBeenCalled();
});

test('a card that was removed meanwhile counts as another address', async () => {
  const { shop } = checkoutShop(customer);
  expect(await saveAddress(form({ savedAddress: 'gone', billingIsSame: 'on' }), shop)).toMatchObject({
    problems: { name: 'required', address1: 'required' },
  });
});

test('a guest has no cards, and nothing is noted', async () => {
  const { shop, shopper } = checkoutShop();
  const response = await saveAddress(form({ ...TYPED, saveAddress: 'on', savedAddress: 'a' }), shop);
  expect(destinationOf(response)).toBe('/en/checkout?step=delivery');
  expect(shopper.savedAddresses).not.toHaveBeenCalled();
  expect(shopper.requestAddressSaving).not.toHaveBeenCalled();
});
