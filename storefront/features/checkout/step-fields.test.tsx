import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import type { SavedAddress } from '../../model/account/address-book.ts';
import { cartOf, line } from '../../model/testing/cart.ts';
import { BLANK_ADDRESS, SARI } from '../../model/testing/people.ts';
import { renderHtml } from '../../testing/render.tsx';
import { StepFields } from './step-fields.tsx';
import { stepResponse } from './step-response.ts';

const HOME: SavedAddress = {
  ...BLANK_ADDRESS,
  id: 'a',
  label: 'Rumah',
  firstName: 'Sari',
  address1: 'Jl. Kenanga 12',
  address2: 'Kec. Coblong',
  city: 'Bandung',
  state: 'JB',
  postcode: '40132',
  phone: '0812 3456 7890',
};
const OFFICE: SavedAddress = { ...HOME, id: 'b', label: '', address1: 'Jl. Melati 1' };
const CART = cartOf(line('flush', 1));
const FILES = { ...CART, needsShipping: false };

const METHOD = { id: 'bacs', title: 'Bank transfer', description: '', isOnDelivery: false };
const CASH = { id: 'cod', title: 'Cash on delivery', description: '', isOnDelivery: true };

const PROPS = {
  facts: { cart: CART, billing: BLANK_ADDRESS, shipping: BLANK_ADDRESS },
  viewer: null,
  saved: null,
  login: undefined,
  methods: [METHOD],
  countries: ['ID'],
  countryNames: { ID: 'Indonesia' },
  states: { ID: [] },
  idempotencyKey: 'k',
  response: undefined,
  failure: null,
  typed: null,
} as const;

type Props = Parameters<typeof StepFields>[0];
const render = (props: Partial<Props> & Pick<Props, 'step'>, settings = {}) =>
  renderHtml(<StepFields {...PROPS} {...props} />, { settings });

const inputsOf = (html: string, name: string): readonly string[] =>
  (html.match(/<input[^>]*>/g) ?? []).filter((input) => input.includes(`name="${name}"`));

const known = (book: readonly SavedAddress[]) => ({ book, isSavingRequested: false });

const chosenCard = (html: string): string | undefined =>
  inputsOf(html, 'savedAddress')
    .filter((input) => input.includes('checked=""'))
    .map((input) => /value="(\w+)"/.exec(input)?.[1])
    .join();

describe('the company of a buyer', () => {
  const company = (line: string) => ({ ...PROPS.facts, shipping: { ...BLANK_ADDRESS, country: 'ID', company: line } });
  const isOpen = (html: string) => /<details[^>]* open=""/.test(html);

  test('is asked for only when a shopper says so', () => {
    expect(isOpen(render({ step: 'address' }))).toBe(false);
    expect(isOpen(render({ step: 'address', response: stepResponse('address', new FormData(), {}) }))).toBe(false);
  });

  test('is shown with its tax number where it is known', () => {
    const html = render({ step: 'address', facts: company('PT Maju, NPWP 0012345678901000') });
    expect(isOpen(html)).toBe(true);
    expect(inputsOf(html, 'company').join()).toContain('value="PT Maju"');
    expect(inputsOf(html, 'taxNumber').join()).toContain('value="0012345678901000"');
  });

  test('is shown where its tax number is wrong', () => {
    const response = stepResponse('address', new FormData(), { problems: { taxNumber: 'taxNumber' } });
    expect(isOpen(render({ step: 'address', response }))).toBe(true);
  });
});

describe('the contact of a customer', () => {
  test('is what the account knows, before the first order', () => {
    const html = render({ step: 'contact', viewer: SARI, saved: known([HOME]) });
    expect(html).toContain(`value="${SARI.email}"`);
    expect(html).toContain(`value="${HOME.phone}"`);
  });

  test('is what was given last, after it', () => {
    const billing = { ...BLANK_ADDRESS, email: 'last@example.com', phone: '021 555' };
    const html = render({ step: 'contact', viewer: SARI, saved: known([HOME]), facts: { ...PROPS.facts, billing } });
    expect(html).toContain('value="last@example.com"');
    expect(html).toContain('value="021 555"');
  });
});

describe('the contact of a buyer of files', () => {
  const facts = { ...PROPS.facts, cart: FILES };
  const contactWith = (hideBillingAddressForVirtualProducts: boolean) =>
    render({ step: 'contact', facts }, { hideBillingAddressForVirtualProducts });

  test('is an email address and perhaps a phone where the billing address is shown', () => {
    const html = contactWith(false);
    expect(html).toContain('name="phone"');
    expect(html).not.toContain('name="name"');
  });

  test('is a name and an email address where it is hidden', () => {
    const html = contactWith(true);
    expect(html).toMatch(/name="name".*name="email"/);
    expect(html).not.toContain('name="phone"');
  });
});

describe('saved addresses', () => {
  const book = [HOME, OFFICE];
  const address = (props: Partial<Props> = {}) =>
    render({ step: 'address', viewer: SARI, saved: known(book), ...props });

  test('are cards with name, recipient, place and phone; the default comes first and is chosen', () => {
    const html = address();
    expect(html).toContain('<b>Rumah · Sari</b>');
    expect(html).toContain('<small>Jl. Kenanga 12</small><small>Kec. Coblong</small>');
    expect(html).toContain(`<small>${HOME.phone}</small>`);
    expect(html.match(/Default/g)).toHaveLength(1);
    expect(chosenCard(html)).toBe('a');
  });

  test.each([
    ['the one that was chosen before', { ...PROPS.facts, shipping: { ...OFFICE, email: '' } }, 'b'],
    [
      'another address that was typed before',
      { ...PROPS.facts, shipping: { ...HOME, city: 'Cimahi', email: '' } },
      'other',
    ],
  ])('show %s', (_case, facts, chosen) => {
    expect(chosenCard(address({ facts }))).toBe(chosen);
  });

  test('show the fields when a form with another address is shown again, as it was typed', () => {
    const html = address({ typed: { savedAddress: 'other', address1: 'Jl. Baru 5', saveAddress: 'on' } });
    expect(chosenCard(html)).toBe('other');
    expect(html).toContain('value="Jl. Baru 5"');
    expect(inputsOf(html, 'saveAddress').join()).toContain('checked=""');
  });

  test('offer no room beyond twenty', () => {
    const full = Array.from({ length: 20 }, (_, index) => ({ ...HOME, id: `n${index}` }));
    expect(address({ saved: known(full) })).not.toContain('name="saveAddress"');
  });

  test('remember that another one is to be saved', () => {
    expect(inputsOf(address(), 'saveAddress').join()).not.toContain('checked=""');
    const html = address({ saved: { book, isSavingRequested: true } });
    expect(inputsOf(html, 'saveAddress').join()).toContain('checked=""');
  });

  test('begin with the one that is typed where there is none yet', () => {
    const html = address({ saved: known([]) });
    expect(html).not.toContain('name="savedAddress"');
    expect(inputsOf(html, 'saveAddress').join()).toContain('checked=""');
  });

  test('are nothing for a guest', () => {
    expect(address({ saved: null })).not.toMatch(/name="save/);
  });
});

describe('an account with the order', () => {
  const payment = (props: Partial<Props> = {}) => render({ step: 'payment', ...props });

  test('is offered to a guest, not to a customer', () => {
    expect(payment()).toContain('name="openAccount"');
    expect(payment({ viewer: SARI })).not.toContain('name="openAccount"');
  });

  test('says at its fields what is wrong with it', () => {
    const form = new FormData();
    const problems = stepResponse('payment', form, { accountProblems: { password: 'passwordShort' } });
    expect(payment({ response: problems })).toContain('Your password needs at least 8 characters.');
    const refusal = { code: 'USERNAME_TAKEN', facts: {}, fields: [], message: '' } as const;
    const refused = payment({ response: stepResponse('payment', form, { refusal }) });
    expect(inputsOf(refused, 'username').join()).toContain('aria-invalid="true"');
    expect(refused).toContain('This username is taken. Please choose another.');
  });
});

describe('a gift', () => {
  const isOffered = (cart: Props['facts']['cart']) => {
    const html = render({ step: 'payment', facts: { ...PROPS.facts, cart } });
    return html.includes('name="isGift"') && html.includes('name="giftMessage"');
  };

  test('is offered with what is sent, and not with files or what is collected', () => {
    const pickup = { id: 'local_pickup:3', method: 'local_pickup', label: 'Ambil sendiri', cost: 0 };
    expect(isOffered(CART)).toBe(true);
    expect(isOffered(FILES)).toBe(false);
    expect(isOffered({ ...CART, rates: [pickup], chosenRate: pickup.id })).toBe(false);
  });

  test.each([
    ['among the ways to pay', [METHOD, CASH], CART, true],
    ['not offered', [METHOD], CART, false],
    ['not needed', [METHOD, CASH], { ...CART, total: 0 }, false],
  ])('speaks of cash on delivery where that is %s', (_case, methods, cart, is) => {
    const html = render({ step: 'payment', methods, facts: { ...PROPS.facts, cart } });
    expect(html.includes(CHECKOUT.en.isGiftHint)).toBe(is);
  });

  test('keeps what was typed, and says that it is too long', () => {
    const typed = { isGift: 'yes', giftMessage: 'Selamat!' };
    const problems = { giftMessage: 'tooLong' } as const;
    const response = { ...stepResponse('payment', new FormData(), { problems }) };
    const html = render({ step: 'payment', typed, response });
    expect(inputsOf(html, 'isGift')).toEqual([expect.stringContaining('checked=""')]);
    expect(html).toMatch(/<textarea[^>]*name="giftMessage"[^>]*aria-invalid="true"[^>]*>Selamat!/);
  });
});

test.each([
  ['this shop itself', true],
  ['another backend', false],
])('what %s prints, and where, is promised by this shop alone', (_case, isOwnEngine) => {
  const html = renderHtml(
    <>
      <StepFields {...PROPS} step="address" />
      <StepFields {...PROPS} step="payment" methods={[METHOD, CASH]} />
    </>,
    { isOwnEngine },
  );
  const { taxNumberHint, taxNumberUse, isGiftHint, giftWithoutPrices, giftMessageHint, giftMessageUse } = CHECKOUT.en;
  const hints = [taxNumberHint, isGiftHint, giftMessageHint(LIMITS.giftMessage)];
  expect(hints.filter((hint) => !html.includes(hint))).toEqual([]);
  const promised = [taxNumberUse, giftWithoutPrices, giftMessageUse].filter((promise) => html.includes(promise));
  expect(promised).toHaveLength(isOwnEngine ? 3 : 0);
});
