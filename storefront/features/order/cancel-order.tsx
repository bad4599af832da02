import { orderSummaryPath } from '#contract/paths.ts';
import { newRefusal } from '#contract/refusals.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, SubmitButton } from '../../forms/posted-form.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import type { Order } from '../../model/order/order.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Note } from '../../ui/note.tsx';
import styles from './cancel-order.module.css';

interface CancelOrderProps {
  readonly order: Order;
  readonly urlKey: string | null;
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

const FORM = 'cancel-order';

/** Asks before an order is cancelled, which cannot be undone. */
export function CancelOrder({ order, urlKey, outcome }: CancelOrderProps) {
  const text = useText(ORDER_ACTIONS);
  const language = useLanguage();
  const local = useLocalPath();
  const back = local(orderSummaryPath(order.id, urlKey ?? undefined));
  const { isCancellable, payment } = order;
  return (
    <div className={classNames('container section', styles.page)}>
      <h1>{text.cancelTitle(order.number)}</h1>
      {isCancellable ? (
        <>
          <p className="lead">{text.cancelLead(formatMoney(order.bill.total))}</p>
          {payment.kind === 'bank-transfer' ? (
            <Note tone="info">
              <p>{text.cancelPaid}</p>
            </Note>
          ) : null}
          <PostedForm name={FORM} outcome={outcome}>
            <div className={classNames('formGridWide', styles.buttons)}>
              <SubmitButton form={FORM} variant="solid" size="md" busyLabel={text.cancelling}>
                {text.cancelYes}
              </SubmitButton>
              <LinkButton variant="line" href={back}>
                {text.cancelNo}
              </LinkButton>
            </div>
          </PostedForm>
        </>
      ) : (
        <>
          <Note tone="warn">
            <p>{refusalText(newRefusal('ORDER_NOT_CANCELLABLE'), language)}</p>
          </Note>
          <p>
            <LinkButton variant="line" href={back}>
              {text.toTheOrder}
            </LinkButton>
          </p>
        </>
      )}
    </div>
  );
}
