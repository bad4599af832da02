import type { StripeError } from '@stripe/stripe-js';
import { type SubmitEvent, useState } from 'react';
import { SITE, whatsappChat } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { CARD_FORM } from '../../i18n/messages/card-payment.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Note, useFocusOnProblem } from '../../ui/note.tsx';
import { useFreshPageOnReturn } from '../../ui/page-change/use-fresh-page-on-return.ts';
import styles from './card-payment.module.css';
import { type CardFormKeys, useCardForm } from './use-card-form.ts';

interface CardPaymentProps {
  readonly order: { readonly number: string; readonly total: number };
  readonly keys: CardFormKeys;
  /** Absolute URL of the order page, which asks what came of the payment. */
  readonly returnUrl: string;
}

/** Nothing is left to confirm: the order page shows what came of the payment. */
const ALREADY_CONFIRMED = 'payment_intent_unexpected_state';

const hasMessage = ({ type }: StripeError) => type === 'card_error' || type === 'validation_error';

/** Pays a placed order by card, in Stripe's own fields. */
export function CardPayment({ order, keys, returnUrl }: CardPaymentProps) {
  const text = useText(CARD_FORM);
  const { stage, container, tryAgain, confirm } = useCardForm(keys);
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<{ readonly message: string } | null>(null);
  const note = useFocusOnProblem(problem);
  // A page that Back restores does not know what was paid since.
  useFreshPageOnReturn(() => true);

  async function pay(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPaying || stage !== 'ready') return;
    setIsPaying(true);
    setProblem(null);
    const error = await confirm(returnUrl).catch((): StripeError => ({ type: 'api_error' }));
    if (error?.code === ALREADY_CONFIRMED) return window.location.assign(returnUrl);
    setIsPaying(false);
    if (error) setProblem({ message: (hasMessage(error) && error.message) || text.failed });
  }

  return (
    <div className={classNames('container', styles.page)}>
      <h1>{text.title}</h1>
      <p className="lead tabular">{text.forOrder(order.number)}</p>
      {keys.publishableKey.startsWith('pk_test_') ? <Note tone="info">{text.testMode}</Note> : null}
      <noscript>
        <Note tone="warn" title={text.noScript}>
          <p>{text.noScriptHelp}</p>
        </Note>
      </noscript>
      <form onSubmit={pay} hidden={stage === 'unavailable'}>
        {problem ? (
          <Note ref={note} tone="bad">
            <p>{problem.message}</p>
          </Note>
        ) : null}
        <div ref={container} className={styles.cardForm} aria-busy={stage === 'loading' || undefined} />
        {stage === 'loading' ? <p role="status">{text.loading}</p> : null}
        <Button
          type="submit"
          variant="go"
          size="lg"
          isFull
          disabled={stage !== 'ready'}
          isBusy={isPaying}
          busyLabel={text.paying}
        >
          {text.pay(formatMoney(order.total))}
        </Button>
      </form>
      {stage === 'unavailable' ? (
        <Note tone="bad" title={text.unavailable}>
          <p>{text.unavailableHelp}</p>
          <Button type="button" variant="solid" className={styles.retry} onClick={tryAgain}>
            {text.tryAgain}
          </Button>
        </Note>
      ) : null}
      <OtherWays order={order} orderUrl={returnUrl} />
    </div>
  );
}

function OtherWays({ order, orderUrl }: Pick<CardPaymentProps, 'order'> & { readonly orderUrl: string }) {
  const text = useText(CARD_FORM);
  return (
    <section className={styles.otherWays} aria-labelledby="other-ways">
      <h2 id="other-ways" className="h3">
        {text.otherWays}
      </h2>
      <p>{text.otherWaysHelp}</p>
      <a className="link" href={whatsappChat(SITE.whatsapp, text.whatsappText(order.number))}>
        {text.whatsapp}
      </a>
      <a className="link" href={orderUrl}>
        {text.toOrder}
      </a>
    </section>
  );
}
