import type { FieldProblem, Problems } from '#contract/inputs/checkout.ts';
import { PATHS } from '#contract/paths.ts';
import { Totals } from '../../cart/totals.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { chosenDelivery, isToBeSent, type PaymentMethod } from '../../model/cart/cart.ts';
import { useTakesLogins } from '../../settings/backend.ts';
import { type DeliveryTerms, useDeliveryTerms } from '../../settings/delivery-terms.ts';
import { useProblem } from '../../ui/changed-fields.ts';
import { ChoiceList, ChoiceRow } from '../../ui/choice-row.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldError, TextArea } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { GiftFields } from './gift-fields.tsx';
import { OrderAccount, type OrderAccountProps } from './order-account.tsx';
import styles from './payment-step.module.css';
import { addressesIn, type CheckoutFacts, SEEN_ADDRESSES, SEEN_DELIVERY } from './steps.ts';

interface PaymentStepProps {
  readonly facts: CheckoutFacts;
  readonly methods: readonly PaymentMethod[];
  readonly values: {
    readonly paymentMethod: string;
    readonly customerNote: string;
    readonly isGift: boolean;
    readonly giftMessage: string;
  };
  readonly problems: Problems<'paymentMethod' | 'customerNote' | 'giftMessage'>;
  /** Null for a customer, who has one. */
  readonly account: OrderAccountProps | null;
  readonly idempotencyKey: string;
}

export function PaymentStep(props: PaymentStepProps) {
  const { facts, methods, values, problems, account, idempotencyKey } = props;
  const { cart } = facts;
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const terms = useDeliveryTerms();
  const takesLogins = useTakesLogins();
  const isFree = cart.total === 0;
  if (methods.length === 0 && !isFree) {
    return (
      <Note tone="warn" title={text.noMethods}>
        <p>{text.noMethodsHelp}</p>
      </Note>
    );
  }
  return (
    <div className={styles.payment}>
      {isFree ? (
        <NothingToPay />
      ) : (
        <Methods methods={methods} chosen={values.paymentMethod} problem={problems.paymentMethod} />
      )}
      {terms && isTooMuchForCash(facts, terms) ? (
        <p className="hint">{text.tooMuchForCash(formatMoney(terms.cashOnDelivery.maximum))}</p>
      ) : null}
      <TextArea
        name="customerNote"
        label={text.note}
        note={forms.optional}
        placeholder={isToBeSent(cart) ? text.noteHint : undefined}
        maxLength={1000}
        rows={3}
        defaultValue={values.customerNote}
        error={problems.customerNote ? text.problem.tooLong : null}
      />
      {isToBeSent(cart) ? (
        <GiftFields
          isGift={values.isGift}
          message={values.giftMessage}
          isTooLong={problems.giftMessage !== undefined}
          isCashOffered={!isFree && methods.some(({ isOnDelivery }) => isOnDelivery)}
        />
      ) : null}
      {account && takesLogins ? <OrderAccount {...account} /> : null}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="seenTotal" value={cart.total} />
      <input type="hidden" name={SEEN_ADDRESSES} value={addressesIn(facts)} />
      {cart.needsShipping ? (
        <input type="hidden" name={SEEN_DELIVERY} value={chosenDelivery(cart)?.label ?? ''} />
      ) : null}
      <div className={classNames('narrowOnly', styles.totals)} data-theme="light">
        <Totals bill={cart} delivery={cart.needsShipping ? { method: null } : null} taxTakenOff={cart.taxTakenOff} />
      </div>
      <p className="hint">
        {text.agree}{' '}
        <LocalLink className="link" to={PATHS.terms} target="_blank">
          {text.terms}
        </LocalLink>{' '}
        {text.and}{' '}
        <LocalLink className="link" to={PATHS.privacy} target="_blank">
          {text.privacy}
        </LocalLink>
        .
      </p>
    </div>
  );
}

/** Cash on delivery is offered where the order goes, but not for this much. */
const isTooMuchForCash = (
  { cart, shipping }: CheckoutFacts,
  { cashOnDelivery: { maximum, countries } }: DeliveryTerms,
): boolean => cart.needsShipping && cart.total > maximum && countries.some((served) => served === shipping.country);

/** The form must name a method, although none is needed. */
function NothingToPay() {
  const text = useText(CHECKOUT);
  return (
    <Note tone="ok" title={text.nothingToPay}>
      <p>{text.nothingToPayHelp}</p>
      <input type="hidden" name="paymentMethod" value="none" />
    </Note>
  );
}

interface MethodsProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: string;
  readonly problem: FieldProblem | undefined;
}

function Methods({ methods, chosen, ...refused }: MethodsProps) {
  const text = useText(CHECKOUT);
  const problem = useProblem(refused.problem, 'paymentMethod');
  return (
    <>
      <ChoiceList label={text.payment} aria-describedby={problem ? 'payment-problem' : undefined}>
        {methods.map(({ id, title, description }) => (
          <ChoiceRow
            key={id}
            type="radio"
            name="paymentMethod"
            value={id}
            required
            defaultChecked={chosen === id || methods.length === 1}
            aria-invalid={Boolean(problem)}
          >
            <b>{title}</b>
            <small>{description}</small>
          </ChoiceRow>
        ))}
      </ChoiceList>
      {problem ? <FieldError id="payment-problem">{text.chooseMethod}</FieldError> : null}
    </>
  );
}
