import type { Problems } from '#contract/inputs/checkout.ts';
import type { StatesByCountry } from '#contract/places/address-formats.ts';
import type { CountryNames } from '#contract/places/country-names.ts';
import { useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import type { Address } from '../../model/order.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { type PlaceField, PlaceFields } from './place-fields.tsx';

/** Names of the billing fields begin with it. */
export const BILLING = 'billing.';

interface AddressStepProps {
  readonly shipping: Pick<Address, PlaceField>;
  readonly billing: Pick<Address, PlaceField>;
  readonly billingIsSame: boolean;
  readonly problems: { readonly shipping: Problems<PlaceField>; readonly billing: Problems<PlaceField> };
  readonly countries: readonly string[];
  readonly countryNames: CountryNames;
  readonly states: StatesByCountry;
}

/** Where the parcel goes, and the bill where it goes elsewhere: shown by CSS, so that it works without script. */
export function AddressStep({ shipping, billing, billingIsSame, problems, ...places }: AddressStepProps) {
  const text = useText(CHECKOUT);
  return (
    <>
      <PlaceFields section="shipping" values={shipping} problems={problems.shipping} {...places} />
      <div className="co-bill">
        <ChoiceRow type="checkbox" name="billingIsSame" defaultChecked={billingIsSame}>
          {text.billingSame}
        </ChoiceRow>
        <fieldset>
          <legend className="h3">{text.billing}</legend>
          <PlaceFields prefix={BILLING} section="billing" values={billing} problems={problems.billing} {...places} />
        </fieldset>
      </div>
    </>
  );
}
