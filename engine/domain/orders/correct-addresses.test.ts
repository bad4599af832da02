import { describe, expect, test } from 'vitest';
import { anOrder } from '../testing/order.ts';
import { JAKARTA, NOON, SETTINGS } from '../testing/shop.ts';
import { type AddressCorrection, decideCorrectedAddresses } from './correct-addresses.ts';
import { ORDER_STATUSES, type Order } from './order.ts';

const LATER = new Date(NOON.getTime() + 60_000);
const DELIVERY = { ...JAKARTA, email: '' };

const correct = (
  correction: Partial<AddressCorrection>,
  { key = null, ...rest }: Partial<Omit<Order, 'key'>> & { readonly key?: string | null } = {},
) =>
  decideCorrectedAddresses(
    anOrder({ status: 'processing', ...rest }),
    { billing: {}, shipping: {}, ...correction },
    { settings: SETTINGS, key, now: LATER },
  );

test('replaces the given fields, tells both versions of them, and changes no sum', () => {
  const order = anOrder({ status: 'processing' });
  const corrected = correct({ shipping: { address1: ' Jl.  Melati 8 ', state: 'bali', company: 'Toko' } });
  expect(corrected).toEqual({
    ok: true,
    value: {
      order: {
        ...order,
        shipping: { ...DELIVERY, address1: 'Jl. Melati 8', state: 'BA', company: 'Toko' },
        modifiedAt: LATER,
      },
      events: [{ code: 'shipping-corrected', from: 'Jl. Merdeka 1, DKI Jakarta', to: 'Toko, Jl. Melati 8, Bali' }],
    },
  });
});

test('the same correction of both addresses is one entry, and names are whole', () => {
  const both = (rest: object) => correct({ billing: { lastName: 'Dewi', ...rest }, shipping: { lastName: 'Dewi' } });
  const eventsOf = (corrected: ReturnType<typeof both>) => corrected.ok && corrected.value.events;
  const named = { from: 'Budi Santoso', to: 'Budi Dewi' };
  expect(eventsOf(both({}))).toEqual([{ code: 'addresses-corrected', ...named }]);
  expect(eventsOf(both({ email: 'dewi@example.test' }))).toEqual([
    { code: 'billing-corrected', from: 'Budi Santoso, budi@example.test', to: 'Budi Dewi, dewi@example.test' },
    { code: 'shipping-corrected', ...named },
  ]);
});

test('a new link is an entry of its own, with or without a correction', () => {
  const order = anOrder({ status: 'completed' });
  expect(correct({}, { status: 'completed', key: 'wc_order_new' })).toEqual({
    ok: true,
    value: { order: { ...order, key: 'wc_order_new', modifiedAt: LATER }, events: [{ code: 'link-renewed' }] },
  });
  const corrected = correct({ billing: { email: 'dewi@example.test' } }, { key: 'wc_order_new' });
  expect(corrected.ok && corrected.value.events.map(({ code }) => code)).toEqual(['billing-corrected', 'link-renewed']);
});

test('a field that was empty before is a dash', () => {
  const corrected = correct({ billing: { company: 'PT Sari' } });
  expect(corrected.ok && corrected.value.events).toEqual([{ code: 'billing-corrected', from: '–', to: 'PT Sari' }]);
});

describe('the rules of the checkout hold', () => {
  test.each([
    ['a postcode of another country', { shipping: { postcode: '0ABC' } }, 'POSTCODE_INVALID', 'postcode'],
    ['no city', { shipping: { city: ' ' } }, 'FIELD_REQUIRED', 'city'],
    ['a telephone number in words', { billing: { phone: 'call me' } }, 'PHONE_INVALID', 'phone'],
    ['an email address that is none', { billing: { email: 'sari@' } }, 'EMAIL_INVALID', 'email'],
  ] as const)('%s', (_case, correction, code, field) => {
    const problem = expect.objectContaining({ code, field });
    expect(correct(correction)).toEqual({ ok: false, refusal: { code: 'ADDRESS_INVALID', problems: [problem] } });
  });

  test('a country that the shop does not sell to', () => {
    const refusal = { code: 'COUNTRY_NOT_SERVED', country: 'FR' };
    expect(correct({ shipping: { country: 'fr' } })).toEqual({ ok: false, refusal });
  });

  test('an email address alone is not refused for what else is missing', () => {
    const billing = { ...JAKARTA, firstName: '', phone: '' };
    expect(correct({ billing: { email: 'sari@example.test' } }, { billing })).toMatchObject({ ok: true });
    expect(correct({ billing: { city: 'Bogor' } }, { billing })).toMatchObject({ ok: false });
  });
});

test.each(ORDER_STATUSES)('an order that is %s can be corrected: all of it, or its email address alone', (status) => {
  const isAddressed = ['pending', 'failed', 'on-hold', 'processing'].includes(status);
  const phone = correct({ billing: { phone: '0812 1' } }, { status });
  expect(phone).toMatchObject(isAddressed ? { ok: true } : { refusal: { code: 'ADDRESSES_FIXED', id: 1001, status } });
  expect(correct({ billing: { email: 'sari@example.test' } }, { status })).toMatchObject({ ok: true });
});

test('refuses what the order says already', () => {
  const refusal = { code: 'ADDRESSES_UNCHANGED', id: 1001 };
  expect(correct({ billing: { city: ' Jakarta' } })).toEqual({ ok: false, refusal });
});

describe('an invoice', () => {
  const invoice = { number: 'INV/2026/000001', issuedAt: NOON, seller: null };
  const invoiceAfter = (correction: Partial<AddressCorrection>, rest: Partial<Order> = { invoice }) => {
    const corrected = correct(correction, rest);
    return corrected.ok && corrected.value.order.invoice;
  };

  test('keeps the buyer it was issued to, also after a second correction', () => {
    const issued = { ...invoice, buyer: JAKARTA };
    expect(invoiceAfter({ billing: { city: 'Bogor' } })).toEqual(issued);
    const rest = { invoice: issued, billing: { ...JAKARTA, city: 'Bogor' } };
    expect(invoiceAfter({ billing: { city: 'Depok' } }, rest)).toEqual(issued);
  });

  test('is left alone by another delivery address, and where there is none', () => {
    expect(invoiceAfter({ shipping: { city: 'Bogor' } })).toEqual(invoice);
    expect(invoiceAfter({ billing: { city: 'Bogor' } }, {})).toBeNull();
  });
});
