import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { ShippingMethod, ShippingZone } from '#engine/domain/shipping/shipping-settings.ts';
import type { TaxRate } from '#engine/domain/tax/tax-settings.ts';
import { withoutUndefined } from '#engine/domain/without-undefined.ts';
import { createMethodNumbers } from './method-numbers.ts';
import type { ShopFile } from './shop-file.ts';

/** How the brand sells: the settings of the shop with what its file says instead. */
export function ownSettingsOf({ shop, payments, delivery, taxes, orders }: ShopFile, base: ShopSettings): ShopSettings {
  const { from, zones } = delivery ?? {};
  const { unpaidGuestPieces, unpaidGuestPiecesOfProduct, unpaidGuestsOfNetwork, ...times } = orders ?? {};
  const unpaidGuestOrders = {
    pieces: unpaidGuestPieces,
    piecesOfProduct: unpaidGuestPiecesOfProduct,
    buyersOfNetwork: unpaidGuestsOfNetwork,
  };
  return {
    ...base,
    ...withoutUndefined({ ...times, shopLanguage: shop?.staffLanguage, sellingCountries: delivery?.sellingCountries }),
    ...(from && { base: { country: HOME_COUNTRY, state: from.province, postcode: from.postcode } }),
    ...(zones && { shipping: { ...base.shipping, zones: zonesOf(zones) } }),
    ...(taxes && {
      tax: { ...base.tax, pricesIncludeTax: taxes.pricesIncludeTax, rates: taxes.rates.map(rateOf) },
    }),
    bankTransfer: { ...base.bankTransfer, ...bankTransferOf(payments?.bankTransfer) },
    // Its countries and maximum stand on pages, too: they come with what visitors see.
    cashOnDelivery: {
      ...base.cashOnDelivery,
      ...withoutUndefined({ guestsWaitAbove: payments?.cashOnDelivery?.guestsWaitAbove }),
    },
    unpaidGuestOrders: { ...base.unpaidGuestOrders, ...withoutUndefined(unpaidGuestOrders) },
  };
}

function bankTransferOf(
  { enabled = true, accounts, instructions }: NonNullable<ShopFile['payments']>['bankTransfer'] = { enabled: true },
) {
  const own = accounts?.map(({ iban = '', bic = '', ...account }) => ({ ...account, iban, bic }));
  return withoutUndefined({ accounts: enabled ? own : [], instructions });
}

type Zone = NonNullable<NonNullable<ShopFile['delivery']>['zones']>[number];
type Method = Zone['methods'][number];

function zonesOf(zones: readonly Zone[]): readonly ShippingZone[] {
  const numberOf = createMethodNumbers();
  return zones.map(({ name, provinces, countries, methods }) => ({
    name,
    locations: [
      ...provinces.map((state) => ({ kind: 'state', country: HOME_COUNTRY, state }) as const),
      ...countries.map((country) => ({ kind: 'country', country }) as const),
    ],
    methods: methods.map((method) => methodOf(method, numberOf([name, method.kind, method.label]))),
  }));
}

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
  id: index + 1,
  code: `${country}-${index + 1}`,
  label,
  country,
  state: '',
  postcodes: [],
  taxClass,
  // Of two for one country and class, both are due.
  priority: index + 1,
  compound: false,
  onShipping,
  rate: percent,
});
