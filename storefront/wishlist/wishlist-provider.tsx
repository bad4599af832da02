import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { useCartController } from '../cart/cart-controller.ts';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { WISHLIST } from '../i18n/messages/wishlist.ts';
import { changedWishlist, type Wishlist, type WishlistChange } from '../model/wishlist.ts';
import { useOtherTabs } from '../ui/use-other-tabs.ts';
import { sharedWishlist, type WishlistController, type WishlistProduct } from './wishlist-controller.ts';
import { loadWishlist, sendWishlistChange } from './wishlist-request.ts';

/** Sends changes of the wishlist one after the other; the hearts show them at once. */
export function WishlistProvider({ children }: { readonly children: ReactNode }) {
  const [confirmed, setConfirmed] = useState<Wishlist | null>(null);
  const [pending, setPending] = useState<readonly WishlistChange[]>([]);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const { notifyChanged, notifyFailed } = useWishlistNotices();

  const read = useCallback(() => {
    sending.current = sending.current.then(async () => {
      const list = await loadWishlist();
      if (list) setConfirmed(list);
    });
  }, []);
  const notifyOtherTabs = useOtherTabs('wishlist', read);
  useReadWithSession(read);

  const change = useCallback(
    (intent: WishlistChange['intent'], product: WishlistProduct) => {
      const next = { intent, productId: product.id };
      const undo = () => change(intent === 'add' ? 'remove' : 'add', product);
      setPending((waiting) => [...waiting, next]);
      sending.current = sending.current.then(async () => {
        const list = await sendWishlistChange(next);
        setPending(([, ...waiting]) => waiting);
        if (list === null) return notifyFailed(() => change(intent, product));
        setConfirmed(list);
        notifyOtherTabs();
        notifyChanged({ intent, name: product.name }, undo);
      });
    },
    [notifyChanged, notifyFailed, notifyOtherTabs],
  );

  const controller = useMemo<WishlistController>(() => {
    const isKnown = confirmed !== null || pending.length > 0;
    return { list: isKnown ? pending.reduce(changedWishlist, confirmed ?? []) : null, change };
  }, [confirmed, pending, change]);
  return <sharedWishlist.Context value={sharedWishlist.useProvided(controller)}>{children}</sharedWishlist.Context>;
}

/** Loads the list once the visitor's session is in use, and again after a form, which may have been a login. */
function useReadWithSession(read: () => void): void {
  const isInUse = Boolean(useCartController()?.cart);
  const { state, formMethod } = useNavigation();
  const isPosting = state !== 'idle' && formMethod !== undefined && formMethod !== 'GET';
  const wasPosting = useRef(false);
  const onChange = useEffectEvent(read);
  useEffect(() => {
    if (isInUse) onChange();
  }, [isInUse]);
  useEffect(() => {
    if (wasPosting.current && !isPosting) onChange();
    wasPosting.current = isPosting;
  }, [isPosting]);
}

function useWishlistNotices() {
  const text = useText(WISHLIST);
  const notify = useCartController()?.notify;
  const navigate = useNavigate();
  const path = useLocalPath()(PATHS.wishlist);
  const notifyChanged = useCallback(
    ({ intent, name }: { readonly intent: WishlistChange['intent']; readonly name: string }, undo: () => void) => {
      const view = { label: text.view, run: () => navigate(path) };
      if (intent === 'add') notify?.({ tone: 'ok', text: text.added(name), action: view });
      else notify?.({ tone: 'info', text: text.removed(name), action: { label: text.undo, run: undo } });
    },
    [text, notify, navigate, path],
  );
  const notifyFailed = useCallback(
    (retry: () => void) => {
      const message = navigator.onLine ? text.failed : text.offline;
      notify?.({ tone: 'bad', text: message, action: { label: text.retry, run: retry } });
    },
    [text, notify],
  );
  return { notifyChanged, notifyFailed };
}
