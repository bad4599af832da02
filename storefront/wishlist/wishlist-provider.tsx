import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { Language } from '#contract/languages.ts';
import { PATHS } from '#contract/paths.ts';
import { sharedCart, useNotify } from '../cart/cart-controller.ts';
import { useLanguage } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { loadOtherTexts } from '../i18n/other-texts.ts';
import { changedWishlist, type Wishlist, type WishlistChange } from '../model/wishlist.ts';
import { laterModule } from '../ui/hydration/later.tsx';
import { useOtherTabs } from '../ui/storage/use-other-tabs.ts';
import { sharedWishlist, type WishlistController, type WishlistProduct } from './wishlist-controller.ts';
import type { ChangedProduct } from './wishlist-notices.ts';
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
        if (list === null) {
          notifyFailed(() => change(intent, product));
          return;
        }
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
  const isInUse = sharedCart.useSelected((controller) => Boolean(controller?.cart));
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

const wishlistNotices = laterModule(() => import('./wishlist-notices.ts'), { withParts: true });

async function noticesIn(language: Language) {
  const notices = await wishlistNotices();
  await loadOtherTexts(language);
  return notices;
}

function useWishlistNotices() {
  const language = useLanguage();
  const notify = useNotify();
  const navigate = useNavigate();
  const path = useLocalPath()(PATHS.wishlist);
  const notifyChanged = useCallback(
    async (changed: ChangedProduct, undo: () => void) => {
      const { changedNotice } = await noticesIn(language);
      notify?.(changedNotice(changed, { view: () => navigate(path), undo }, language));
    },
    [language, notify, navigate, path],
  );
  const notifyFailed = useCallback(
    async (retry: () => void) => {
      const { failedNotice } = await noticesIn(language);
      notify?.(failedNotice(retry, navigator.onLine, language));
    },
    [language, notify],
  );
  return { notifyChanged, notifyFailed };
}
