import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFetcher, useMatches } from 'react-router';
import { intentOf } from '#contract/inputs/cart-form.ts';
import { PATHS } from '#contract/paths.ts';
import type { Refusal } from '#contract/refusals.ts';
import { ROUTES, type RouteId } from '#contract/routes.ts';
import { SITE } from '#contract/site.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { type Cart, pendingCart } from '../model/cart.ts';
import { type CartController, CartControllerContext, type CartResponse } from './cart-controller.ts';
import { type Notice, withNotice, withoutNotice } from './notices.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartNotices } from './use-cart-notices.ts';
import { enqueue } from './write-queue.ts';

/** Pages of one visitor load the cart at once, all others at the first interaction. */
function useShouldLoadAtOnce(): boolean {
  const isPersonal = useMatches().some(({ id }) => isRouteId(id) && ROUTES[id].audience === 'visitor');
  return isPersonal || !SITE.storeSettings.initStoreOnUserActionToReduceServerLoad;
}

const isRouteId = (id: string): id is RouteId => Object.hasOwn(ROUTES, id);

/** Sends cart forms one after the other, so that every response is newer than the one before. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the hooks share the state of one queue
export function CartControllerProvider({ children }: { readonly children: ReactNode }) {
  const address = useLocalPath()(PATHS.cart);
  const fetcher = useFetcher<CartResponse>({ key: 'cart' });
  const [cart, setCart] = useState<Cart | null>(null);
  const [queue, setQueue] = useState<readonly FormData[]>([]);
  const [codeRefusal, setCodeRefusal] = useState<Refusal | null>(null);
  const sent = useRef<FormData>(null);
  const handled = useRef<CartResponse>(null);
  const { notices, notify, dismiss } = useNotices();

  const send = useCallback((form: FormData) => setQueue((waiting) => enqueue(waiting, form)), []);
  const { state, data, load } = fetcher;
  const isWriting = queue.length > 0;
  const read = useCallback(() => {
    // Without a connection the browser could not even load the code that reads the cart.
    if (navigator.onLine && !isWriting) load(address);
  }, [address, isWriting, load]);
  const notifyResult = useCartNotices({ notify, send });
  const notifyOtherTabs = useCartChanges(read);
  useFirstInteraction(useShouldLoadAtOnce(), read);

  const handleResponse = useEffectEvent((response: CartResponse) => {
    handled.current = response;
    if ('cart' in response)
      setCart((known) => ({ ...response.cart, deliversTo: response.cart.deliversTo ?? known?.deliversTo ?? null }));
    const isReading = response.kind === 'read' || response.kind === 'unread';
    const form = isReading ? null : sent.current;
    notifyResult(response, { form, before: form && cart });
    if (!form) return;
    sent.current = null;
    if (intentOf(form) === 'apply-code') setCodeRefusal(response.kind === 'refused' ? response.refusal : null);
    setQueue(([, ...waiting]) => waiting);
    if (response.kind === 'written') notifyOtherTabs();
  });

  const post = useEffectEvent((form: FormData) => {
    sent.current = form;
    // The response carries the cart; no page of the catalog depends on it.
    fetcher.submit(form, { method: 'post', action: address, defaultShouldRevalidate: false });
  });

  useEffect(() => {
    if (state === 'idle' && data && data !== handled.current) handleResponse(data);
  }, [state, data]);
  const [next] = queue;
  useEffect(() => {
    if (next && sent.current === null) post(next);
  }, [next]);

  const controller = useMemo<CartController>(
    () => ({ cart: cart && pendingCart(cart, queue), queue, notices, codeRefusal, send, read, dismiss }),
    [cart, queue, notices, codeRefusal, send, read, dismiss],
  );
  return <CartControllerContext value={controller}>{children}</CartControllerContext>;
}

const ACTIONS = ['mousemove', 'keydown', 'touchstart', 'scroll', 'wheel', 'click', 'resize'] as const;

/** Calls back once: at the visitor's first interaction, or at once. */
function useFirstInteraction(isAtOnce: boolean, act: () => void): void {
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

const VISIBLE_MS = 5000;

/** Notices over the page. Errors stay until the shopper dismisses them. */
function useNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const dismiss = useCallback((id: number) => setNotices((shown) => withoutNotice(shown, id)), []);
  const notify = useCallback(
    (notice: Omit<Notice, 'id'>) => {
      const id = performance.now();
      setNotices((shown) => withNotice(shown, { ...notice, id }));
      if (notice.tone !== 'bad') setTimeout(() => dismiss(id), VISIBLE_MS);
    },
    [dismiss],
  );
  return { notices, notify, dismiss };
}
