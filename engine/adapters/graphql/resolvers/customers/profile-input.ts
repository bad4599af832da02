import { LANGUAGES } from '#contract/languages.ts';
import type { About } from '#engine/domain/customers/customer.ts';
import type { ProfileChange } from '#engine/domain/customers/profile-change.ts';
import type { Language } from '#engine/domain/language.ts';
import type { CustomerAddressInput, InputMaybe, MetaDataInput } from '../../generated/resolvers.generated.ts';
import { bounded } from '../bounded-text.ts';
import { type Many, valuesOf } from '../input-lists.ts';
import { addressPatch } from './address-input.ts';

/** What registrations and changes of an account have in common. */
interface ProfileInput {
  readonly billing?: InputMaybe<CustomerAddressInput>;
  readonly description?: InputMaybe<string>;
  readonly displayName?: InputMaybe<string>;
  readonly email?: InputMaybe<string>;
  readonly firstName?: InputMaybe<string>;
  readonly lastName?: InputMaybe<string>;
  readonly locale?: InputMaybe<string>;
  readonly metaData?: Many<MetaDataInput>;
  readonly nickname?: InputMaybe<string>;
  readonly shipping?: InputMaybe<CustomerAddressInput>;
  readonly shippingSameAsBilling?: InputMaybe<boolean>;
  readonly websiteUrl?: InputMaybe<string>;
}

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;
const LONGEST_TEXT = 2000;
const LONGEST_META = 10_000;
const MOST_META = 50;

/** Of one line: it stands in letters, and a line break could begin a header there. */
const line = (text: string) => text.replace(/\p{Cc}+/gu, ' ');

/** Only what is given changes; null is "not given". */
export function profileChange(input: ProfileInput): ProfileChange {
  const language = languageOf(input.locale);
  const about = aboutOf(input);
  return {
    ...given('email', input.email, LONGEST_EMAIL),
    ...given('firstName', input.firstName, LONGEST_NAME),
    ...given('lastName', input.lastName, LONGEST_NAME),
    ...given('displayName', input.displayName, LONGEST_NAME),
    ...(language && { language }),
    ...(Object.keys(about).length > 0 && { about }),
    billing: addressPatch(input.billing),
    shipping: addressPatch(input.shipping),
    shippingSameAsBilling: input.shippingSameAsBilling ?? false,
    meta: metaOf(input.metaData),
  };
}

const given = <Field extends string>(
  field: Field,
  text: string | null | undefined,
  limit: number,
): Partial<Record<Field, string>> => {
  const values: Partial<Record<Field, string>> = {};
  if (typeof text === 'string') values[field] = bounded(line(text), field, limit);
  return values;
};

const aboutOf = ({ nickname, description, websiteUrl }: ProfileInput): Partial<About> => ({
  ...given('nickname', nickname, LONGEST_NAME),
  ...given('url', websiteUrl, LONGEST_TEXT),
  ...(typeof description === 'string' && { description: bounded(description, 'description', LONGEST_TEXT) }),
});

/** A map, since `constructor` is in every object. */
const LOCALES: ReadonlyMap<string, Language> = new Map([
  [LANGUAGES.id.locale, 'id'],
  [LANGUAGES.en.locale, 'en'],
]);

const languageOf = (locale: string | null | undefined): Language | undefined => LOCALES.get(locale ?? '');

const metaOf = (metaData: ProfileInput['metaData']): ProfileChange['meta'] =>
  (valuesOf(metaData) ?? [])
    .slice(0, MOST_META)
    .map(({ key, value }) => [key, bounded(value, 'metaData', LONGEST_META)] as const);
