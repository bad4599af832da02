import { joinDistrict, splitDistrict } from '#contract/geography/district.ts';
import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import { fullName, splitName } from '#contract/geography/person-name.ts';
import { joinCompany, splitCompany } from '#contract/geography/tax-number.ts';
import type { Address } from '../model/address.ts';

/** An address as its form asks for it: one name, and kecamatan and tax number in fields of their own. */
export interface AddressValues
  extends Pick<Address, 'company' | 'country' | 'address1' | 'city' | 'state' | 'postcode'> {
  readonly name: string;
  readonly detail: string;
  readonly district: string;
  readonly taxNumber: string;
}

export type AddressField = keyof AddressValues;

export const addressValues = (address: Omit<Address, 'email' | 'phone'>): AddressValues => {
  const { company, country, address1, address2, city, state, postcode } = address;
  const parts =
    country === HOME_COUNTRY
      ? { ...splitCompany(company), ...splitDistrict(address2) }
      : { company, taxNumber: '', detail: address2, district: '' };
  return { name: fullName(address), country, address1, ...parts, city, state, postcode };
};

export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The fields of the API from those of the form. `prefix` begins the names of the form's fields, not those of the API's. */
export function addressForm(form: FormData, prefix = ''): FormData {
  const address = new FormData();
  for (const field of ['country', 'address1', 'city', 'state', 'postcode'])
    address.set(field, textIn(form, prefix + field));
  const { firstName, lastName } = splitName(textIn(form, `${prefix}name`));
  address.set('firstName', firstName);
  address.set('lastName', lastName);
  const isHome = textIn(form, `${prefix}country`) === HOME_COUNTRY;
  const textAtHome = (name: string) => (isHome ? textIn(form, prefix + name) : '');
  address.set('address2', joinDistrict({ detail: textIn(form, `${prefix}detail`), district: textAtHome('district') }));
  address.set(
    'company',
    joinCompany({ company: textIn(form, `${prefix}company`), taxNumber: textAtHome('taxNumber') }),
  );
  return address;
}

/** The field of the form that a field of the API comes from. */
const FORM_FIELDS: Readonly<Record<string, AddressField>> = {
  firstName: 'name',
  lastName: 'name',
  address2: 'detail',
};

/** Problems by the fields of the form. */
export const formProblems = <Problem>(
  problems: Readonly<Record<string, Problem>>,
): Partial<Record<AddressField, Problem>> =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [FORM_FIELDS[field] ?? field, problem]));

/** The hidden field by which a shopper says that the place is meant as it is typed. */
export const CONFIRMED_FIELD = 'confirmedPlace';

/** Names the button that fills in the place of a postcode, for browsers without script. */
export const FILL_IN_FIELD = 'fillIn';
