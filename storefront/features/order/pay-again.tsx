import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { useMoment } from '../../i18n/dates.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import type { Order } from '../../model/order/order.ts';
import { Note } from '../../ui/note.tsx';
import styles from './pay-again.module.css';

interface PayAgainProps {
  readonly order: Order;
  /** Of the last attempt to pay. */
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

const FORM = 'pay';

/** Offers to pay an unpaid order. The engine first checks whether it has been paid meanwhile. */
export function PayAgain({ order, outcome }: PayAgainProps) {
  const text = useText(ORDER);
  const momentOf = useMoment();
  if (!order.needsPayment) return null;
  const isDeclined = order.status === 'failed';
  const open = order.heldUntil === null ? text.payOpenHelp : text.payUntil(momentOf(order.heldUntil));
  return (
    <div className={styles.payAgain}>
      <Note tone={isDeclined ? 'bad' : 'warn'} title={isDeclined ? text.payFailed : text.payOpen}>
        <p>{isDeclined ? text.payFailedHelp : open}</p>
      </Note>
      <PostedForm name={FORM} outcome={outcome}>
        <div className="formGridWide">
          <SubmitButton form={FORM} busyLabel={text.paying}>
            {text.pay}
          </SubmitButton>
        </div>
      </PostedForm>
    </div>
  );
}
