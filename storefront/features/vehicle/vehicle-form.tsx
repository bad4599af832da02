import { type ReactNode, useState } from 'react';
import { PATHS } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { FORMS } from '../../i18n/messages/forms.ts';
import { VEHICLE } from '../../i18n/messages/vehicle.ts';
import {
  FUELS,
  FUELS_OF,
  VEHICLE_TYPES,
  type Vehicle,
  type VehicleField,
  type VehicleProblem,
} from '../../model/vehicle/vehicle.ts';
import { SelectField, TextField } from '../../ui/field.tsx';

export type VehicleOutcome = FormOutcome<FormResponse<VehicleField, VehicleProblem>>;

/** Names the form in its page. */
const VEHICLE_FORM = 'vehicle';

interface VehicleFormProps {
  /** Shown to begin with. */
  readonly vehicle: Vehicle | null;
  readonly outcome: VehicleOutcome | undefined;
  /** Hidden fields: where the shopper came from. */
  readonly children?: ReactNode;
}

/** Type, fuel, engine size and year. It is posted to the page of the vehicle wherever it stands. */
export function VehicleForm({ vehicle, outcome, children }: VehicleFormProps) {
  const text = useText(VEHICLE);
  const { optional } = useText(FORMS);
  const localize = useLocalPath();
  const response = responseTo(VEHICLE_FORM, outcome);
  const typed = (name: VehicleField) => response?.typed[name] ?? String(vehicle?.[name] ?? '');
  const field = (name: VehicleField) => {
    const problem = response?.problems[name];
    return { name, error: problem && text.problems[problem], defaultValue: typed(name) };
  };
  const number = { type: 'text', inputMode: 'numeric', autoComplete: 'off', maxLength: 6, note: optional } as const;
  const [type, setType] = useState(typed('type'));
  const known = VEHICLE_TYPES.find((one) => one === type);
  return (
    <PostedForm name={VEHICLE_FORM} outcome={outcome} action={localize(PATHS.vehicle)}>
      {children}
      <SelectField
        {...field('type')}
        label={text.type}
        required
        onChange={(event) => setType(event.currentTarget.value)}
      >
        <option value="">{text.chooseType}</option>
        {VEHICLE_TYPES.map((name) => (
          <option key={name} value={name}>
            {text.types[name]}
          </option>
        ))}
      </SelectField>
      {/* A type that is sold with one fuel only has it chosen; without script the server says what does not go together. */}
      <SelectField key={known} {...field('fuel')} {...onlyFuel(known)} label={text.fuel} required>
        <option value="">{text.chooseFuel}</option>
        {FUELS.filter((name) => !known || FUELS_OF[known].includes(name)).map((name) => (
          <option key={name} value={name}>
            {text.fuels[name]}
          </option>
        ))}
      </SelectField>
      <TextField {...field('engine')} {...number} label={text.engine} hint={text.engineHint} />
      <TextField {...field('year')} {...number} label={text.year} hint={text.yearHint} />
      <div className="formGridWide">
        <SubmitButton form={VEHICLE_FORM} isFull>
          {text.submit}
        </SubmitButton>
      </div>
    </PostedForm>
  );
}

function onlyFuel(type: Vehicle['type'] | undefined): { readonly defaultValue?: string } {
  const [fuel, ...others] = type ? FUELS_OF[type] : [];
  return fuel && others.length === 0 ? { defaultValue: fuel } : {};
}
