import { useEffect, useEffectEvent, useState } from 'react';
import type { Problems } from '#contract/inputs/checkout.ts';
import { addressFormat, HOME_COUNTRY, type StatesByCountry } from '#contract/places/address-formats.ts';
import type { CountryNames } from '#contract/places/country-names.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import type { Address } from '../../model/order.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { problemText } from './field-text.ts';
import { StateField } from './state-field.tsx';
import { useStates } from './use-states.ts';

export type PlaceField = Exclude<keyof Address, 'email' | 'phone'>;

export interface PlaceFieldsProps {
  /** Before each field's name: `billing.` for the second address of a form. */
  readonly prefix?: string;
  /** Section of the browser's address book. */
  readonly section: 'shipping' | 'billing';
  readonly values: Pick<Address, PlaceField>;
  readonly problems: Problems<PlaceField>;
  readonly countries: readonly string[];
  readonly countryNames: CountryNames;
  readonly states: StatesByCountry;
  /** Names and country only: nothing is delivered. */
  readonly isShort?: boolean;
}

/** The address as its country writes it: street first, province before city in Indonesia. */
export function PlaceFields({ prefix = '', section, values, problems, isShort = false, ...place }: PlaceFieldsProps) {
  const { countries, countryNames } = place;
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const language = useLanguage();
  const [country, setCountry] = useState(values.country || HOME_COUNTRY);
  const states = useStates(place.states);
  const format = addressFormat(country);
  // A country that was chosen before a reload is not the one whose states the page came with.
  const needStates = useEffectEvent(() => states.need(country));
  useEffect(() => needStates(), []);

  const field = (name: PlaceField, label: string, autoComplete: string) => ({
    name: `${prefix}${name}`,
    label,
    autoComplete: `${section} ${autoComplete}`,
    defaultValue: values[name],
    error: problemText(problems[name], label, language),
  });

  return (
    <div className="grid-f">
      <TextField {...field('firstName', text.firstName, 'given-name')} required />
      <TextField {...field('lastName', text.lastName, 'family-name')} required />
      <SelectField
        {...field('country', text.country, 'country')}
        className="span-2"
        defaultValue={country}
        required
        onChange={({ currentTarget: { value } }) => {
          setCountry(value);
          states.need(value);
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
            className="span-2"
            hint={country === HOME_COUNTRY ? text.streetHint : undefined}
            required
          />
          <TextField
            {...field('address2', text.streetDetail, 'address-line2')}
            className="span-2"
            note={forms.optional}
            hint={text.streetDetailHint}
          />
          {format.state === 'hidden' ? null : (
            <StateField
              {...field('state', country === HOME_COUNTRY ? text.province : text.state, 'address-level1')}
              key={states.of(country) ? country : `${country}, asked for`}
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
