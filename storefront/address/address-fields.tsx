import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { addressFormat, type StatesByCountry } from '#contract/geography/address-formats.ts';
import type { CountryNames } from '#contract/geography/countries.ts';
import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import type { FieldProblem, Problems } from '#contract/inputs/checkout.ts';
import type { Language } from '#contract/languages.ts';
import { useLanguage, useText } from '../i18n/bilingual.ts';
import { CHECKOUT } from '../i18n/messages/checkout.ts';
import { FORMS } from '../i18n/messages/forms.ts';
import { Button } from '../ui/button.tsx';
import { NAME_TYPING, SelectField, TextField } from '../ui/field.tsx';
import { type AddressField, type AddressValues, CONFIRMED_FIELD, FILL_IN_FIELD } from './address-values.ts';
import { CompanyFields } from './company-fields.tsx';
import { ElsewhereNote } from './elsewhere-note.tsx';
import { confirmation, isElsewhere } from './postcode-place.ts';
import { StateField, useStates } from './state-field.tsx';
import { useLeftFields } from './use-left-fields.ts';
import { usePostcodePlace } from './use-postcode-place.ts';

export interface AddressFieldsProps {
  /** Before each field's name: `billing.` for the second address of a form. */
  readonly prefix?: string;
  /** Section of the browser's address book. */
  readonly section: 'shipping' | 'billing';
  readonly values: AddressValues;
  readonly problems: Problems<AddressField>;
  readonly countries: readonly string[];
  readonly countryNames: CountryNames;
  readonly states: StatesByCountry;
  /** Name and country only: nothing is delivered. */
  readonly isShort?: boolean;
}

/** In Indonesia the postcode comes first and fills in the rest, as far as it is known; elsewhere the street does. */
const ORDER = {
  home: ['postcode', 'state', 'city', 'district', 'address1', 'detail', 'company'],
  abroad: ['address1', 'detail', 'state', 'city', 'postcode', 'company'],
} as const;

/** The address as its country writes it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the fields of one form
export function AddressFields(props: AddressFieldsProps) {
  const { prefix = '', section, values, problems, isShort = false, countries, countryNames } = props;
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const language = useLanguage();
  const [cityList, districtList] = [useId(), useId()];
  const [country, setCountry] = useState(values.country || HOME_COUNTRY);
  const states = useStates(props.states);
  const format = addressFormat(country);
  const isHome = country === HOME_COUNTRY;
  const { place, typed, ...placeFields } = usePostcodePlace(values, prefix);
  const left = useLeftFields(values, prefix, placeFields.fields);
  const first = { ...values, ...left.of(country) };
  /** Nobody is told of a contradiction before a name is typed to its end. */
  const [unfinished, setUnfinished] = useState<'city' | 'district' | null>(null);
  // A country that was chosen before a reload is not the one whose states the page came with.
  const loadStates = useEffectEvent(() => states.load(country));
  useEffect(() => loadStates(), []);

  const field = (name: AddressField, label: string, autoComplete: string) => ({
    name: `${prefix}${name}`,
    label,
    autoComplete: `${section} ${autoComplete}`,
    ...NAME_TYPING,
    defaultValue: first[name],
    error: problemText(problems[name], label, language),
  });

  const suggested = (name: 'city' | 'district', list: string) => ({
    list: isHome ? list : undefined,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => placeFields.type(name, currentTarget.value),
    onFocus: () => setUnfinished(name),
    onBlur: () => setUnfinished(null),
  });
  const finished = unfinished ? { ...typed, [unfinished]: '' } : typed;
  const isContradiction = isHome && (isElsewhere(place, finished) || problems.postcode === 'elsewhere');
  const parts: Readonly<Record<(typeof ORDER)['home' | 'abroad'][number], ReactNode>> = {
    postcode:
      format.postcode === 'hidden' ? null : (
        <TextField
          {...field('postcode', text.postcode, 'postal-code')}
          inputMode={isHome ? 'numeric' : 'text'}
          // Room for the spaces that come with it when it is pasted: what is beyond is cut off unseen.
          maxLength={20}
          note={format.postcode === 'optional' ? forms.optional : undefined}
          hint={isHome ? text.postcodeHint : undefined}
          required={format.postcode === 'required' && !isHome}
          onInput={({ currentTarget }) => placeFields.type('postcode', currentTarget.value)}
        />
      ),
    state:
      format.state === 'hidden' ? null : (
        <StateField
          {...field('state', isHome ? text.province : text.state, 'address-level1')}
          key={states.of(country) ? country : `${country}, loading`}
          country={country}
          states={states.of(country)}
          onChange={(state) => placeFields.type('state', state)}
        />
      ),
    city: (
      <TextField
        {...field('city', isHome ? text.cityIndonesia : text.city, 'address-level2')}
        {...suggested('city', cityList)}
        required
      />
    ),
    district: (
      <TextField
        {...field('district', text.district, 'address-level3')}
        {...suggested('district', districtList)}
        hint={text.districtHint}
        required
      />
    ),
    address1: (
      <TextField
        {...field('address1', text.street, 'address-line1')}
        className="formGridWide"
        hint={isHome ? text.streetHint : undefined}
        required
      />
    ),
    detail: (
      <TextField
        {...field('detail', text.streetDetail, 'address-line2')}
        className="formGridWide"
        note={forms.optional}
        hint={text.streetDetailHint}
      />
    ),
    company: (
      <CompanyFields
        company={field('company', text.company, 'organization')}
        taxNumber={isHome ? field('taxNumber', text.taxNumber, 'off') : null}
      />
    ),
  };

  return (
    <div className="formGrid" ref={placeFields.fields}>
      <TextField
        {...field('name', section === 'shipping' ? text.recipient : text.fullName, 'name')}
        className="formGridWide"
        required
      />
      <SelectField
        {...field('country', text.country, 'country')}
        className="formGridWide"
        defaultValue={country}
        onChange={({ currentTarget: { value } }) => {
          left.leave(country);
          setCountry(value);
          placeFields.type('state', left.of(value).state ?? '');
          states.load(value);
        }}
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {countryNames[code] ?? code}
          </option>
        ))}
      </SelectField>
      {isShort
        ? null
        : ORDER[isHome ? 'home' : 'abroad'].map((name) => (
            <FieldSlot key={name}>
              {parts[name]}
              {name === 'postcode' && isHome ? <FillIn /> : null}
              {name === 'district' && isContradiction ? (
                <>
                  <ElsewhereNote place={place} postcode={typed.postcode} onTake={placeFields.take} />
                  <input type="hidden" name={prefix + CONFIRMED_FIELD} value={confirmation(typed)} />
                </>
              ) : null}
            </FieldSlot>
          ))}
      {isHome && !isShort ? (
        <>
          <Suggestions id={cityList} names={place?.cities ?? []} />
          <Suggestions id={districtList} names={place?.districts ?? []} />
        </>
      ) : null}
    </div>
  );
}

/**
 * Stands before all other buttons of the form: Enter presses the first one, and without script that would be the one that
 * fills in a place.
 */
export const SubmitOnEnter = () => (
  <noscript>
    <button type="submit" className="visuallyHidden" tabIndex={-1} aria-hidden="true" />
  </noscript>
);

/** For browsers without script; with it the postcode fills in the place by itself. */
function FillIn() {
  const text = useText(CHECKOUT);
  return (
    <noscript>
      <Button type="submit" variant="line" name={FILL_IN_FIELD} value="1">
        {text.fillIn}
      </Button>
    </noscript>
  );
}

const Suggestions = ({ id, names }: { readonly id: string; readonly names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);

/** Keeps what is typed into a field when another country orders the fields anew. */
const FieldSlot = ({ children }: { readonly children: ReactNode }) => children;

/** What is wrong with a field, with its name where that helps. */
export function problemText(problem: FieldProblem | undefined, label: string, language: Language): string | null {
  if (problem === undefined) return null;
  return problem === 'required' ? FORMS[language].required(label) : CHECKOUT[language].problem[problem];
}
