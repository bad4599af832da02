import { intentOf } from '#contract/inputs/cart-form.ts';
import { SITE } from '#contract/site.ts';
import { useLanguage, useText } from '../i18n/bilingual.ts';
import { CART } from '../i18n/messages/cart.ts';
import { refusalText } from '../i18n/messages/refusals.ts';
import { CODES } from '../i18n/messages/totals.ts';
import type { Cart, CartLine } from '../model/cart.ts';
import { openDrawer } from '../ui/drawer.tsx';
import { CART_DRAWER, type CartResponse } from './cart-controller.ts';
import { cartForm } from './cart-form.tsx';
import { type Notice, noticeTexts } from './notices.tsx';

interface Desk {
  readonly tell: (notice: Omit<Notice, 'id'>) => void;
  readonly send: (form: FormData) => void;
}

interface Sent {
  /** Null for a cart that was only read. */
  readonly form: FormData | null;
  readonly before: Cart | null;
}

const lineWith = (cart: Cart, form: FormData): CartLine | undefined =>
  cart.lines.find(
    (line) =>
      String(line.productId) === form.get('productId') &&
      String(line.variationId ?? '') === (form.get('variationId') ?? ''),
  );

/** Says what became of a form, and what of the cart by itself, and offers the way back or on. */
export function useCartNotices({ tell, send }: Desk) {
  const text = useText(CART);
  const codes = useText(CODES);
  const language = useLanguage();

  const tellAdded = (cart: Cart, form: FormData) => {
    if (SITE.storeSettings.autoOpenCart) return openDrawer(CART_DRAWER);
    const name = lineWith(cart, form)?.name;
    const action = { label: text.view, run: () => openDrawer(CART_DRAWER) };
    if (name) tell({ tone: 'ok', text: text.added(name), action });
  };

  const tellRemoved = (before: Cart | null, form: FormData) => {
    const line = before?.lines.find(({ key }) => key === form.get('key'));
    const action = line && { label: text.undo, run: () => send(cartForm('restore', { key: line.key })) };
    if (line && action) tell({ tone: 'info', text: text.removed(line.name), action });
  };

  /** With the last line all coupons go unsaid. A backend that does not tell why is looked at for what is gone. */
  const tellDropped = (before: Cart | null, { codes: left, lines, notices }: Cart) => {
    const told = notices?.filter(({ coupon }) => coupon === null || lines.length > 0);
    for (const words of noticeTexts(told ?? [], language)) tell(words);
    if (told || lines.length === 0) return;
    const gone = before?.codes.filter((one) => one.kind === 'coupon' && !left.some(({ code }) => code === one.code));
    for (const { code } of gone ?? []) tell({ tone: 'bad', text: codes.dropped(code.toUpperCase()) });
  };

  return (answer: CartResponse, { form, before }: Sent): void => {
    const intent = form && intentOf(form);
    // What the shopper took off is no news.
    if ('cart' in answer) tellDropped(intent === 'remove-code' ? null : before, answer.cart);
    if (form === null) return;
    // Beside its field a code says itself why it was not taken.
    if (answer.kind === 'refused' && intent !== 'apply-code')
      tell({ tone: 'bad', text: refusalText(answer.refusal, language) });
    if (answer.kind === 'failed') {
      const words = navigator.onLine ? text.failed : text.offline;
      tell({ tone: 'bad', text: words, action: { label: text.retry, run: () => send(form) } });
    }
    if (answer.kind !== 'written') return;
    if (intent === 'add') tellAdded(answer.cart, form);
    if (intent === 'remove') tellRemoved(before, form);
    // What made room for it is told together with it.
    if (intent === 'apply-code' && !answer.cart.notices?.length) tell({ tone: 'ok', text: codes.applied });
  };
}
