import type { Site } from '#contract/site-settings.ts';
import { decimalOf } from '#engine/domain/money/money.ts';
import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { ShippingMethod, ShippingZone } from '#engine/domain/shipping/shipping-settings.ts';
import type { TaxRate } from '#engine/domain/tax/tax-settings.ts';
import { withoutUndefined } from '#engine/domain/without-undefined.ts';
import type { ShopFile } from './shop-file.ts';

interface InEffect {
  readonly site: Site;
  readonly settings: ShopSettings;
  /** What the brand has written of it. */
  readonly file: ShopFile;
}

const orNone = <T>(value: T | null): T | 'none' => value ?? 'none';
const flag = (value: boolean) => (value ? 'yes' : 'no');

/** What the shop sells by, as its file says it: every key and value can be copied there. */
export function effectiveFile({ site, settings, file }: InEffect) {
  const amount = (minor: number) => decimalOf(minor, settings.currencyDecimals);
  const { seller, storeSettings } = site;
  const { legalName: name, taxNumber, ...rest } = seller;
  const { pieces, piecesOfProduct, buyersOfNetwork } = settings.unpaidGuestOrders;
  return {
    shop: shopOf(site, settings, file),
    seller: { name, ...rest, taxNumber: orNone(taxNumber) },
    currency: { code: site.currency, locale: site.moneyLocale },
    payments: paymentsOf(settings, amount),
    delivery: {
      sellingCountries: settings.sellingCountries,
      freeFrom: site.freeShippingFrom === null ? 'none' : amount(site.freeShippingFrom),
      from: { province: settings.base.state, postcode: settings.base.postcode },
      zones: settings.shipping.zones.map((zone) => zoneOf(zone, amount)),
    },
    taxes: { pricesIncludeTax: flag(settings.tax.pricesIncludeTax), rates: settings.tax.rates.map(rateOf) },
    products: { lubricants: settings.lubricantCategories.length > 0 ? settings.lubricantCategories : 'none' },
    orders: {
      holdMinutes: orNone(settings.holdMinutes),
      lowStockAmount: settings.lowStockAmount,
      returnDays: settings.returnDays,
      reviewRequestDays: orNone(settings.reviewRequestDays),
      unpaidGuestPieces: orNone(pieces),
      unpaidGuestPiecesOfProduct: orNone(piecesOfProduct),
      unpaidGuestsOfNetwork: orNone(buyersOfNetwork),
      invoicePrefix: settings.invoicePrefix,
    },
    pages: Object.fromEntries(
      Object.entries(storeSettings).map(([key, value]) => [key, typeof value === 'boolean' ? flag(value) : value]),
    ),
    redirects: file.redirects ?? {},
  };
}

type Amount = (minor: number) => string;

const shopOf = (site: Site, { shopLanguage }: ShopSettings, { shop }: ShopFile) =>
  withoutUndefined({
    name: site.siteName,
    tagline: site.shortDescription,
    description: site.description,
    since: site.since,
    email: site.email,
    whatsapp: `+${site.whatsapp}`,
    timeZone: site.timeZone,
    dates: site.dateLocale,
    languages: site.languages,
    staffLanguage: shopLanguage,
    social: shop?.social ?? Object.fromEntries(site.social.map(({ name, url }) => [name.toLowerCase(), url])),
    announcement: site.announcement ?? undefined,
    holidays: shop?.holidays?.map(({ takesOrders, ...holiday }) => ({ ...holiday, takesOrders: flag(takesOrders) })),
    emailFooter: site.emailFooter ?? undefined,
    colours: shop?.colours,
  });

const paymentsOf = ({ bankTransfer, cashOnDelivery }: ShopSettings, amount: Amount) => ({
  bankTransfer: {
    enabled: flag(bankTransfer.accounts.length > 0),
    accounts: bankTransfer.accounts.map(({ iban, bic, ...account }) => ({
      ...account,
      ...(iban !== '' && { iban }),
      ...(bic !== '' && { bic }),
    })),
    instructions: bankTransfer.instructions,
  },
  cashOnDelivery: cashOnDelivery.countries.length > 0 ? cashOf(cashOnDelivery, amount) : { enabled: flag(false) },
});

/** Only where it is taken: the amounts that the shop comes with are in euro. */
const cashOf = ({ countries, maximum, guestsWaitAbove }: ShopSettings['cashOnDelivery'], amount: Amount) => ({
  enabled: flag(true),
  countries,
  ...(maximum !== null && { maximum: amount(maximum) }),
  guestsWaitAbove: guestsWaitAbove === null ? 'none' : amount(guestsWaitAbove),
});

const zoneOf = ({ name, locations, methods }: ShippingZone, amount: Amount) => ({
  name,
  provinces: locations.flatMap((one) => (one.kind === 'state' ? [one.state] : [])),
  countries: locations.flatMap((one) => (one.kind === 'country' ? [one.country] : [])),
  methods: methods.map((method) => methodOf(method, amount)),
});

function methodOf(method: ShippingMethod, amount: Amount): object {
  const { label, excludes } = method;
  switch (method.kind) {
    case 'flat_rate': {
      const [perOrder, perItem, perKilogram] = [method.perOrder, method.perItem, method.perKilogram].map(amount);
      return { kind: 'flat', label, excludes, perOrder, perItem, perKilogram };
    }
    case 'free_shipping':
      return { kind: 'free', label, excludes, minimum: amount(method.minimum) };
    case 'local_pickup':
      return { kind: 'pickup', label, excludes, cost: amount(method.cost) };
  }
}

const rateOf = ({ label, country, rate, taxClass, onShipping }: TaxRate) => ({
  label,
  country,
  percent: rate / 10_000,
  class: taxClass,
  onShipping: flag(onShipping),
});
