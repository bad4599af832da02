import { Form, useNavigation } from 'react-router';
import type { Refusal } from '#contract/refusals.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import type { Order } from '../../model/order.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './pay-again.module.css';

interface PayAgainProps {
  readonly order: Order;
  /** Why the last attempt to pay failed. */
  readonly refusal: Refusal | null;
}

/** Offers to pay an unpaid order. The engine first checks whether it has been paid meanwhile. */
export function PayAgain({ order, refusal }: PayAgainProps) {
  const text = useText(ORDER);
  const language = useLanguage();
  const isBusy = useNavigation().formMethod === 'POST';
  if (!order.needsPayment) return null;
  const isDeclined = order.status === 'failed';
  return (
    <div className={styles.payAgain}>
      <Note tone={isDeclined ? 'bad' : 'warn'} title={isDeclined ? text.payFailed : text.payOpen}>
        <p>{isDeclined ? text.payFailedHelp : text.payOpenHelp}</p>
      </Note>
      {refusal ? (
        <Note tone="bad" title={text.payRefused}>
          <p>{refusalText(refusal, language)}</p>
        </Note>
      ) : null}
      <Form method="post">
        <Button type="submit" variant="solid" isBusy={isBusy} busyLabel={text.paying}>
          {text.pay}
        </Button>
      </Form>
    </div>
  );
}
