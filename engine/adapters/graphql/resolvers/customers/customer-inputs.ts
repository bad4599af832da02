import { oneLine } from '#contract/inputs/pasted-text.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { Address, AddressPatch } from '#engine/domain/addresses/address.ts';
import type { About } from '#engine/domain/customers/customer.ts';
import type { ProfileChange } from '#engine/domain/customers/profile.ts';
import type { Language } from '#engine/domain/language.ts';
import type { CustomerAddressInput, InputMaybe, MetaDataInput } from '../../generated/resolvers.generated.ts';
import { bounded, type Many, valuesOf } from '../inputs/input-values.ts';

const MAX_EMAIL_LENGTH = 254;
/** Far above what the shop takes as a password, and still quick to hash. */
const MAX_PASSWORD_LENGTH = 1024;

/** A username or email address; empty when it is not given. */
export const loginText = (text: InputMaybe<string>, field = 'login'): string =>
  bounded(text ?? '', field, MAX_EMAIL_LENGTH);

export const passwordText = (text: InputMaybe<string>): string => bounded(text ?? '', 'password', MAX_PASSWORD_LENGTH);

const MAX_FIELD_LENGTH = 200;

const maxLength = (field: keyof Address) => (field === 'email' ? MAX_EMAIL_LENGTH : MAX_FIELD_LENGTH);

/** Only what is given changes; null is "not given". */
export function addressPatch(input: InputMaybe<CustomerAddressInput>): AddressPatch | null {
  if (!input) return null;
  const { overwrite, ...fields } = input;
  const given = Object.entries(fields).filter(
    (entry): entry is [keyof Address, string] => typeof entry[1] === 'string',
  );
  return {
    ...Object.fromEntries(given.map(([field, text]) => [field, bounded(oneLine(text), field, maxLength(field))])),
    ...(overwrite ? { overwrite } : {}),
  };
}

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

const MAX_NAME_LENGTH = 100;
const MAX_TEXT_LENGTH = 2000;
const MAX_META_LENGTH = 100_000;
const MAX_META_ENTRIES = 50;

/** Only what is given changes; null is "not given". */
export function profileChange(input: ProfileInput): ProfileChange {
  const language = languageOf(input.locale);
  const about = aboutOf(input);
  return {
    ...given('email', input.email, MAX_EMAIL_LENGTH),
    ...given('firstName', input.firstName, MAX_NAME_LENGTH),
    ...given('lastName', input.lastName, MAX_NAME_LENGTH),
    ...given('displayName', input.displayName, MAX_NAME_LENGTH),
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
  if (typeof text === 'string') values[field] = bounded(oneLine(text), field, limit);
  return values;
};

const aboutOf = ({ nickname, description, websiteUrl }: ProfileInput): Partial<About> => ({
  ...given('nickname', nickname, MAX_NAME_LENGTH),
  ...given('url', websiteUrl, MAX_TEXT_LENGTH),
  ...(typeof description === 'string' && { description: bounded(description, 'description', MAX_TEXT_LENGTH) }),
});

/** A map, since `constructor` is in every object. */
const LOCALES: ReadonlyMap<string, Language> = new Map([
  [LANGUAGES.id.locale, 'id'],
  [LANGUAGES.en.locale, 'en'],
]);

const languageOf = (locale: string | null | undefined): Language | undefined => LOCALES.get(locale ?? '');

const metaOf = (metaData: ProfileInput['metaData']): ProfileChange['meta'] =>
  (valuesOf(metaData) ?? [])
    .slice(0, MAX_META_ENTRIES)
    .map(({ key, value }) => [key, bounded(value, 'metaData', MAX_META_LENGTH)] as const);
