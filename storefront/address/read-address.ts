import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import { findPostcode, placeOfPostcode } from '#contract/geography/indonesian-postcodes.ts';
import { isTaxNumber } from '#contract/geography/tax-number.ts';
import { AddressInput, type FieldProblem, readCheckoutForm } from '#contract/inputs/checkout.ts';
import { type AddressField, addressForm, CONFIRMED_FIELD, formProblems, textIn } from './address-values.ts';
import { confirmation, isElsewhere, isSamePlace, PLACE_FIELDS, surePlace, type TypedPlace } from './postcode-place.ts';

// For actions only: schemas and postcodes would add much to the scripts of the pages.

type AddressProblems = Partial<Record<AddressField, FieldProblem>>;

const tidyTextIn = (form: FormData, name: string): string => textIn(form, name).trim();

const placeIn = (form: FormData, prefix: string): TypedPlace => ({
  postcode: tidyTextIn(form, `${prefix}postcode`),
  state: tidyTextIn(form, `${prefix}state`),
  city: tidyTextIn(form, `${prefix}city`),
  district: tidyTextIn(form, `${prefix}district`),
});

const isAtHome = (form: FormData, prefix: string): boolean => form.get(`${prefix}country`) === HOME_COUNTRY;

/** Who does not know the postcode leaves it empty. Couriers sort by kecamatan, so any postcode of it will do. */
function findMissingPostcode(form: FormData, prefix: string): void {
  const typed = placeIn(form, prefix);
  if (typed.postcode !== '' || !isAtHome(form, prefix)) return;
  const found = findPostcode((place) => isSamePlace(typed, place));
  if (found) form.set(`${prefix}postcode`, found);
}

/** At home no postcode is required: the rest of the place finds it, and where a part of that is empty, that part is missing. */
function problemsOfFields(form: FormData, prefix: string, found: AddressProblems): AddressProblems {
  const { postcode, ...others } = found;
  return postcode === 'required' && isAtHome(form, prefix) ? others : found;
}

/** What only the form knows: a courier needs the kecamatan, and a contradiction is shown once. */
function problemsOfPlace(form: FormData, prefix: string): AddressProblems {
  if (!isAtHome(form, prefix)) return {};
  const typed = placeIn(form, prefix);
  const isConfirmed = form.get(prefix + CONFIRMED_FIELD) === confirmation(typed);
  const isWhole = PLACE_FIELDS.every((part) => typed[part] !== '');
  return {
    ...(typed.postcode === '' && isWhole && { postcode: 'notFound' }),
    ...(typed.district === '' && { district: 'required' }),
    ...(!isConfirmed && isElsewhere(placeOfPostcode(typed.postcode), typed) && { postcode: 'elsewhere' }),
  };
}

/** A number is that of a company. */
function problemsOfCompany(form: FormData, prefix: string): AddressProblems {
  const taxNumber = tidyTextIn(form, `${prefix}taxNumber`);
  if (taxNumber === '' || !isAtHome(form, prefix)) return {};
  return {
    ...(tidyTextIn(form, `${prefix}company`) === '' && { company: 'required' }),
    ...(!isTaxNumber(taxNumber) && { taxNumber: 'taxNumber' }),
  };
}

/** The address that was typed into the fields whose names begin with the prefix, or what is wrong with it. */
export function readAddress(form: FormData, prefix = '') {
  findMissingPostcode(form, prefix);
  const read = readCheckoutForm(AddressInput, addressForm(form, prefix));
  const problems: AddressProblems = {
    ...(read.ok ? {} : problemsOfFields(form, prefix, formProblems(read.problems))),
    ...problemsOfPlace(form, prefix),
    ...problemsOfCompany(form, prefix),
  };
  return read.ok && Object.keys(problems).length === 0 ? read : ({ ok: false, problems } as const);
}

/** Without script: writes what the postcode says about the place into those fields that are empty. */
export function fillInPlace(form: FormData, prefix = ''): void {
  const place = placeOfPostcode(tidyTextIn(form, `${prefix}postcode`));
  if (place === null) return;
  const sure = surePlace(place);
  for (const part of PLACE_FIELDS) if (tidyTextIn(form, prefix + part) === '') form.set(prefix + part, sure[part]);
}
