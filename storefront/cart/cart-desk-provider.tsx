import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { intentOf } from '#contract/inputs/cart-intent.ts';
import { PATHS } from '#contract/paths.ts';
import type { Refusal } from '#contract/refusals.ts';
import { SITE } from '#contract/site.ts';
import { useLocalPath, useSitePath } from '../i18n/local-link.tsx';
import type { Cart } from '../model/cart.ts';
import { pendingCart } from '../model/pending-cart.ts';
import type { CartAnswer } from './cart-answer.ts';
import { type CartDesk, CartDeskContext } from './cart-desk.ts';
import { useFirstAction } from './first-action.ts';
import { useOtherTabs } from './two-tabs.ts';
import { useAnswerNotices } from './use-answer-notices.ts';
import { useNotices } from './use-notices.ts';
import { enqueue } from './write-queue.ts';

/** Pages on which a visitor looks for their own things: the cart is asked for without waiting. */
const AT_ONCE = [PATHS.checkout, PATHS.account, PATHS.cart, PATHS.findOrder];

function useIsNeededAtOnce(): boolean {
  const path = useSitePath();
  const isOwnPage = AT_ONCE.some((start) => path === start || path.startsWith(`${start}/`));
  return isOwnPage || !SITE.storeSettings.initStoreOnUserActionToReduceServerLoad;
}

/** Sends cart forms one after the other, so that every answer is newer than the one before. */
export function CartDeskProvider({ children }: { readonly children: ReactNode }) {
  const address = useLocalPath()(PATHS.cart);
  const fetcher = useFetcher<CartAnswer>({ key: 'cart' });
  const [cart, setCart] = useState<Cart | null>(null);
  const [queue, setQueue] = useState<readonly FormData[]>([]);
  const [codeRefusal, setCodeRefusal] = useState<Refusal | null>(null);
  const sent = useRef<FormData>(null);
  const answered = useRef<CartAnswer>(null);
  const { notices, tell, dismiss } = useNotices();

  const send = useCallback((form: FormData) => setQueue((waiting) => enqueue(waiting, form)), []);
  const { state, data, load } = fetcher;
  const isWriting = queue.length > 0;
  const read = useCallback(() => {
    // Without a connection the browser could not even load the code that reads the cart.
    if (navigator.onLine && !isWriting) load(address);
  }, [address, isWriting, load]);
  const tellAnswer = useAnswerNotices({ tell, send });
  const tellOtherTabs = useOtherTabs(read);
  useFirstAction(useIsNeededAtOnce(), read);

  const take = useEffectEvent((answer: CartAnswer) => {
    answered.current = answer;
    if ('cart' in answer)
      setCart((known) => ({ ...answer.cart, deliversTo: answer.cart.deliversTo ?? known?.deliversTo ?? null }));
    const isReading = answer.kind === 'read' || answer.kind === 'unread';
    const form = isReading ? null : sent.current;
    tellAnswer(answer, { form, before: form && cart });
    if (!form) return;
    sent.current = null;
    if (intentOf(form) === 'apply-code') setCodeRefusal(answer.kind === 'refused' ? answer.refusal : null);
    setQueue(([, ...waiting]) => waiting);
    if (answer.kind === 'written') tellOtherTabs();
  });

  const post = useEffectEvent((form: FormData) => {
    sent.current = form;
    // The answer carries the cart; no page of the catalogue depends on it.
    fetcher.submit(form, { method: 'post', action: address, defaultShouldRevalidate: false });
  });

  useEffect(() => {
    if (state === 'idle' && data && data !== answered.current) take(data);
  }, [state, data]);
  const [next] = queue;
  useEffect(() => {
    if (next && sent.current === null) post(next);
  }, [next]);

  const desk = useMemo<CartDesk>(
    () => ({ cart: cart && pendingCart(cart, queue), queue, notices, codeRefusal, send, read, dismiss }),
    [cart, queue, notices, codeRefusal, send, read, dismiss],
  );
  return <CartDeskContext value={desk}>{children}</CartDeskContext>;
}
