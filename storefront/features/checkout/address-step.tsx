import type { StatesByCountry } from '#contract/geography/address-formats.ts';
import type { CountryNames } from '#contract/geography/countries.ts';
import type { Problems } from '#contract/inputs/checkout.ts';
import { AddressFields } from '../../address/address-fields.tsx';
import type { AddressField, AddressValues } from '../../address/address-values.ts';
import { useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import type { AddressBook } from '../../model/account/address-book.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import styles from './address-step.module.css';
import { SavedAddresses } from './saved-addresses.tsx';

/** Names of the billing fields begin with it. */
export const BILLING = 'billing.';

/** What a customer has chosen among the saved addresses. */
export interface AddressChoice {
  readonly book: AddressBook;
  readonly chosen: string;
  readonly isSaved: boolean;
}

interface AddressStepProps {
  /** Null for a guest. */
  readonly choice: AddressChoice | null;
  readonly shipping: AddressValues;
  readonly billing: AddressValues;
  readonly billingIsSame: boolean;
  readonly problems: { readonly shipping: Problems<AddressField>; readonly billing: Problems<AddressField> };
  readonly countries: readonly string[];
  readonly countryNames: CountryNames;
  readonly states: StatesByCountry;
}

/** The delivery address, and a billing address that CSS shows when the box is cleared, so that it works without script. */
export function AddressStep({ choice, shipping, billing, billingIsSame, problems, ...geography }: AddressStepProps) {
  const text = useText(CHECKOUT);
  const fields = <AddressFields section="shipping" values={shipping} problems={problems.shipping} {...geography} />;
  return (
    <>
      {choice ? (
        <SavedAddresses {...choice} {...geography}>
          {fields}
        </SavedAddresses>
      ) : (
        fields
      )}
      <div className={styles.billing}>
        <ChoiceRow type="checkbox" name="billingIsSame" defaultChecked={billingIsSame}>
          {text.billingSame}
        </ChoiceRow>
        <fieldset>
          <legend className="h3">{text.billing}</legend>
          <AddressFields
            prefix={BILLING}
            section="billing"
            values={billing}
            problems={problems.billing}
            {...geography}
          />
        </fieldset>
      </div>
    </>
  );
}
