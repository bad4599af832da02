import { z } from 'zod';
import { CONTINENTS } from '#contract/geography/countries.ts';
import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import { statesOf } from '#contract/geography/states.ts';
import { isEmail } from '#engine/domain/addresses/check-address.ts';
import type { MoneyWriting } from '#engine/domain/money/read-money.ts';
import { colours } from './colours.ts';
import { amountIn, flag, orNone, percentage, text, translated, wholeNumber } from './fields.ts';

const email = text.refine(isEmail, 'must be an e-mail address');

const COUNTRIES = new Set(Object.keys(CONTINENTS));

const country = text.refine((code) => COUNTRIES.has(code), 'must be the code of a country, such as ID');

const PROVINCES = new Map(
  statesOf(HOME_COUNTRY).flatMap(({ code, name }) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

const province = text.transform((written, check): string => {
  const code = PROVINCES.get(written.toLowerCase());
  if (code !== undefined) return code;
  check.addIssue('must be a province of Indonesia: its name, or its code such as JB');
  return z.NEVER;
});

const timeZone = text.refine(
  (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
  'must be a time zone such as Asia/Makassar',
);

const locale = text.refine((tag) => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}, 'must be a language with its country, such as id-ID');

/** What an operator may write with a plus, blanks and hyphens. */
const whatsapp = text
  .transform((written) => written.replaceAll(/[\s+()-]/g, ''))
  .refine((number) => /^[1-9]\d{7,14}$/.test(number), 'must be a number with its country’s, such as +62 811 0000 1954');

const webAddress = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });

const social = z.strictObject({
  instagram: webAddress.optional(),
  tiktok: webAddress.optional(),
  youtube: webAddress.optional(),
  facebook: webAddress.optional(),
});

const shop = z.strictObject({
  name: text.max(40, 'is longer than 40 letters').optional(),
  tagline: translated.optional(),
  description: translated.optional(),
  since: wholeNumber(1000, 2100).optional(),
  email: email.optional(),
  whatsapp: whatsapp.optional(),
  timeZone: timeZone.optional(),
  dates: z.union([z.literal('auto'), locale]).optional(),
  staffLanguage: z.enum(['id', 'en'], 'must be id or en').optional(),
  social: social.optional(),
  announcement: translated.optional(),
  colours: colours.optional(),
});

const seller = z.strictObject({
  name: text,
  address: z.array(text).min(1, 'must have a line').max(6, 'must not have more than six lines'),
  licence: text,
  taxNumber: orNone(text),
  phone: text,
  hours: translated,
});

const currency = z.strictObject({
  code: text.refine(
    (code) => Intl.supportedValuesOf('currency').includes(code),
    'must be the code of a currency, such as IDR',
  ),
  locale: locale.optional(),
});

const account = z.strictObject({
  bank: text,
  holder: text,
  number: text,
  iban: text.optional(),
  bic: text.optional(),
});

const paymentsIn = (money: MoneyWriting) =>
  z.strictObject({
    bankTransfer: z
      .strictObject({
        enabled: flag.default(true),
        accounts: z.array(account).max(10, 'must not have more than ten accounts').optional(),
        instructions: translated.optional(),
      })
      .optional(),
    cashOnDelivery: z
      .strictObject({
        enabled: flag.default(true),
        countries: z.array(country).optional(),
        maximum: amountIn(money).optional(),
        guestsWaitAbove: orNone(amountIn(money)).optional(),
      })
      .optional(),
  });

const methodIn = (money: MoneyWriting) => {
  const common = { label: translated, excludes: z.array(text).default([]) };
  const cost = amountIn(money);
  return z.discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('flat'),
        ...common,
        perOrder: cost,
        perItem: cost.default(0),
        perKilogram: cost.default(0),
      }),
      z.strictObject({ kind: z.literal('free'), ...common, minimum: cost }),
      z.strictObject({ kind: z.literal('pickup'), ...common, cost: cost.default(0) }),
    ],
    { error: 'must have a kind: flat, free or pickup' },
  );
};

const deliveryIn = (money: MoneyWriting) =>
  z.strictObject({
    sellingCountries: z.array(country).min(1, 'must name a country').optional(),
    freeFrom: orNone(amountIn(money)).optional(),
    from: z.strictObject({ province, postcode: text }).optional(),
    zones: z
      .array(
        z.strictObject({
          name: text,
          provinces: z.array(province).default([]),
          countries: z.array(country).default([]),
          methods: z.array(methodIn(money)).min(1, 'must have a method'),
        }),
      )
      .min(1, 'must have a zone')
      .optional(),
  });

const taxes = z.strictObject({
  pricesIncludeTax: flag.default(true),
  rates: z.array(
    z.strictObject({
      label: translated,
      country,
      percent: percentage,
      class: z
        .enum(['standard', 'reduced-rate', 'zero-rate'], 'must be standard, reduced-rate or zero-rate')
        .default('standard'),
      onShipping: flag.default(true),
    }),
  ),
});

const orders = z.strictObject({
  holdMinutes: orNone(wholeNumber(5, 100_000)).optional(),
  lowStockAmount: wholeNumber(0, 10_000).optional(),
  returnDays: wholeNumber(0, 365).optional(),
  reviewRequestDays: orNone(wholeNumber(1, 365)).optional(),
  unpaidGuestPieces: orNone(wholeNumber(1, 100_000)).optional(),
  unpaidGuestPiecesOfProduct: orNone(wholeNumber(1, 100_000)).optional(),
});

const pages = z
  .strictObject({
    autoOpenCart: flag,
    showReviews: flag,
    showFilters: flag,
    showOrderByDropdown: flag,
    showSKU: flag,
    showRelatedProducts: flag,
    showProductCategoriesOnSingleProduct: flag,
    showBreadcrumbOnSingleProduct: flag,
    showMoveToWishlist: flag,
    hideBillingAddressForVirtualProducts: flag,
    initStoreOnUserActionToReduceServerLoad: flag,
    saleBadge: z.enum(['percent', 'amount', 'onSale', 'hidden'], 'must be percent, amount, onSale or hidden'),
  })
  .partial();

/** The part of the file that says how amounts are written in the others. */
export const currencyPart = z.looseObject({ currency: currency.optional() });

/** Everything that the brand's file may say. What it leaves out stays as the shop has it. */
export const shopFileIn = (money: MoneyWriting) =>
  z.strictObject({
    shop: shop.optional(),
    seller: seller.optional(),
    currency: currency.optional(),
    payments: paymentsIn(money).optional(),
    delivery: deliveryIn(money).optional(),
    taxes: taxes.optional(),
    orders: orders.optional(),
    pages: pages.optional(),
  });

export type ShopFile = z.infer<ReturnType<typeof shopFileIn>>;
