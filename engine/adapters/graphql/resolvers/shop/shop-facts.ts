import { type GraphQLEnumType, isEnumType } from 'graphql';
import type { PaymentKind } from '#engine/domain/payment/gateway.ts';
import { listConnection } from '../../connections/connection.ts';
import { refuse } from '../../errors/refuse.ts';
import type { CountriesEnum, PaymentKindEnum, Resolvers } from '../../generated/resolvers.generated.ts';
import { woonuxtOptions, woonuxtPlugin } from './woonuxt-options.ts';

const PAYMENT_KINDS = {
  'pay-on-delivery': 'PAY_ON_DELIVERY',
  'bank-transfer': 'BANK_TRANSFER',
  'hosted-page': 'HOSTED_PAGE',
  'embedded-form': 'EMBEDDED_FORM',
} as const satisfies Record<PaymentKind, PaymentKindEnum>;

export const paymentKindName = (kind: PaymentKind): PaymentKindEnum => PAYMENT_KINDS[kind];

const codesOf = (type: GraphQLEnumType) => type.getValues().map(({ name }) => name as CountriesEnum);

export const shopResolvers: Pick<Resolvers, 'PaymentGateway'> = {
  PaymentGateway: {
    description: ({ texts }, _args, { language }) => texts.description[language],
    hasPayPage: ({ kind }) => kind === 'hosted-page',
    icon: () => null,
    id: ({ id }) => id,
    kind: ({ kind }) => paymentKindName(kind),
    title: ({ texts }, _args, { language }) => texts.title[language],
  },
};

export const shopQueries: Pick<
  NonNullable<Resolvers['RootQuery']>,
  | 'allSettings'
  | 'woonuxtSettings'
  | 'allowedCountries'
  | 'countries'
  | 'countryStates'
  | 'generalSettings'
  | 'paymentGateways'
  | 'plugin'
> = {
  allSettings: (_root, _args, { site, language }) => ({
    generalSettingsDescription: site.description[language],
    generalSettingsLanguage: language,
    generalSettingsTitle: site.title,
    generalSettingsUrl: site.baseUrl,
  }),
  woonuxtSettings: (_root, _args, context) => woonuxtOptions(context),
  // The settings are checked at the start: they name countries of this list only.
  allowedCountries: (_root, _args, { settings }) => settings.sellingCountries as readonly CountriesEnum[],
  countries: (...[, , , { schema }]) => {
    const type = schema.getType('CountriesEnum');
    return isEnumType(type) ? codesOf(type) : [];
  },
  countryStates: (_root, { country }, { settings }) => settings.geography.formats[country]?.states ?? [],
  generalSettings: (_root, _args, { site, settings, language }) => ({
    dateFormat: 'j F Y',
    description: site.description[language],
    email: settings.shopEmail,
    language,
    startOfWeek: 1,
    timeFormat: 'H:i',
    timezone: settings.timeZone,
    title: site.title,
    url: site.baseUrl,
  }),
  plugin: (_root, { id }, context) => woonuxtPlugin(id, context),
  paymentGateways: async (_root, args, context) => {
    if (args.where?.all) refuse('NOT_CAPABLE');
    return listConnection((await context.view()).gateways, args);
  },
};
