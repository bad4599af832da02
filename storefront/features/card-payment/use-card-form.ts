import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/bilingual.ts';
import { appearance } from './appearance.ts';
import { type Elements, loadStripe, type StripeError, type StripeJs } from './stripe-js.ts';

/** What a browser needs to let Stripe take a card for one order. */
export interface CardFormKeys {
  readonly publishableKey: string;
  readonly clientSecret: string;
}

interface CardForm {
  readonly stage: 'loading' | 'ready' | 'unavailable';
  /** Where Stripe puts its fields. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly tryAgain: () => void;
  /** Leaves the page when the card is taken; otherwise says why not. */
  confirm(returnUrl: string): Promise<StripeError | null>;
}

/** A form that is not there by then does not come any more. */
const PATIENCE_MS = 20_000;

/** Stripe's Payment Element on this page. */
export function useCardForm({ publishableKey, clientSecret }: CardFormKeys): CardForm {
  const locale = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const open = useRef<{ readonly stripe: StripeJs; readonly elements: Elements }>(null);
  const [stage, setStage] = useState<CardForm['stage']>('loading');
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another form
  useEffect(() => {
    let destroy = () => {};
    let isOver = false;
    const end = (reached: CardForm['stage']) => {
      clearTimeout(patience);
      if (!isOver) setStage(reached);
    };
    const patience = setTimeout(end, PATIENCE_MS, 'unavailable');
    async function mount() {
      const stripe = (await loadStripe())(publishableKey, { locale });
      if (isOver || !place.current) return;
      const elements = stripe.elements({ clientSecret, appearance: appearance() });
      const element = elements.create('payment');
      destroy = () => element.destroy();
      element.on('ready', () => end('ready'));
      element.on('loaderror', () => end('unavailable'));
      element.mount(place.current);
      open.current = { stripe, elements };
    }
    mount().catch(() => end('unavailable'));
    return () => {
      isOver = true;
      clearTimeout(patience);
      destroy();
    };
  }, [publishableKey, clientSecret, locale, attempt]);

  const tryAgain = useCallback(() => {
    setStage('loading');
    setAttempt((last) => last + 1);
  }, []);
  const confirm = async (returnUrl: string) => {
    if (!open.current) return null;
    const { stripe, elements } = open.current;
    return (await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } })).error;
  };
  return { stage, place, tryAgain, confirm };
}
