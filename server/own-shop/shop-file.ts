import { z } from 'zod';
import { LANGUAGES } from '#engine/domain/language.ts';
import type { MoneyWriting } from '#engine/domain/money/read-money.ts';
import { createFields, type Fields } from './fields.ts';
import type { ProblemTexts } from './problem-texts.ts';
import { redirectsIn } from './redirect-field.ts';

const holidayIn = ({ day, flag, translated }: Fields, texts: ProblemTexts) =>
  z
    .strictObject({
      from: day,
      until: day,
      announcedFrom: day.optional(),
      takesOrders: flag.default(true),
      notice: translated.optional(),
    })
    .superRefine(({ from, until, announcedFrom = from }, check) => {
      if (until < from) check.addIssue({ code: 'custom', path: ['until'], message: texts.notBefore('from') });
      if (announcedFrom > from)
        check.addIssue({ code: 'custom', path: ['announcedFrom'], message: texts.notAfter('from') });
    });

const shopIn = ({ text, translated, ...fields }: Fields, texts: ProblemTexts) =>
  z.strictObject({
    name: text(40).optional(),
    tagline: translated.optional(),
    description: translated.optional(),
    since: fields.wholeNumber(1000, 2100).optional(),
    email: fields.email.optional(),
    whatsapp: fields.whatsapp.optional(),
    timeZone: fields.timeZone.optional(),
    dates: fields.dates.optional(),
    languages: fields.languages.optional(),
    staffLanguage: fields.oneOf(LANGUAGES).optional(),
    social: z
      .object({
        instagram: fields.webAddress.optional(),
        tiktok: fields.webAddress.optional(),
        youtube: fields.webAddress.optional(),
        facebook: fields.webAddress.optional(),
      })
      .catchall(
        z.strictObject({
          name: text(40),
          icon: fields.icon,
          url: fields.webAddress,
          text: translated.optional(),
        }),
      )
      .optional(),
    announcement: translated.optional(),
    holidays: fields.list(holidayIn({ text, translated, ...fields }, texts)).optional(),
    emailFooter: translated.optional(),
    colours: fields.colours.optional(),
  });

const sellerIn = ({ text, translated, list, orNone }: Fields) =>
  z.strictObject({
    name: text(),
    address: list(text(), { least: 1, most: 6 }),
    licence: text(),
    taxNumber: orNone(text()),
    phone: text(),
    hours: translated,
  });

const currencyIn = ({ currency, locale }: Fields) => z.strictObject({ code: currency, locale: locale.optional() });

const paymentsIn = ({ text, translated, flag, list, country, amount, orNone, accountNumber }: Fields) => {
  const account = z.strictObject({
    bank: text(),
    holder: text(),
    number: accountNumber,
    iban: text().optional(),
    bic: text().optional(),
  });
  return z.strictObject({
    bankTransfer: z
      .strictObject({
        enabled: flag.default(true),
        accounts: list(account, { most: 10 }).optional(),
        instructions: translated.optional(),
      })
      .optional(),
    cashOnDelivery: z
      .strictObject({
        enabled: flag.default(true),
        countries: list(country).optional(),
        maximum: amount.optional(),
        guestsWaitAbove: orNone(amount).optional(),
      })
      .optional(),
  });
};

const methodIn = ({ text, translated, list, amount }: Fields, texts: ProblemTexts) => {
  const common = { label: translated, excludes: list(text()).default([]) };
  return z.discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('flat'),
        ...common,
        perOrder: amount,
        perItem: amount.default(0),
        perKilogram: amount.default(0),
      }),
      z.strictObject({ kind: z.literal('free'), ...common, minimum: amount }),
      z.strictObject({ kind: z.literal('pickup'), ...common, cost: amount.default(0) }),
    ],
    { error: texts.kind },
  );
};

const deliveryIn = (fields: Fields, texts: ProblemTexts) => {
  const { text, list, country, province, amount, orNone } = fields;
  const zone = z.strictObject({
    name: text(),
    provinces: list(province).default([]),
    countries: list(country, { most: 300 }).default([]),
    methods: list(methodIn(fields, texts), { least: 1 }),
  });
  return z.strictObject({
    sellingCountries: list(country, { least: 1, most: 300 }).optional(),
    freeFrom: orNone(amount).optional(),
    from: z.strictObject({ province, postcode: text() }).optional(),
    zones: list(zone, { least: 1 }).optional(),
  });
};

const taxesIn = ({ translated, flag, list, country, percentage, oneOf }: Fields) =>
  z.strictObject({
    pricesIncludeTax: flag.default(true),
    rates: list(
      z.strictObject({
        label: translated,
        country,
        percent: percentage,
        class: oneOf(['standard', 'reduced-rate', 'zero-rate']).default('standard'),
        onShipping: flag.default(true),
      }),
    ),
  });

const productsIn = ({ slug, list, listOrNone }: Fields) =>
  z.strictObject({ lubricants: listOrNone(list(slug)) }).partial();

const ordersIn = ({ wholeNumber, orNone, invoicePrefix }: Fields) =>
  z
    .strictObject({
      holdMinutes: orNone(wholeNumber(5, 100_000)),
      lowStockAmount: wholeNumber(0, 10_000),
      returnDays: wholeNumber(0, 365),
      reviewRequestDays: orNone(wholeNumber(1, 365)),
      unpaidGuestPieces: orNone(wholeNumber(1, 100_000)),
      unpaidGuestPiecesOfProduct: orNone(wholeNumber(1, 100_000)),
      unpaidGuestsOfNetwork: orNone(wholeNumber(1, 100_000)),
      invoicePrefix,
    })
    .partial();

const pagesIn = ({ flag, oneOf }: Fields) =>
  z
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
      saleBadge: oneOf(['percent', 'amount', 'onSale', 'hidden']),
    })
    .partial();

/** The part of the file that says how amounts are written in the others. */
export const currencyPart = (texts: ProblemTexts, money: MoneyWriting) =>
  z.looseObject({ currency: currencyIn(createFields(texts, money)).optional() });

/** The currency that the shop's own amounts are in. */
export const OWN_CURRENCY = { currency: 'EUR', moneyLocale: 'en-US' };

/** Everything that the brand's file may say. What it leaves out stays as the shop has it. */
export function shopFileIn(texts: ProblemTexts, money: MoneyWriting) {
  const fields = createFields(texts, money);
  const file = z.strictObject({
    shop: shopIn(fields, texts).optional(),
    seller: sellerIn(fields).optional(),
    currency: currencyIn(fields).optional(),
    payments: paymentsIn(fields).optional(),
    delivery: deliveryIn(fields, texts).optional(),
    taxes: taxesIn(fields).optional(),
    products: productsIn(fields).optional(),
    orders: ordersIn(fields).optional(),
    pages: pagesIn(fields).optional(),
    redirects: redirectsIn(texts).optional(),
  });
  return file.superRefine(({ currency, delivery, payments }, check) => {
    if (!currency || currency.code === OWN_CURRENCY.currency) return;
    const cash = payments?.cashOnDelivery;
    const takesCash = cash?.enabled ?? true;
    const needed = [
      [['delivery', 'freeFrom'], delivery?.freeFrom],
      [['delivery', 'zones'], delivery?.zones],
      [['payments', 'cashOnDelivery', 'maximum'], takesCash ? cash?.maximum : 0],
      [['payments', 'cashOnDelivery', 'guestsWaitAbove'], takesCash ? cash?.guestsWaitAbove : 0],
    ] as const;
    for (const [path, value] of needed)
      if (value === undefined) check.addIssue({ code: 'custom', path: [...path], message: texts.euroOnly });
  });
}

export type ShopFile = z.infer<ReturnType<typeof shopFileIn>>;
