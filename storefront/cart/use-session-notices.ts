import { useText } from '../i18n/bilingual.ts';
import { CART } from '../i18n/messages/cart.ts';
import type { Cart } from '../model/cart.ts';
import { openDrawer } from '../ui/drawer.tsx';
import { CART_DRAWER, type CartResponse } from './cart-controller.ts';
import type { Notice } from './notices.ts';

/** Notifies the shopper of a cart that another session has changed: joined at a login, or rebuilt after a loss. */
export function useSessionNotices(notify: (notice: Omit<Notice, 'id'>) => void) {
  const text = useText(CART);
  const action = { label: text.view, run: () => openDrawer(CART_DRAWER) };

  /** @param before the guest's cart, where somebody has logged in since */
  return (response: CartResponse, before: Cart | null): void => {
    if (response.kind === 'read' && before && before.itemCount !== response.cart.itemCount)
      notify({ tone: 'info', text: text.joined(response.cart.itemCount), action });
    if (response.kind !== 'written' || !response.unrestored) return;
    notify({ tone: 'info', text: text.rebuilt, action });
    if (response.unrestored.length > 0) notify({ tone: 'bad', text: text.unrestored(response.unrestored) });
  };
}
