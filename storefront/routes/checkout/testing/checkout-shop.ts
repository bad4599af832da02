import { vi } from 'vitest';
import { SITE } from '#contract/site.ts';
import type { StoreSettings } from '#contract/site-settings.ts';
import type { Result } from '../../../gateway/result.ts';
import type { CheckoutRequest, CheckoutState, PlacedOrder, ShopperApi } from '../../../gateway/shop.ts';
import type { AddressBook, SavedAddress } from '../../../model/account/address-book.ts';
import type { Address } from '../../../model/address.ts';
import { cartOf, line } from '../../../model/testing/cart.ts';
import { SARI } from '../../../model/testing/people.ts';
import type { ShopRequest } from '../../../shop-context.ts';

export const HOME: SavedAddress = {
  id: 'a',
  label: 'Rumah',
  firstName: 'Sari',
  lastName: 'Wijaya',
  company: '',
  address1: 'Jl. Kenanga 12',
  address2: 'Kec. Kebayoran Baru',
  city: 'Jakarta Selatan',
  state: 'JK',
  postcode: '12130',
  country: 'ID',
  phone: '',
};
export const OFFICE: SavedAddress = {
  ...HOME,
  id: 'b',
  label: 'Kantor',
  address1: 'Jl. Melati 1',
  phone: '021 555 1954',
};

const { id: _id, label: _label, ...place } = HOME;
export const BILLING: Address = { ...place, phone: '0812 3456 7890', email: 'sari@example.com' };

interface Situation extends Partial<CheckoutState> {
  readonly book?: AddressBook;
  readonly isSavingRequested?: boolean;
  /** False over a backend that takes no notes. */
  readonly takesNotes?: boolean;
  readonly placed?: Result<PlacedOrder>;
  readonly settings?: Partial<StoreSettings>;
}

const PLACED: PlacedOrder = { id: 5, key: 'wc_order_5', payPage: null, needsCardForm: false };

/** A shop at the checkout that records what it is asked to change. */
export function checkoutShop(situation: Situation = {}) {
  const { book = [], isSavingRequested = false, takesNotes = true, settings, ...state } = situation;
  const current: CheckoutState = {
    cart: cartOf(line('flush', 1)),
    viewer: null,
    billing: BILLING,
    shipping: { ...BILLING, email: '' },
    paymentMethods: [],
    ...state,
  };
  const shopper = {
    checkoutState: vi.fn(async () => current),
    savedAddresses: vi.fn(async () => book),
    isAddressSavingRequested: vi.fn(async () => isSavingRequested),
    requestAddressSaving: vi.fn(async (_isRequested: boolean) => takesNotes),
    saveAddressBook: vi.fn<ShopperApi['saveAddressBook']>(async () => ({ ok: true, value: null })),
    saveAddresses: vi.fn<ShopperApi['saveAddresses']>(async () => ({ ok: true, value: current.cart })),
    placeOrder: vi.fn(async (_order: CheckoutRequest) => situation.placed ?? ({ ok: true, value: PLACED } as const)),
    logIn: vi.fn<ShopperApi['logIn']>(async () => ({ ok: true, value: SARI })),
  };
  const onError = vi.fn((_error: unknown) => undefined);
  const storeSettings = { ...SITE.storeSettings, ...settings };
  const shop = { language: 'en', prefix: 'en', shopper, storeSettings, onError } as unknown as ShopRequest;
  return { shop, shopper, onError };
}

/** Where a response leads; what it is otherwise. */
export const destinationOf = (response: unknown): unknown =>
  response instanceof Response ? response.headers.get('Location') : response;
