import { useFetcher } from 'react-router';
import { addressFormat, type States, type StatesByCountry } from '#contract/geography/address-formats.ts';
import { HOME_COUNTRY } from '#contract/geography/home-country.ts';
import { statesPath } from '#contract/paths.ts';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { CHECKOUT } from '../i18n/messages/checkout.ts';
import { FORMS } from '../i18n/messages/forms.ts';
import { SelectField, TextField } from '../ui/field.tsx';

interface StateFieldProps {
  readonly country: string;
  /** Null while they are loading; empty where the state is typed. */
  readonly states: States | null;
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly defaultValue: string;
  readonly error: string | null;
  readonly onChange: (state: string) => void;
}

/** Chosen from the country's list where there is one, otherwise typed. */
export function StateField({ country, states, onChange, ...field }: StateFieldProps) {
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const { state: rule } = addressFormat(country);
  const choose = country === HOME_COUNTRY ? text.chooseProvince : text.chooseState;
  const shared = { ...field, note: rule === 'optional' ? forms.optional : undefined };
  if (states?.length === 0) return <TextField {...shared} required={rule === 'required'} />;
  return (
    <SelectField
      {...shared}
      required={rule === 'required'}
      disabled={states === null}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    >
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
export function useStates(known: StatesByCountry): StatesByCountryFetcher {
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
