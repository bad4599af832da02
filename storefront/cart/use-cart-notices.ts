import { intentOf } from '#contract/inputs/cart-form.ts';
import { useLanguage, useText } from '../i18n/bilingual.ts';
import { CART } from '../i18n/messages/cart.ts';
import { refusalText } from '../i18n/messages/refusals.ts';
import { CODES } from '../i18n/messages/totals.ts';
import { type Cart, type CartLine, fullLineName } from '../model/cart.ts';
import { useStoreSettings } from '../settings/store-settings.ts';
import { openDrawer } from '../ui/drawer.tsx';
import { CART_DRAWER, type CartResponse } from './cart-controller.ts';
import { cartForm } from './cart-form.tsx';
import { type Notice, noticeTexts } from './notices.ts';
import { useSessionNotices } from './use-session-notices.ts';

interface Needs {
  readonly notify: (notice: Omit<Notice, 'id'>) => void;
  readonly send: (form: FormData) => void;
}

interface SentForm {
  /** Null for a cart that was only loaded. */
  readonly form: FormData | null;
  /** Of a cart that was only loaded: null, unless somebody has logged in since. */
  readonly before: Cart | null;
}

const lineWith = (cart: Cart, form: FormData): CartLine | undefined =>
  cart.lines.find(
    (line) =>
      String(line.productId) === form.get('productId') &&
      String(line.variationId ?? '') === (form.get('variationId') ?? ''),
  );

/** Notifies the shopper of the result of a form and of what left the cart, with a button to undo or go on. */
export function useCartNotices({ notify, send }: Needs) {
  const text = useText(CART);
  const codes = useText(CODES);
  const language = useLanguage();
  const { autoOpenCart } = useStoreSettings();
  const notifySession = useSessionNotices(notify);

  const notifyAdded = (cart: Cart, form: FormData) => {
    if (autoOpenCart) return openDrawer(CART_DRAWER);
    const line = lineWith(cart, form);
    const action = { label: text.view, run: () => openDrawer(CART_DRAWER) };
    if (line) notify({ tone: 'ok', text: text.added(fullLineName(line)), action });
  };

  const notifyRemoved = (before: Cart | null, form: FormData) => {
    const line = before?.lines.find(({ key }) => key === form.get('key'));
    const action = line && { label: text.undo, run: () => send(cartForm('restore', { key: line.key })) };
    if (line && action) notify({ tone: 'info', text: text.removed(fullLineName(line)), action });
  };

  /** An empty cart loses its coupons without a notice. Over a backend without notices the lost coupons are compared. */
  const notifyDropped = (before: Cart | null, { codes: left, lines, notices }: Cart) => {
    const shown = notices?.filter(({ coupon }) => coupon === null || lines.length > 0);
    for (const notice of noticeTexts(shown ?? [], language)) notify(notice);
    if (shown || lines.length === 0) return;
    const gone = before?.codes.filter((one) => one.kind === 'coupon' && !left.some(({ code }) => code === one.code));
    for (const { code } of gone ?? []) notify({ tone: 'bad', text: codes.dropped(code.toUpperCase()) });
  };

  return (response: CartResponse, { form, before }: SentForm): void => {
    const intent = form && intentOf(form);
    // A shopper who removes a code needs no notice of it.
    if ('cart' in response) notifyDropped(intent === 'remove-code' ? null : before, response.cart);
    notifySession(response, before);
    if (form === null) return;
    // The field of the code shows its refusal.
    if (response.kind === 'refused' && intent !== 'apply-code')
      notify({ tone: 'bad', text: refusalText(response.refusal, language) });
    if (response.kind === 'failed') {
      const message = response.isOffline ? text.offline : text.failed;
      notify({ tone: 'bad', text: message, action: { label: text.retry, run: () => send(form) } });
    }
    if (response.kind !== 'written') return;
    if (intent === 'add') notifyAdded(response.cart, form);
    if (intent === 'remove') notifyRemoved(before, form);
    // Notices about removed coupons already name the new one.
    if (intent === 'apply-code' && !response.cart.notices?.length) notify({ tone: 'ok', text: codes.applied });
  };
}
