import { intentOf } from '#contract/inputs/cart-intent.ts';
import { SITE } from '#contract/site.ts';
import { useLanguage, useText } from '../i18n/bilingual.ts';
import { CART } from '../i18n/messages/cart.ts';
import { CODES } from '../i18n/messages/codes.ts';
import { refusalText } from '../i18n/messages/refusals.ts';
import type { Cart, CartLine } from '../model/cart.ts';
import { openDrawer } from '../ui/drawer.tsx';
import type { CartAnswer } from './cart-answer.ts';
import { CART_DRAWER } from './cart-desk.ts';
import { cartForm } from './cart-form.tsx';
import type { Notice } from './notices.ts';

interface Desk {
  readonly tell: (notice: Omit<Notice, 'id'>) => void;
  readonly send: (form: FormData) => void;
}

interface Sent {
  readonly form: FormData;
  readonly before: Cart | null;
}

const lineWith = (cart: Cart, form: FormData): CartLine | undefined =>
  cart.lines.find(
    (line) =>
      String(line.productId) === form.get('productId') &&
      String(line.variationId ?? '') === (form.get('variationId') ?? ''),
  );

/** Says what became of a form, and offers the way back or on. */
export function useAnswerNotices({ tell, send }: Desk) {
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

  /** A coupon may count no longer for what is in the cart now; with the last line all of them go unsaid. */
  const tellDropped = (before: Cart | null, { codes: left, lines }: Cart) => {
    if (lines.length === 0) return;
    const gone = before?.codes.filter((one) => one.kind === 'coupon' && !left.some(({ code }) => code === one.code));
    for (const { code } of gone ?? []) tell({ tone: 'bad', text: codes.dropped(code.toUpperCase()) });
  };

  return (answer: CartAnswer, { form, before }: Sent): void => {
    if (answer.kind === 'refused') tell({ tone: 'bad', text: refusalText(answer.refusal, language) });
    if (answer.kind === 'failed') {
      const words = navigator.onLine ? text.failed : text.offline;
      tell({ tone: 'bad', text: words, action: { label: text.retry, run: () => send(form) } });
    }
    if (answer.kind !== 'written') return;
    const intent = intentOf(form);
    if (intent === 'add') tellAdded(answer.cart, form);
    if (intent === 'remove') tellRemoved(before, form);
    if (intent === 'apply-code') tell({ tone: 'ok', text: codes.applied });
    if (intent !== 'remove-code') tellDropped(before, answer.cart);
  };
}
