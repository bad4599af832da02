import { minorDigits } from '#contract/currency.ts';
import { ADDRESS_FORMATS, OTHER_ADDRESS_FORMAT } from '#contract/geography/address-formats.ts';
import { statesOf } from '#contract/geography/states.ts';
import { LIMITS } from '#contract/limits.ts';
import { SITE } from '#contract/site.ts';
import type { Geography } from '#engine/domain/addresses/geography.ts';
import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { ShippingMethod, ShippingSettings } from '#engine/domain/shipping/shipping-settings.ts';
import { moneyWriting } from '../own-shop/money-writing.ts';
import { ownSettingsOf } from '../own-shop/own-settings.ts';
import { ownShop } from '../own-shop/own-shop.ts';
import { DELIVERY } from './delivery.ts';
import { BANK_TRANSFER, CARD_PAYMENT, CASH_ON_DELIVERY } from './payments.ts';
import { TAXES } from './taxes.ts';

/** Home first, then the neighbours, then where many Indonesians live. */
const SELLING_COUNTRIES = [
  'ID',
  'MY',
  'SG',
  'BN',
  'TL',
  'TH',
  'PH',
  'VN',
  'HK',
  'JP',
  'AU',
  'NZ',
  'NL',
  'DE',
  'FR',
  'GB',
  'US',
];

/** Where the shop's own categories have oils: for engines, gears and transmissions. */
const LUBRICANT_CATEGORIES = ['oli-full-sintetik-formula', 'oli-sintetik-syn-formula', 'power-steering'];

/** Every country's way to write an address, with all the states it may name. */
const GEOGRAPHY: Geography = {
  formats: Object.fromEntries(
    Object.entries(ADDRESS_FORMATS).map(([country, format]) => [country, { ...format, states: statesOf(country) }]),
  ),
  otherwise: OTHER_ADDRESS_FORMAT,
};

/** The same zones, with free delivery from another amount, or never. */
const withFreeFrom = (amount: number | null): ShippingSettings => ({
  ...DELIVERY,
  zones: DELIVERY.zones.map((zone) => ({
    ...zone,
    methods: zone.methods.flatMap((method): readonly ShippingMethod[] => {
      if (method.kind !== 'free_shipping') return [method];
      return amount === null ? [] : [{ ...method, minimum: amount }];
    }),
  })),
});

/** What the shop sells during a holiday it sells afterwards, unless it takes no orders. */
function reopensOn(): string | null {
  const { holiday } = SITE;
  return holiday?.hasBegun && !holiday.takesOrders ? holiday.reopensOn : null;
}

/** How the shop sells unless the brand says otherwise. */
const defaults = (): ShopSettings => ({
  takesOrders: SITE.status !== 'preparing',
  reopensOn: reopensOn(),
  currency: SITE.currency,
  currencyDecimals: minorDigits(SITE.currency),
  base: { country: 'ID', state: 'JK', postcode: '10110' },
  sellingCountries: SELLING_COUNTRIES,
  geography: GEOGRAPHY,
  shipping: withFreeFrom(SITE.freeShippingFrom),
  tax: TAXES,
  holdMinutes: 60,
  lowStockAmount: LIMITS.lowStock,
  returnDays: 30,
  reviewRequestDays: 7,
  cartLineLimit: LIMITS.cartLines,
  lineQuantityLimit: LIMITS.lineQuantity,
  sessionHours: LIMITS.sessionHours,
  resetHours: LIMITS.resetHours,
  shopEmail: SITE.email,
  shopLanguage: 'id',
  // Without a tax number the seller is not registered (PKP), and invoices show no tax.
  timeZone: SITE.timeZone,
  seller: { name: SITE.seller.legalName, address: SITE.seller.address, taxNumber: SITE.seller.taxNumber },
  // The demo's oils have the demo's numbers.
  lubricantCategories: SITE.status === 'demo' ? [] : (ownShop().products?.lubricants ?? LUBRICANT_CATEGORIES),
  invoicePrefix: 'INV',
  cardPayment: CARD_PAYMENT,
  bankTransfer: BANK_TRANSFER,
  cashOnDelivery: { ...CASH_ON_DELIVERY, ...SITE.cashOnDelivery },
  // Two cartons of one product, five in all: more than a household or a small workshop orders.
  // Behind one address of a mobile network several may be buying.
  unpaidGuestOrders: { pieces: 60, piecesOfProduct: 24, buyersOfNetwork: 10 },
});

/** Everything the owner of this shop decides about selling. One object: what is taken over while the shop runs changes in it. */
export const SHOP_SETTINGS: ShopSettings = ownSettingsOf(ownShop(), defaults());

/** To be called when the brand's file has other settings. */
export function renewShopSettings(): void {
  Object.assign(SHOP_SETTINGS, ownSettingsOf(ownShop(), defaults()));
}

/** How operators of this shop write amounts. */
export const MONEY_WRITING = moneyWriting(SITE);
