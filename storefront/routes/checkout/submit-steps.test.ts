import { describe, expect, test } from 'vitest';
import { cartOf, form, line } from '../../model/testing/cart.ts';
import { logInAtCheckout } from './log-in.ts';
import { saveContact } from './submit-steps.ts';
import { BILLING, checkoutShop, destinationOf, OFFICE } from './testing/checkout-shop.ts';

const CONTACT = { email: 'budi@example.com', phone: '0813 1111 2222' };

describe('the contact step', () => {
  test('is also whom the courier calls', async () => {
    const { shop, shopper } = checkoutShop();
    expect(destinationOf(await saveContact(form(CONTACT), shop))).toBe('/en/checkout?step=address');
    const { phone } = CONTACT;
    expect(shopper.saveAddresses).toHaveBeenCalledExactlyOnceWith({ billing: CONTACT, shipping: { phone } });
  });

  test('leaves the phone of a recipient who is somebody else', async () => {
    const { shop, shopper } = checkoutShop({ shipping: { ...BILLING, phone: OFFICE.phone } });
    await saveContact(form(CONTACT), shop);
    expect(shopper.saveAddresses).toHaveBeenCalledExactlyOnceWith({ billing: CONTACT, shipping: {} });
  });
});

describe('files, with the billing address', () => {
  const cart = { ...cartOf(line('guide', 1)), needsShipping: false };
  const shopThat = (hides: boolean) =>
    checkoutShop({
      cart,
      billing: { ...BILLING, country: 'SG' },
      settings: { hideBillingAddressForVirtualProducts: hides },
    });

  test('shown: the address is asked for next, and a phone number is welcome', async () => {
    const { shop, shopper } = shopThat(false);
    expect(destinationOf(await saveContact(form(CONTACT), shop))).toBe('/en/checkout?step=address');
    expect(shopper.saveAddresses.mock.calls[0]?.[0].billing).toEqual(CONTACT);
  });

  test('hidden: a name and an email address lead to the payment', async () => {
    const { shop, shopper } = shopThat(true);
    const response = await saveContact(form({ name: 'Budi Santoso', email: CONTACT.email }), shop);
    expect(destinationOf(response)).toBe('/en/checkout?step=payment');
    expect(shopper.saveAddresses).toHaveBeenCalledExactlyOnceWith({
      billing: { firstName: 'Budi', lastName: 'Santoso', email: CONTACT.email, country: 'SG' },
      shipping: {},
    });
  });

  test('hidden: the country is the shop’s own where nothing else is known', async () => {
    const { shop, shopper } = checkoutShop({
      cart,
      billing: { ...BILLING, country: '' },
      settings: { hideBillingAddressForVirtualProducts: true },
    });
    await saveContact(form({ name: 'Budi', email: CONTACT.email }), shop);
    expect(shopper.saveAddresses.mock.calls[0]?.[0].billing.country).toBe('ID');
  });

  test('hidden: both are needed', async () => {
    const { shop } = shopThat(true);
    expect(await saveContact(form({ name: ' ', email: 'budi' }), shop)).toMatchObject({
      problems: { name: 'required', email: 'email' },
    });
  });
});

describe('the login within the contact step', () => {
  const LOGIN = { form: 'login', username: 'sari', password: 'correct horse', remember: 'on' };

  test('keeps what was typed beside it', async () => {
    const { shop, shopper } = checkoutShop();
    const response = await logInAtCheckout(form({ ...LOGIN, email: '', phone: CONTACT.phone }), shop);
    expect(destinationOf(response)).toBe('/en/checkout?step=contact');
    expect(shopper.saveAddresses).toHaveBeenCalledExactlyOnceWith({ billing: { phone: CONTACT.phone }, shipping: {} });
  });

  test('stores nothing that is wrong', async () => {
    const { shop, shopper } = checkoutShop();
    await logInAtCheckout(form({ ...LOGIN, email: 'budi@', phone: 'call me' }), shop);
    expect(shopper.saveAddresses).not.toHaveBeenCalled();
  });

  test('sends everything back but the password when it is refused', async () => {
    const { shop, shopper } = checkoutShop();
    const refusal = { code: 'PASSWORD_WRONG', facts: {}, fields: [], message: '' } as const;
    shopper.logIn.mockResolvedValue({ ok: false, refusal });
    const { form: _form, password: _password, ...typed } = { ...LOGIN, ...CONTACT };
    expect(await logInAtCheckout(form({ ...typed, enter: 1, password: LOGIN.password }), shop)).toMatchObject({
      data: { login: { response: { form: 'login', typed: { ...typed, form: 'login' }, refusal } } },
      init: { status: 422 },
    });
  });
});
