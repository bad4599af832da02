import type { Ref } from 'react';
import { Form, useNavigation } from 'react-router';
import { AddressFields, SubmitOnEnter } from '../../address/address-fields.tsx';
import { addressValues } from '../../address/address-values.ts';
import { NoticesNote } from '../../cart/notices-note.tsx';
import type { RequestFailure } from '../../forms/form-response.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import type { CartNotice } from '../../model/cart.ts';
import { Button } from '../../ui/button.tsx';
import { Note, useFocusOnProblem } from '../../ui/note.tsx';
import { AddressStep, BILLING } from './address-step.tsx';
import type { CheckoutPageProps } from './checkout-props.ts';
import { ContactStep } from './contact-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { type TypedFields, useDraft } from './drafts.ts';
import styles from './open-step.module.css';
import { PaymentStep } from './payment-step.tsx';
import type { StepResponse } from './step-response.ts';
import { isSameAddress, nextStep } from './steps.ts';

/** The form of the step that is open; it works without script, and with it nothing typed is lost. */
export function OpenStep(props: CheckoutPageProps) {
  const { step, facts, methods, response, failure } = props;
  const note = useFocusOnProblem(response ?? failure);
  const { form, typed, store, discard } = useDraft(step, response ?? failure);
  const isBusy = useNavigation().formMethod === 'POST';
  const canGoOn =
    !(step === 'delivery' && facts.cart.rates.length === 0) &&
    !(step === 'payment' && methods.length === 0 && facts.cart.total > 0);
  return (
    <Form
      method="post"
      action={`?step=${step}`}
      noValidate
      className={styles.form}
      ref={form}
      onInput={store}
      onSubmit={discard}
    >
      <input type="hidden" name="step" value={step} />
      {step === 'address' ? <SubmitOnEnter /> : null}
      <StepNote
        ref={note}
        response={response}
        failure={failure}
        total={facts.cart.total}
        notices={facts.cart.notices}
      />
      <StepFields {...props} key={typed ? 'draft' : 'saved'} typed={response?.typed ?? typed} />
      {canGoOn ? <StepSubmit {...props} isBusy={isBusy} /> : null}
    </Form>
  );
}

function StepSubmit({ step, facts, isBusy }: CheckoutPageProps & { readonly isBusy: boolean }) {
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const isFree = facts.cart.total === 0;
  const toPayment = isFree ? text.toConfirm : text.toPayment;
  const next = {
    contact: facts.cart.needsShipping ? text.toAddress : text.toBuyer,
    address: nextStep('address', facts.cart) === 'delivery' ? text.toDelivery : toPayment,
    delivery: toPayment,
    payment: isFree ? text.placeFreeOrder : text.placeOrder(formatMoney(facts.cart.total)),
  };
  return (
    <Button
      type="submit"
      variant="go"
      size="lg"
      isFull
      isBusy={isBusy}
      busyLabel={step === 'payment' ? text.placing : forms.working}
    >
      {next[step]}
    </Button>
  );
}

/** What was typed wins over what is stored: the shopper may have to correct it. */
function typedOver<Values extends object>(stored: Values, typed: TypedFields | null, prefix = ''): Values {
  if (!typed) return stored;
  const fields = Object.keys(stored).map((key) => [key, typed[prefix + key]]);
  return { ...stored, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
}

interface StepFieldsProps extends CheckoutPageProps {
  readonly typed: TypedFields | null;
}

function StepFields({ step, facts, methods, idempotencyKey, response, typed, ...rest }: StepFieldsProps) {
  const geography = { countries: rest.countries, countryNames: rest.countryNames, states: rest.states };
  const { cart, billing, shipping } = facts;
  const problems = response?.problems ?? {};
  switch (step) {
    case 'contact':
      return <ContactStep values={typedOver(billing, typed)} problems={problems} needsPhone={cart.needsShipping} />;
    case 'address':
      if (!cart.needsShipping) {
        const values = typedOver(addressValues(billing), typed);
        return <AddressFields section="billing" values={values} problems={problems} {...geography} isShort />;
      }
      return (
        <AddressStep
          shipping={typedOver(addressValues(shipping), typed)}
          billing={typedOver(addressValues(billing), typed, BILLING)}
          billingIsSame={typed ? 'billingIsSame' in typed : !billing.address1 || isSameAddress(billing, shipping)}
          problems={{ shipping: problems, billing: response?.billingProblems ?? {} }}
          {...geography}
        />
      );
    case 'delivery':
      return <DeliveryStep rates={cart.rates} chosen={cart.chosenRate} />;
    case 'payment': {
      const { paymentMethod = '', customerNote = '' } = typed ?? {};
      const values = { paymentMethod, customerNote };
      return (
        <PaymentStep
          cart={cart}
          methods={methods}
          country={shipping.country}
          values={values}
          problems={problems}
          idempotencyKey={idempotencyKey}
        />
      );
    }
  }
}

interface StepNoteProps {
  readonly response: StepResponse | undefined;
  readonly failure: RequestFailure | null;
  /** Of the cart as it is now. */
  readonly total: number;
  /** What left the cart when this page read it. */
  readonly notices: readonly CartNotice[] | null;
  readonly ref: Ref<HTMLDivElement>;
}

/** Why the step did not go on, above its fields. */
function StepNote({ response, failure, total, notices, ref }: StepNoteProps) {
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const language = useLanguage();
  if (failure) {
    const [title, help] = failure === 'offline' ? [text.offline, text.offlineHelp] : [text.tooOften, text.tooOftenHelp];
    return (
      <Note ref={ref} tone="bad" title={title}>
        <p>{help}</p>
      </Note>
    );
  }
  if (!response) return <NoticesNote notices={notices} />;
  if (response.notices.length > 0) return <NoticesNote ref={ref} notices={response.notices} />;
  if (response.refusal) {
    return (
      <Note ref={ref} tone="bad" title={response.step === 'payment' ? text.refused : undefined}>
        <p>{refusalText(response.refusal, language)}</p>
      </Note>
    );
  }
  if (response.seenTotal !== null) {
    return (
      <Note ref={ref} tone="bad" title={text.amountChanged}>
        <p>{text.amountChangedHelp(formatMoney(response.seenTotal), formatMoney(total))}</p>
      </Note>
    );
  }
  const count = Object.keys(response.problems).length + Object.keys(response.billingProblems).length;
  return count > 0 ? <Note ref={ref} tone="bad" title={forms.fieldsToFix(count)} /> : null;
}
