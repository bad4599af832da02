import { expect, test, vi } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { form } from '../../model/testing/cart.ts';
import { TYPED_FIELDS } from '../../model/testing/people.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { destinationOf, HOME } from '../checkout/testing/checkout-shop.ts';
import { ADDRESS_FORMS } from './address-forms.ts';

const FULL = Array.from({ length: LIMITS.savedAddresses }, (_, place) => ({ ...HOME, id: `${place}` }));

async function post(id: string) {
  const saveAddressBook = vi.fn(async (..._saved: unknown[]) => ({ ok: true, value: null }));
  const shopper = { addressBook: async () => FULL, saveAddressBook, states: async () => ({}) };
  const typed = {
    form: 'address',
    id,
    label: 'Toko',
    ...TYPED_FIELDS,
    phone: '0812 3456 7890',
  };
  const shop = { language: 'en', prefix: 'en', shopper, onError: vi.fn() } as unknown as ShopRequest;
  const url = new URL('https://shop.example/en/my-account?tab=addresses');
  return { response: await ADDRESS_FORMS.address({ form: form(typed), shop, url }), saveAddressBook };
}

test('an address for which a full book has no room is refused in words, with what was typed', async () => {
  const { response, saveAddressBook } = await post('another');
  expect(response).toMatchObject({
    init: { status: 422 },
    data: {
      response: {
        refusal: { message: 'You have 20 addresses. Remove one to add another.' },
        typed: { address1: 'Jl. Ahmad Yani 88' },
      },
    },
  });
  expect(saveAddressBook).not.toHaveBeenCalled();
});

test('an address of a full book can be changed', async () => {
  const { response, saveAddressBook } = await post('3');
  expect(destinationOf(response)).toContain('saved=address');
  expect(saveAddressBook.mock.calls[0]?.[0]).toContainEqual(expect.objectContaining({ id: '3', label: 'Toko' }));
});
