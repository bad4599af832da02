import { useState } from 'react';
import type { Problems } from '#contract/inputs/checkout.ts';
import { addressFormat } from '#contract/places/address-formats.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import type { CountryNames } from '../../i18n/places.ts';
import type { Address } from '../../model/order.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { problemText } from './field-text.ts';

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
  /** Names and country only: nothing is delivered. */
  readonly isShort?: boolean;
}

/** The address as its country writes it: street first, province before city in Indonesia. */
export function PlaceFields({ prefix = '', section, values, problems, isShort = false, ...place }: PlaceFieldsProps) {
  const { countries, countryNames } = place;
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const language = useLanguage();
  const [country, setCountry] = useState(values.country || 'ID');
  const format = addressFormat(country);

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
        onChange={(event) => setCountry(event.currentTarget.value)}
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
            hint={country === 'ID' ? text.streetHint : undefined}
            required
          />
          <TextField
            {...field('address2', text.streetDetail, 'address-line2')}
            className="span-2"
            note={forms.optional}
            hint={text.streetDetailHint}
          />
          {format.state === 'hidden' ? null : format.states.length > 0 ? (
            <SelectField {...field('state', text.province, 'address-level1')} key={country} required>
              <option value="">{text.chooseProvince}</option>
              {format.states.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          ) : (
            <TextField
              {...field('state', text.state, 'address-level1')}
              key={country}
              note={format.state === 'optional' ? forms.optional : undefined}
              required={format.state === 'required'}
            />
          )}
          <TextField {...field('city', country === 'ID' ? text.cityIndonesia : text.city, 'address-level2')} required />
          {format.postcode === 'hidden' ? null : (
            <TextField
              {...field('postcode', text.postcode, 'postal-code')}
              inputMode={country === 'ID' ? 'numeric' : 'text'}
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
