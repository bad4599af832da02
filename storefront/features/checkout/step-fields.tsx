import type { ReactNode } from 'react';
import { AddressFields } from '../../address/address-fields.tsx';
import { addressValues } from '../../address/address-values.ts';
import { isSameAddress } from '../../model/address.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { AddressStep, BILLING } from './address-step.tsx';
import type { CheckoutPageProps } from './checkout-props.ts';
import { ContactStep } from './contact-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import type { TypedFields } from './drafts.ts';
import { ACCOUNT_FIELD } from './order-account-fields.ts';
import { PaymentStep } from './payment-step.tsx';
import { addressChoice, contactValues, shippingValues, typedOver } from './step-values.ts';
import { isNameEnough, type Step } from './steps.ts';

interface StepFieldsProps extends CheckoutPageProps {
  /** What was typed into the step before: it wins over what the shop knows. */
  readonly typed: TypedFields | null;
}

const FIELDS: Readonly<Record<Step, (props: StepFieldsProps) => ReactNode>> = {
  contact: Contact,
  address: (props) => (props.facts.cart.needsShipping ? <Addresses {...props} /> : <Buyer {...props} />),
  delivery: ({ facts: { cart } }) => <DeliveryStep rates={cart.rates} chosen={cart.chosenRate} />,
  payment: Payment,
};

/** The fields of the step that is open. */
export function StepFields(props: StepFieldsProps) {
  const Fields = FIELDS[props.step];
  return <Fields {...props} />;
}

function Contact({ typed, ...props }: StepFieldsProps) {
  const { cart } = props.facts;
  return (
    <ContactStep
      values={typedOver(contactValues(props), typed)}
      problems={props.response?.problems ?? {}}
      needsPhone={cart.needsShipping}
      isNameEnough={isNameEnough(cart, useStoreSettings())}
    />
  );
}

const geographyOf = ({ countries, countryNames, states }: StepFieldsProps) => ({ countries, countryNames, states });

/** The buyer of files. */
function Buyer(props: StepFieldsProps) {
  const { facts, typed, response } = props;
  const values = typedOver(addressValues(facts.billing), typed);
  const problems = response?.problems ?? {};
  return <AddressFields section="billing" values={values} problems={problems} {...geographyOf(props)} isShort />;
}

function Addresses(props: StepFieldsProps) {
  const { facts, typed, response } = props;
  const { billing, shipping } = facts;
  const choice = addressChoice(props, typed);
  return (
    <AddressStep
      choice={choice}
      shipping={typedOver(shippingValues(props, choice), typed)}
      billing={typedOver(addressValues(billing), typed, BILLING)}
      billingIsSame={typed ? 'billingIsSame' in typed : !billing.address1 || isSameAddress(billing, shipping)}
      problems={{ shipping: response?.problems ?? {}, billing: response?.billingProblems ?? {} }}
      {...geographyOf(props)}
    />
  );
}

function Payment({ facts, viewer, methods, idempotencyKey, response, typed }: StepFieldsProps) {
  const { paymentMethod = '', customerNote = '', isGift = '', giftMessage = '', username = '' } = typed ?? {};
  const account = {
    isOpened: typed !== null && ACCOUNT_FIELD in typed,
    username,
    problems: response?.accountProblems ?? {},
    refusal: response?.refusal ?? null,
  };
  return (
    <PaymentStep
      facts={facts}
      methods={methods}
      values={{ paymentMethod, customerNote, isGift: isGift !== '', giftMessage }}
      problems={response?.problems ?? {}}
      account={viewer ? null : account}
      idempotencyKey={idempotencyKey}
    />
  );
}
