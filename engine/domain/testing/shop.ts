import { type Address, EMPTY_ADDRESS } from '../addresses/address.ts';
import type { Geography } from '../addresses/geography.ts';
import { currentSession, type Session } from '../sessions/session.ts';
import type { ShopSettings } from '../settings/settings.ts';
import type { ShippingSettings } from '../shipping/shipping-settings.ts';
import type { TaxRate } from '../tax/tax-settings.ts';

export const NOON = new Date('2026-11-21T12:00:00Z');

export const BUDI = 't_0123456789abcdef0123456789abcd';

const both = (id: string, en: string) => ({ id, en });

export const GEOGRAPHY: Geography = {
  formats: {
    ID: {
      state: 'required',
      postcode: 'required',
      postcodePattern: /^[1-9]\d{4}$/,
      states: [
        { code: 'JK', name: 'DKI Jakarta' },
        { code: 'BA', name: 'Bali' },
        { code: 'PA', name: 'Papua' },
      ],
    },
    DE: { state: 'hidden', postcode: 'required', postcodePattern: /^(?!00)\d{5}$/, states: [] },
    SG: { state: 'hidden', postcode: 'required', postcodePattern: /^\d{6}$/, states: [] },
  },
  otherwise: { state: 'optional', postcode: 'required', postcodePattern: null, states: [] },
};

const METHOD = { label: both('Kurir', 'Courier'), taxable: true, excludes: [] };

/** Java–Bali, the other islands, abroad; free above € 50 within the country. */
export const DELIVERY: ShippingSettings = {
  zones: [
    {
      name: 'Java–Bali',
      locations: [
        { kind: 'state', country: 'ID', state: 'JK' },
        { kind: 'state', country: 'ID', state: 'BA' },
      ],
      methods: [
        { ...METHOD, kind: 'free_shipping', instance: 1, needs: 'either', minimum: 5000 },
        { ...METHOD, kind: 'flat_rate', instance: 2, perOrder: 250, perItem: 0, perKilogram: 50 },
        { ...METHOD, kind: 'local_pickup', instance: 3, cost: 0 },
      ],
    },
    {
      name: 'Other islands',
      locations: [{ kind: 'country', country: 'ID' }],
      methods: [{ ...METHOD, kind: 'flat_rate', instance: 4, perOrder: 500, perItem: 100, perKilogram: 0 }],
    },
    {
      name: 'Abroad',
      locations: [],
      methods: [
        {
          ...METHOD,
          kind: 'flat_rate',
          instance: 5,
          perOrder: 2000,
          perItem: 0,
          perKilogram: 0,
          excludes: ['flammable'],
        },
      ],
    },
  ],
  taxClass: 'inherit',
};

export const PPN: TaxRate = {
  id: 1,
  code: 'ID-PPN-1',
  label: both('PPN 11%', 'VAT 11%'),
  country: 'ID',
  state: '',
  postcodes: [],
  taxClass: 'standard',
  priority: 1,
  compound: false,
  onShipping: true,
  rate: 110_000,
};

const TEXT = {
  title: both('Transfer bank', 'Bank transfer'),
  description: both('Bayar lewat bank Anda.', 'Pay from your bank.'),
  instructions: both('Cantumkan nomor {order}.', 'Quote number {order}.'),
};

export const SETTINGS: ShopSettings = {
  currency: 'EUR',
  currencyDecimals: 2,
  base: { country: 'ID', state: 'JK', postcode: '10110' },
  sellingCountries: ['ID', 'SG', 'DE'],
  geography: GEOGRAPHY,
  shipping: DELIVERY,
  tax: { rates: [PPN], pricesIncludeTax: true, displayIncludesTax: true, basedOn: 'shipping' },
  holdMinutes: 60,
  lowStockAmount: 2,
  returnDays: 30,
  reviewRequestDays: 7,
  takesOrders: true,
  reopensOn: null,
  cartLineLimit: 100,
  lineQuantityLimit: 9999,
  sessionHours: 48,
  resetHours: 24,
  shopEmail: 'shop@example.test',
  shopLanguage: 'id',
  lubricantCategories: [],
  invoicePrefix: 'INV',
  timeZone: 'Asia/Jakarta',
  seller: { name: 'PT Toko', address: ['Jl. Merdeka 2', 'Jakarta 10110'], taxNumber: '01.234.567.8-901.000' },
  cardPayment: { ...TEXT, title: both('Kartu', 'Card'), instructions: both('', ''), inTestMode: TEXT },
  bankTransfer: { ...TEXT, accounts: [{ bank: 'BCA', holder: 'PT Toko', number: '123', iban: '', bic: 'CENAIDJA' }] },
  cashOnDelivery: {
    ...TEXT,
    title: both('Bayar di tempat', 'Cash on delivery'),
    countries: ['ID'],
    maximum: 28_000,
    guestsWaitAbove: 10_000,
  },
  unpaidGuestOrders: { pieces: 60, piecesOfProduct: 24, buyersOfNetwork: 3 },
};

export const JAKARTA: Address = {
  ...EMPTY_ADDRESS,
  firstName: 'Budi',
  lastName: 'Santoso',
  address1: 'Jl. Merdeka 1',
  city: 'Jakarta',
  state: 'JK',
  postcode: '10110',
  country: 'ID',
  phone: '0812 3456 7890',
  email: 'budi@example.test',
};

export const sessionOf = (rest: Partial<Session> = {}): Session => ({
  ...currentSession(null, { customerId: BUDI, now: NOON, hours: SETTINGS.sessionHours }),
  ...rest,
});
