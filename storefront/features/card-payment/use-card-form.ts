import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/bilingual.ts';
import { appearance } from './appearance.ts';
import { loadStripe } from './load-stripe.ts';

/** What the browser needs to pay one order by card. */
export interface CardFormKeys {
  readonly publishableKey: string;
  readonly clientSecret: string;
}

interface CardForm {
  readonly stage: 'loading' | 'ready' | 'unavailable';
  /** The element Stripe puts its fields into. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly tryAgain: () => void;
  /** Leaves the page when the card was accepted. Otherwise resolves to the reason. */
  confirm(returnUrl: string): Promise<StripeError | null>;
}

/** A form that takes longer counts as unavailable. */
const LOAD_TIMEOUT_MS = 20_000;

/** Stripe's Payment Element on this page. */
export function useCardForm({ publishableKey, clientSecret }: CardFormKeys): CardForm {
  const locale = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const open = useRef<{ readonly stripe: Stripe; readonly elements: StripeElements }>(null);
  const [stage, setStage] = useState<CardForm['stage']>('loading');
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt mounts a new form
  useEffect(() => {
    let destroy = () => {};
    let isOver = false;
    const end = (reached: CardForm['stage']) => {
      clearTimeout(timeout);
      if (!isOver) setStage(reached);
    };
    const timeout = setTimeout(end, LOAD_TIMEOUT_MS, 'unavailable');
    async function mount() {
      const stripe = (await loadStripe())(publishableKey, { locale });
      if (isOver || !container.current) return;
      const elements = stripe.elements({ clientSecret, appearance: appearance() });
      const element = elements.create('payment');
      destroy = () => element.destroy();
      element.on('ready', () => end('ready'));
      element.on('loaderror', () => end('unavailable'));
      element.mount(container.current);
      open.current = { stripe, elements };
    }
    mount().catch(() => end('unavailable'));
    return () => {
      isOver = true;
      clearTimeout(timeout);
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
  return { stage, container, tryAgain, confirm };
}
