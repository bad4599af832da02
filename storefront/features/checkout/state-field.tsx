import { addressFormat, HOME_COUNTRY, type States } from '#contract/places/address-formats.ts';
import { useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { SelectField, TextField } from '../../ui/field.tsx';

interface StateFieldProps {
  readonly country: string;
  /** Null while they are asked for; empty where the state is typed. */
  readonly states: States | null;
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly defaultValue: string;
  readonly error: string | null;
}

/** Chosen from the country's list where there is one, otherwise typed. */
export function StateField({ country, states, ...field }: StateFieldProps) {
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const { state: rule } = addressFormat(country);
  const choose = country === HOME_COUNTRY ? text.chooseProvince : text.chooseState;
  const given = { ...field, note: rule === 'optional' ? forms.optional : undefined };
  if (states?.length === 0) return <TextField {...given} required={rule === 'required'} />;
  return (
    <SelectField {...given} required={rule === 'required'} disabled={states === null}>
      <option value="">{states === null ? forms.working : choose}</option>
      {states?.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
