import { Form, useNavigation } from 'react-router';
import { SubmitOnEnter } from '../../address/address-fields.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { Button } from '../../ui/button.tsx';
import { ChangedFields, useChangedFields } from '../../ui/changed-fields.ts';
import { useFocusOnProblem } from '../../ui/note.tsx';
import type { CheckoutPageProps } from './checkout-props.ts';
import { ContactLogin } from './contact-login.tsx';
import { useDraft } from './drafts.ts';
import { isLogin } from './login-form.ts';
import styles from './open-step.module.css';
import { StepFields } from './step-fields.tsx';
import { StepNote } from './step-note.tsx';
import { nextStep } from './steps.ts';

/** The form of the step that is open; it works without script, and with it nothing typed is lost. */
export function OpenStep(props: CheckoutPageProps) {
  const { step, facts, methods, viewer, login, response, failure } = props;
  const note = useFocusOnProblem(response ?? failure);
  const { form, store, discard } = useDraft(step, response ?? failure);
  const { changed, onInput } = useChangedFields(response ?? failure ?? login);
  const { formMethod, formData } = useNavigation();
  const isBusy = formMethod === 'POST' && !isLogin(formData);
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
      onInput={(event) => {
        store();
        onInput(event);
      }}
      onSubmit={({ currentTarget, nativeEvent: { submitter } }) => {
        if (!isLogin(new FormData(currentTarget, submitter))) discard();
      }}
    >
      <input type="hidden" name="step" value={step} />
      <ChangedFields value={changed}>
        {step === 'contact' ? <ContactLogin viewer={viewer} outcome={login} /> : null}
        {step === 'address' ? <SubmitOnEnter /> : null}
        <StepNote {...props} ref={note} />
        <StepFields {...props} typed={response?.typed ?? login?.response?.typed ?? null} />
      </ChangedFields>
      {canGoOn ? <StepSubmit {...props} isBusy={isBusy} /> : null}
    </Form>
  );
}

function StepSubmit({ step, facts: { cart }, isBusy }: CheckoutPageProps & { readonly isBusy: boolean }) {
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const settings = useStoreSettings();
  const isFree = cart.total === 0;
  const leadingTo = {
    address: cart.needsShipping ? text.toAddress : text.toBuyer,
    delivery: text.toDelivery,
    payment: isFree ? text.toConfirm : text.toPayment,
  };
  const place = isFree ? text.placeFreeOrder : text.placeOrder(formatMoney(cart.total));
  const next = nextStep(step, cart, settings);
  return (
    <Button
      type="submit"
      variant="go"
      size="lg"
      isFull
      isBusy={isBusy}
      busyLabel={step === 'payment' ? text.placing : forms.working}
    >
      {next === null ? place : leadingTo[next]}
    </Button>
  );
}
