import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFetcher, useMatches } from 'react-router';
import { intentOf } from '#contract/inputs/cart-form.ts';
import { PATHS } from '#contract/paths.ts';
import type { Refusal } from '#contract/refusals.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import type { NamedViewer } from '../model/account/viewer.ts';
import { type Cart, pendingCart } from '../model/cart/cart.ts';
import { useStoreSettings } from '../settings/store-settings.ts';
import { useOtherTabs } from '../ui/storage/use-other-tabs.ts';
import { type CartController, type CartResponse, sharedCart } from './cart-controller.ts';
import { loadsCartAtOnce } from './load-at-once.ts';
import { type NewNotice, type Notice, type Topic, withNotice, withoutNotice, withoutTopic } from './notices.ts';
import { useCartCopy } from './use-cart-copy.ts';
import { useCartNotices } from './use-cart-notices.ts';
import { enqueue } from './write-queue.ts';

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
  const [viewer, setViewer] = useState<NamedViewer | null>();
  const keepCopy = useCartCopy();
  const { notices, notify, withdraw, dismiss } = useNotices();

  const send = useCallback((form: FormData) => setQueue((waiting) => enqueue(waiting, form)), []);
  const { state, data, load } = fetcher;
  const isWriting = queue.length > 0;
  const read = useCallback(() => {
    // Without a connection the browser could not even load the code that reads the cart.
    if (navigator.onLine && !isWriting) load(address);
  }, [address, isWriting, load]);
  const notifyResult = useCartNotices({ notify, withdraw, send });
  const notifyOtherTabs = useOtherTabs('cart', read);
  const routeIds = useMatches().map(({ id }) => id);
  useFirstInteraction(loadsCartAtOnce(routeIds, useStoreSettings()), read);

  // A form that was sent at the first interaction has kept the cart from being read: then nobody knows who the shopper is.
  const isViewerMissing = cart !== null && viewer === undefined && !isWriting;
  const readViewer = useEffectEvent(read);
  useEffect(() => {
    if (isViewerMissing) readViewer();
  }, [isViewerMissing]);

  const handleResponse = useEffectEvent((response: CartResponse) => {
    handled.current = response;
    if ('cart' in response)
      setCart((known) => ({
        ...response.cart,
        deliversTo: response.cart.deliversTo ?? known?.deliversTo ?? null,
        postcode: response.cart.postcode ?? known?.postcode ?? null,
      }));
    const hasLoggedIn = response.kind === 'read' && viewer === null && response.viewer !== null;
    if (response.kind === 'read') setViewer(response.viewer);
    const isReading = response.kind === 'read' || response.kind === 'unread';
    const form = isReading ? null : sent.current;
    const rebuilding = keepCopy(response, form);
    if (rebuilding) send(rebuilding);
    // What was refused because the cart was lost is tried again once it is rebuilt.
    if (rebuilding && form && response.kind === 'refused') send(form);
    else void notifyResult(response, { form, before: form || hasLoggedIn ? cart : null });
    if (!form) return;
    sent.current = null;
    if (intentOf(form) === 'apply-code') setCodeRefusal(response.kind === 'refused' ? response.refusal : null);
    setQueue(([, ...waiting]) => waiting);
    if (response.kind === 'written') notifyOtherTabs();
  });

  const post = useEffectEvent((form: FormData) => {
    sent.current = form;
    // Without a connection the browser could not even load the code that sends it.
    if (!navigator.onLine) return handleResponse({ kind: 'failed', reason: 'offline' });
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
    () => ({
      cart: cart && pendingCart(cart, queue),
      viewer,
      queue,
      notices,
      codeRefusal,
      send,
      read,
      notify,
      dismiss,
    }),
    [cart, viewer, queue, notices, codeRefusal, send, read, notify, dismiss],
  );
  return <sharedCart.Context value={sharedCart.useProvided(controller)}>{children}</sharedCart.Context>;
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

/** Notices over the page. Where they are shown, all but errors are dismissed after a while. */
function useNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const dismiss = useCallback((id: number) => setNotices((shown) => withoutNotice(shown, id)), []);
  const notify = useCallback(
    (notice: NewNotice) => setNotices((shown) => withNotice(shown, { ...notice, id: performance.now() })),
    [],
  );
  const withdraw = useCallback((topic: Topic) => setNotices((shown) => withoutTopic(shown, topic)), []);
  return { notices, notify, withdraw, dismiss };
}
