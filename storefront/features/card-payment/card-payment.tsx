import { type SubmitEvent, useEffect, useState } from 'react';
import { SITE, whatsappChat } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { CARD_FORM } from '../../i18n/messages/card-payment.ts';
import { Button } from '../../ui/button.tsx';
import { Note, useFocusOnAnswer } from '../../ui/note.tsx';
import type { StripeError } from './stripe-js.ts';
import { type CardFormKeys, useCardForm } from './use-card-form.ts';

interface CardPaymentProps {
  readonly order: { readonly number: string; readonly total: number };
  readonly keys: CardFormKeys;
  /** Absolute address of the order's page: it asks what came of the payment. */
  readonly returnUrl: string;
}

/** Stripe says by this that there is nothing left to confirm: the order's page knows more. */
const ALREADY_CONFIRMED = 'payment_intent_unexpected_state';

const hasWords = ({ type }: StripeError) => type === 'card_error' || type === 'validation_error';

/** The card for an order that is placed: Stripe's own fields, in the shop's frame. */
export function CardPayment({ order, keys, returnUrl }: CardPaymentProps) {
  const text = useText(CARD_FORM);
  const { stage, place, tryAgain, confirm } = useCardForm(keys);
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<{ readonly words: string } | null>(null);
  const note = useFocusOnAnswer(problem);
  useFreshPageOnReturn();

  async function pay(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPaying || stage !== 'ready') return;
    setIsPaying(true);
    setProblem(null);
    const error = await confirm(returnUrl).catch((): StripeError => ({ type: 'api_error' }));
    if (error?.code === ALREADY_CONFIRMED) return window.location.assign(returnUrl);
    setIsPaying(false);
    if (error) setProblem({ words: (hasWords(error) && error.message) || text.failed });
  }

  return (
    <div className="wrap card-pay">
      <h1>{text.title}</h1>
      <p className="lead num">{text.forOrder(order.number)}</p>
      {keys.publishableKey.startsWith('pk_test_') ? <Note tone="info">{text.testMode}</Note> : null}
      <noscript>
        <Note tone="warn" title={text.noScript}>
          <p>{text.noScriptHelp}</p>
        </Note>
      </noscript>
      <form onSubmit={pay} hidden={stage === 'unavailable'}>
        {problem ? (
          <Note ref={note} tone="bad">
            <p>{problem.words}</p>
          </Note>
        ) : null}
        <div ref={place} className="card-pay-form" aria-busy={stage === 'loading' || undefined} />
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
          <Button type="button" variant="solid" onClick={tryAgain}>
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
    <section className="card-pay-ways" aria-labelledby="other-ways">
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

/** A page that Back has brought out of the browser's memory knows nothing of what was paid since. */
function useFreshPageOnReturn(): void {
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', renew);
    return () => window.removeEventListener('pageshow', renew);
  }, []);
}
