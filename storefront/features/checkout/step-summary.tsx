import type { StatesByCountry } from '#contract/places/address-formats.ts';
import type { CountryNames } from '#contract/places/country-names.ts';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { parcelLines } from '../../i18n/parcel-lines.ts';
import type { Address } from '../../model/order.ts';
import { type CheckoutFacts, isSamePlace, type Step } from './steps.ts';

interface StepSummaryProps {
  readonly step: Step;
  readonly facts: CheckoutFacts;
  readonly countryNames: CountryNames;
  readonly states: StatesByCountry;
}

/** A step that is done, in a line or two. */
export function StepSummary({ step, facts, ...names }: StepSummaryProps) {
  const { cart, billing, shipping } = facts;
  if (step === 'contact') return <p>{[billing.email, billing.phone].filter(Boolean).join(', ')}</p>;
  if (step === 'address') {
    return <AddressSummary facts={facts} place={cart.needsShipping ? shipping : billing} {...names} />;
  }
  const rate = cart.rates.find(({ id }) => id === cart.chosenRate);
  return rate ? <RateSummary label={rate.label} cost={rate.cost} /> : null;
}

function RateSummary({ label, cost }: { readonly label: string; readonly cost: number }) {
  const text = useText(CHECKOUT);
  return (
    <p>
      {label} · {cost === 0 ? text.free : formatMoney(cost)}
    </p>
  );
}

interface AddressSummaryProps extends Omit<StepSummaryProps, 'step'> {
  readonly place: Address;
}

function AddressSummary({ facts, place, countryNames, states }: AddressSummaryProps) {
  const text = useText(CHECKOUT);
  const { cart, billing, shipping } = facts;
  return (
    <>
      <address>
        {parcelLines(place, countryNames, states).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {cart.needsShipping && !isSamePlace(billing, shipping) ? (
        <p className="sm">
          {text.billing}: {billing.firstName} {billing.lastName}, {billing.address1}, {billing.city}
        </p>
      ) : null}
    </>
  );
}
