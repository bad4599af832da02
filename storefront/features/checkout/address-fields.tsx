import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { addressFormat, HOME_COUNTRY, type States, type StatesByCountry } from '#contract/geography/address-formats.ts';
import type { CountryNames } from '#contract/geography/countries.ts';
import type { FieldProblem, Problems } from '#contract/inputs/checkout.ts';
import type { Language } from '#contract/languages.ts';
import { statesPath } from '#contract/paths.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import type { Address } from '../../model/order.ts';
import { SelectField, TextField } from '../../ui/field.tsx';

export type AddressField = Exclude<keyof Address, 'email' | 'phone'>;

export interface AddressFieldsProps {
  /** Before each field's name: `billing.` for the second address of a form. */
  readonly prefix?: string;
  /** Section of the browser's address book. */
  readonly section: 'shipping' | 'billing';
  readonly values: Pick<Address, AddressField>;
  readonly problems: Problems<AddressField>;
  readonly countries: readonly string[];
  readonly countryNames: CountryNames;
  readonly states: StatesByCountry;
  /** Names and country only: nothing is delivered. */
  readonly isShort?: boolean;
}

/** The address as its country writes it: street first, province before city in Indonesia. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the fields of one form in their order
export function AddressFields({
  prefix = '',
  section,
  values,
  problems,
  isShort = false,
  ...geography
}: AddressFieldsProps) {
  const { countries, countryNames } = geography;
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const language = useLanguage();
  const [country, setCountry] = useState(values.country || HOME_COUNTRY);
  const states = useStates(geography.states);
  const format = addressFormat(country);
  // A country that was chosen before a reload is not the one whose states the page came with.
  const loadStates = useEffectEvent(() => states.load(country));
  useEffect(() => loadStates(), []);

  const field = (name: AddressField, label: string, autoComplete: string) => ({
    name: `${prefix}${name}`,
    label,
    autoComplete: `${section} ${autoComplete}`,
    defaultValue: values[name],
    error: problemText(problems[name], label, language),
  });

  return (
    <div className="formGrid">
      <TextField {...field('firstName', text.firstName, 'given-name')} required />
      <TextField {...field('lastName', text.lastName, 'family-name')} required />
      <SelectField
        {...field('country', text.country, 'country')}
        className="formGridWide"
        defaultValue={country}
        required
        onChange={({ currentTarget: { value } }) => {
          setCountry(value);
          states.load(value);
        }}
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {countryNames[code] ?? code}
          </option>
        ))}
      </SelectField>
      {isShort ? null : (
        <>
          <TextField
            {...field('address1', text.street, 'address-line1')}
            className="formGridWide"
            hint={country === HOME_COUNTRY ? text.streetHint : undefined}
            required
          />
          <TextField
            {...field('address2', text.streetDetail, 'address-line2')}
            className="formGridWide"
            note={forms.optional}
            hint={text.streetDetailHint}
          />
          {format.state === 'hidden' ? null : (
            <StateField
              {...field('state', country === HOME_COUNTRY ? text.province : text.state, 'address-level1')}
              key={states.of(country) ? country : `${country}, loading`}
              country={country}
              states={states.of(country)}
            />
          )}
          <TextField
            {...field('city', country === HOME_COUNTRY ? text.cityIndonesia : text.city, 'address-level2')}
            required
          />
          {format.postcode === 'hidden' ? null : (
            <TextField
              {...field('postcode', text.postcode, 'postal-code')}
              inputMode={country === HOME_COUNTRY ? 'numeric' : 'text'}
              note={format.postcode === 'optional' ? forms.optional : undefined}
              required={format.postcode === 'required'}
            />
          )}
          <TextField {...field('company', text.company, 'organization')} note={forms.optional} />
        </>
      )}
    </div>
  );
}

interface StateFieldProps {
  readonly country: string;
  /** Null while they are loading; empty where the state is typed. */
  readonly states: States | null;
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly defaultValue: string;
  readonly error: string | null;
}

/** Chosen from the country's list where there is one, otherwise typed. */
function StateField({ country, states, ...field }: StateFieldProps) {
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const { state: rule } = addressFormat(country);
  const choose = country === HOME_COUNTRY ? text.chooseProvince : text.chooseState;
  const shared = { ...field, note: rule === 'optional' ? forms.optional : undefined };
  if (states?.length === 0) return <TextField {...shared} required={rule === 'required'} />;
  return (
    <SelectField {...shared} required={rule === 'required'} disabled={states === null}>
      <option value="">{states === null ? forms.working : choose}</option>
      {states?.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

interface StatesByCountryFetcher {
  /** Null while they are loading. */
  of(country: string): States | null;
  /** Loads them, unless they are there or the country's addresses have none. */
  load(country: string): void;
}

/** The page comes with the states of the countries it shows; those of another come when it is chosen. */
function useStates(known: StatesByCountry): StatesByCountryFetcher {
  const fetcher = useFetcher<StatesByCountry>();
  const localize = useLocalPath();
  const all = { ...known, ...fetcher.data };
  return {
    of: (country) => all[country] ?? null,
    load(country) {
      if (addressFormat(country).state !== 'hidden' && !all[country]) fetcher.load(localize(statesPath(country)));
    },
  };
}

/** What is wrong with a field, with its name where that helps. */
export function problemText(problem: FieldProblem | undefined, label: string, language: Language): string | null {
  if (problem === undefined) return null;
  return problem === 'required' ? FORMS[language].required(label) : CHECKOUT[language].problem[problem];
}
