import { type Ref, useContext } from 'react';
import { PATHS } from '#contract/paths.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { NoticesNote } from '../../cart/notices-note.tsx';
import { useFailureTexts } from '../../forms/use-failure-texts.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import { type Cart, chosenDelivery } from '../../model/cart/cart.ts';
import { ChangedFields } from '../../ui/changed-fields.ts';
import { Note } from '../../ui/note.tsx';
import { BILLING } from './address-step.tsx';
import type { CheckoutPageProps } from './checkout-props.ts';
import { refusedAccountField } from './order-account-fields.ts';
import type { StepResponse } from './step-response.ts';

interface StepNoteProps extends Pick<CheckoutPageProps, 'facts' | 'response' | 'failure'> {
  readonly ref: Ref<HTMLDivElement>;
}

/** Why the step did not go on, above its fields. */
export function StepNote({ facts: { cart }, response, failure, ref }: StepNoteProps) {
  const text = useText(CHECKOUT);
  const failures = useFailureTexts();
  if (failure) {
    const [title, help] = failures[failure];
    return (
      <Note ref={ref} tone="bad" title={title}>
        <p>{failure === 'offline' ? text.offlineHelp : help}</p>
      </Note>
    );
  }
  if (!response) return <NoticesNote notices={cart.notices} />;
  if (response.notices.length > 0) {
    return (
      <>
        <NoticesNote ref={ref} notices={response.notices} />
        <Outdated cart={cart} response={response} />
      </>
    );
  }
  if (response.refusal) {
    const isOrder = response.step === 'payment';
    return (
      <Note ref={ref} tone="bad" title={isOrder ? text.refused : undefined}>
        <Reason refusal={response.refusal} isOrder={isOrder} />
      </Note>
    );
  }
  if (response.seenDelivery !== null || response.seenTotal !== null || response.isOtherAddress) {
    return <Outdated cart={cart} response={response} ref={ref} />;
  }
  return <FieldsToFix response={response} ref={ref} />;
}

interface OutdatedProps {
  readonly cart: Cart;
  readonly response: StepResponse;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The order would cost something else than the shopper saw, go to another address, or another way because the shop's offer changed. */
function Outdated({ cart, response, ref = null }: OutdatedProps) {
  const text = useText(CHECKOUT);
  const { seenDelivery, seenTotal, isOtherAddress } = response;
  const now = chosenDelivery(cart)?.label;
  const amounts = seenTotal === null ? null : text.amountChangedHelp(formatMoney(seenTotal), formatMoney(cart.total));
  if (isOtherAddress) {
    return (
      <Note ref={ref} tone="bad" title={text.addressChanged}>
        <p>{text.addressChangedHelp}</p>
        <p>{amounts === null ? text.orderAgain : `${text.amountChanged}. ${amounts}`}</p>
      </Note>
    );
  }
  if (seenDelivery === null || now === undefined) {
    return amounts === null ? null : (
      <Note ref={ref} tone="bad" title={text.amountChanged}>
        <p>{amounts}</p>
      </Note>
    );
  }
  return (
    <Note ref={ref} tone="bad" title={text.deliveryChanged}>
      <p>
        {text.deliveryChangedHelp(seenDelivery, now)}{' '}
        <LocalLink className="link" to="/checkout?step=delivery">
          {text.otherDelivery}
        </LocalLink>
      </p>
      <p>{amounts === null ? text.orderAgain : `${text.amountChanged}. ${amounts}`}</p>
    </Note>
  );
}

/** How many fields are still as they were refused. */
function FieldsToFix({ response, ref }: { readonly response: StepResponse } & Pick<StepNoteProps, 'ref'>) {
  const forms = useText(FORMS);
  const changed = useContext(ChangedFields);
  const { problems, billingProblems, accountProblems } = response;
  const billing = Object.keys(billingProblems).map((name) => BILLING + name);
  const wrong = [...Object.keys(problems), ...billing, ...Object.keys(accountProblems)];
  const count = wrong.filter((name) => !changed.has(name)).length;
  if (count === 0) return null;
  return <Note ref={ref} tone="bad" title={forms.fieldsToFix(count)} isQuiet={changed.size > 0} />;
}

/** The way on leads through the cart. */
const OF_THE_CART: readonly (RefusalCode | 'UNKNOWN')[] = [
  'OIL_NOT_REGISTERED',
  'SOLD_OUT_AT_CHECKOUT',
  'TOO_FEW_AT_CHECKOUT',
  'RESERVATION_LOST',
  'UNPAID_PRODUCT_LIMIT',
  'UNPAID_PIECES_LIMIT',
  'LARGE_ORDERS_LIMIT',
];

interface ReasonProps {
  readonly refusal: NonNullable<StepResponse['refusal']>;
  /** It is the order that was not taken. */
  readonly isOrder: boolean;
}

/** What the shop refused; a refused field of the account says it itself. */
function Reason({ refusal, isOrder }: ReasonProps) {
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const language = useLanguage();
  if (refusedAccountField(refusal)) return <p>{forms.fieldsToFix(1)}</p>;
  if (isOrder && refusal.code === 'UNKNOWN' && refusal.message === '') return <p>{text.failedHelp}</p>;
  return (
    <p>
      {refusalText(refusal, language)}{' '}
      {refusal.code === 'ACCOUNT_EMAIL_TAKEN' ? (
        <>
          <LocalLink className="link" to="/checkout?step=contact">
            {text.logIn}
          </LocalLink>
          . {text.orderWithout}
        </>
      ) : null}
      {OF_THE_CART.includes(refusal.code) ? (
        <LocalLink className="link" to={PATHS.cart}>
          {text.editCart}
        </LocalLink>
      ) : null}
    </p>
  );
}
