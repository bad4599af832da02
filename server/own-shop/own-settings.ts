import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { ShippingMethod, ShippingZone } from '#engine/domain/shipping/shipping-settings.ts';
import type { TaxRate } from '#engine/domain/tax/tax-settings.ts';
import type { ShopFile } from './shop-file.ts';

/** How the brand sells: the settings of the shop with what its file says instead. */
export function ownSettingsOf(file: ShopFile, base: ShopSettings): ShopSettings {
  const { shop, delivery, taxes, orders } = file;
  return {
    ...base,
    ...paymentsOf(file, base),
    base: delivery?.from
      ? { country: HOME_COUNTRY, state: delivery.from.province, postcode: delivery.from.postcode }
      : base.base,
    sellingCountries: delivery?.sellingCountries ?? base.sellingCountries,
    shipping: delivery?.zones
      ? { ...base.shipping, zones: delivery.zones.map(zoneOf(createNumbers())) }
      : base.shipping,
    tax: taxes ? { ...base.tax, pricesIncludeTax: taxes.pricesIncludeTax, rates: taxes.rates.map(rateOf) } : base.tax,
    holdMinutes: orders?.holdMinutes === undefined ? base.holdMinutes : orders.holdMinutes,
    lowStockAmount: orders?.lowStockAmount ?? base.lowStockAmount,
    returnDays: orders?.returnDays ?? base.returnDays,
    reviewRequestDays: orders?.reviewRequestDays === undefined ? base.reviewRequestDays : orders.reviewRequestDays,
    shopLanguage: shop?.staffLanguage ?? base.shopLanguage,
    unpaidGuestOrders: unpaidGuestOrdersOf(orders, base.unpaidGuestOrders),
  };
}

function paymentsOf(
  { payments }: ShopFile,
  { bankTransfer, cashOnDelivery }: ShopSettings,
): Pick<ShopSettings, 'bankTransfer' | 'cashOnDelivery'> {
  const { bankTransfer: bank, cashOnDelivery: cash } = payments ?? {};
  const accounts =
    bank?.accounts?.map(({ iban = '', bic = '', ...account }) => ({ ...account, iban, bic })) ?? bankTransfer.accounts;
  return {
    bankTransfer: {
      ...bankTransfer,
      accounts: bank?.enabled === false ? [] : accounts,
      instructions: bank?.instructions ?? bankTransfer.instructions,
    },
    // Its countries and maximum stand on pages, too: they come with what visitors see.
    cashOnDelivery: {
      ...cashOnDelivery,
      guestsWaitAbove: cash?.guestsWaitAbove === undefined ? cashOnDelivery.guestsWaitAbove : cash.guestsWaitAbove,
    },
  };
}

type Zone = NonNullable<NonNullable<ShopFile['delivery']>['zones']>[number];
type Method = Zone['methods'][number];

/** Rates of different zones have different numbers. */
function createNumbers(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

const zoneOf =
  (nextNumber: () => number) =>
  ({ name, provinces, countries, methods }: Zone, index: number): ShippingZone => ({
    id: index + 1,
    name,
    locations: [
      ...provinces.map((state) => ({ kind: 'state', country: HOME_COUNTRY, state }) as const),
      ...countries.map((country) => ({ kind: 'country', country }) as const),
    ],
    methods: methods.map((method) => methodOf(method, nextNumber())),
  });

function methodOf(method: Method, instance: number): ShippingMethod {
  const { label, excludes } = method;
  const common = { instance, label, excludes };
  switch (method.kind) {
    case 'flat': {
      const { perOrder, perItem, perKilogram } = method;
      return { ...common, kind: 'flat_rate', taxable: true, perOrder, perItem, perKilogram };
    }
    case 'free':
      return { ...common, kind: 'free_shipping', taxable: false, needs: 'either', minimum: method.minimum };
    case 'pickup':
      return { ...common, kind: 'local_pickup', taxable: true, cost: method.cost };
  }
}

const rateOf = (
  { label, country, percent, class: taxClass, onShipping }: NonNullable<ShopFile['taxes']>['rates'][number],
  index: number,
): TaxRate => ({
  ...{ id: index + 1, code: `${country}-${index + 1}`, label, country, state: '', postcodes: [], taxClass },
  ...{ priority: 1, compound: false, onShipping, rate: percent },
});

function unpaidGuestOrdersOf(
  orders: ShopFile['orders'],
  { pieces, piecesOfProduct }: ShopSettings['unpaidGuestOrders'],
): ShopSettings['unpaidGuestOrders'] {
  const { unpaidGuestPieces, unpaidGuestPiecesOfProduct } = orders ?? {};
  return {
    pieces: unpaidGuestPieces === undefined ? pieces : unpaidGuestPieces,
    piecesOfProduct: unpaidGuestPiecesOfProduct === undefined ? piecesOfProduct : unpaidGuestPiecesOfProduct,
  };
}
