import { HOME_COUNTRY } from '#contract/geography/address-formats.ts';
import { placeOfPostcode } from '#contract/geography/indonesian-postcodes.ts';
import { AddressInput, type FieldProblem, readCheckoutForm } from '#contract/inputs/checkout.ts';
import {
  type AddressField,
  addressForm,
  CONFIRMED_FIELD,
  confirmation,
  formProblems,
  isElsewhere,
} from './address-values.ts';

// For actions only: schemas and postcodes would add much to the scripts of the pages.

type AddressProblems = Partial<Record<AddressField, FieldProblem>>;

/** What only the form knows: a courier needs the kecamatan, and a contradiction is shown once. */
function problemsOfPlace(form: FormData, prefix: string): AddressProblems {
  if (form.get(`${prefix}country`) !== HOME_COUNTRY) return {};
  const [district, postcode, state, confirmed] = ['district', 'postcode', 'state', CONFIRMED_FIELD].map((name) =>
    String(form.get(prefix + name) ?? '').trim(),
  ) as [string, string, string, string];
  const isConfirmed = confirmed === confirmation({ postcode, state });
  return {
    ...(district === '' && { district: 'required' }),
    ...(!isConfirmed && isElsewhere(placeOfPostcode(postcode), state) && { postcode: 'elsewhere' }),
  };
}

/** The address that was typed into the fields whose names begin with the prefix, or what is wrong with it. */
export function readAddress(form: FormData, prefix = '') {
  const read = readCheckoutForm(AddressInput, addressForm(form, prefix));
  const problems: AddressProblems = {
    ...problemsOfPlace(form, prefix),
    ...(read.ok ? {} : formProblems(read.problems)),
  };
  return read.ok && Object.keys(problems).length === 0 ? read : ({ ok: false, problems } as const);
}

/** Without script: writes what the postcode says about the place into those fields that are empty. */
export function fillInPlace(form: FormData, prefix = ''): void {
  const place = placeOfPostcode(String(form.get(`${prefix}postcode`) ?? '').trim());
  const { provinces: [province, other] = [], cities: [city, ...cities] = [] } = place ?? {};
  if (province && !other && !form.get(`${prefix}state`)) form.set(`${prefix}state`, province);
  if (city && cities.length === 0 && !form.get(`${prefix}city`)) form.set(`${prefix}city`, city);
}
