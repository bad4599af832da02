import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { intentOf } from '#contract/inputs/cart-form.ts';
import { PATHS } from '#contract/paths.ts';
import type { Refusal } from '#contract/refusals.ts';
import { SITE } from '#contract/site.ts';
import { useLocalPath, useSitePath } from '../i18n/local-link.tsx';
import { type Cart, pendingCart } from '../model/cart.ts';
import { type CartController, CartControllerContext, type CartResponse } from './cart-controller.ts';
import { useNotices } from './notices.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartNotices } from './use-cart-notices.ts';
import { enqueue } from './write-queue.ts';

/** Pages on which a visitor looks for their own things: the cart is asked for without waiting. */
const PERSONAL_PAGES = [PATHS.checkout, PATHS.account, PATHS.cart, PATHS.findOrder];

function useShouldLoadAtOnce(): boolean {
  const path = useSitePath();
  const isOwnPage = PERSONAL_PAGES.some((start) => path === start || path.startsWith(`${start}/`));
  return isOwnPage || !SITE.storeSettings.initStoreOnUserActionToReduceServerLoad;
}

/** Sends cart forms one after the other, so that every answer is newer than the one before. */
export function CartControllerProvider({ children }: { readonly children: ReactNode }) {
  const address = useLocalPath()(PATHS.cart);
  const fetcher = useFetcher<CartResponse>({ key: 'cart' });
  const [cart, setCart] = useState<Cart | null>(null);
  const [queue, setQueue] = useState<readonly FormData[]>([]);
  const [codeRefusal, setCodeRefusal] = useState<Refusal | null>(null);
  const sent = useRef<FormData>(null);
  const answered = useRef<CartResponse>(null);
  const { notices, tell, dismiss } = useNotices();

  const send = useCallback((form: FormData) => setQueue((waiting) => enqueue(waiting, form)), []);
  const { state, data, load } = fetcher;
  const isWriting = queue.length > 0;
  const read = useCallback(() => {
    // Without a connection the browser could not even load the code that reads the cart.
    if (navigator.onLine && !isWriting) load(address);
  }, [address, isWriting, load]);
  const tellAnswer = useCartNotices({ tell, send });
  const tellOtherTabs = useCartChanges(read);
  useFirstInteraction(useShouldLoadAtOnce(), read);

  const take = useEffectEvent((answer: CartResponse) => {
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

  const desk = useMemo<CartController>(
    () => ({ cart: cart && pendingCart(cart, queue), queue, notices, codeRefusal, send, read, dismiss }),
    [cart, queue, notices, codeRefusal, send, read, dismiss],
  );
  return <CartControllerContext value={desk}>{children}</CartControllerContext>;
}

const ACTIONS = ['mousemove', 'keydown', 'touchstart', 'scroll', 'wheel', 'click', 'resize'] as const;

/** Calls back once: at the visitor's first sign of life, or at once. */
export function useFirstInteraction(isAtOnce: boolean, act: () => void): void {
  const onAction = useEffectEvent(act);
  useEffect(() => {
    const controller = new AbortController();
    const once = () => {
      controller.abort();
      onAction();
    };
    if (isAtOnce) once();
    else for (const name of ACTIONS) addEventListener(name, once, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [isAtOnce]);
}
