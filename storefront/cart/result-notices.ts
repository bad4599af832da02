import { intentOf } from '#contract/inputs/cart-form.ts';
import type { Language } from '#contract/languages.ts';
import { CART } from '../i18n/messages/cart.ts';
import { COOKIES } from '../i18n/messages/cookies.ts';
import { refusalText } from '../i18n/messages/refusals.ts';
import { CODES } from '../i18n/messages/totals.ts';
import { type Cart, type CartLine, fullLineName } from '../model/cart/cart.ts';
import { debugLog } from '../ui/debug-log.ts';
import { openDrawer } from '../ui/drawer.tsx';
import { blocksCookies } from './blocked-cookies.tsx';
import { CART_DRAWER, type CartResponse, type FailedReason } from './cart-controller.ts';
import { cartForm } from './cart-form.tsx';
import { noticeTexts } from './notice-texts.ts';
import type { NewNotice, Topic } from './notices.ts';

/** What a notice is made with. */
export interface NoticeNeeds {
  readonly language: Language;
  /** The cart opens by itself after something was added. */
  readonly autoOpenCart: boolean;
  readonly notify: (notice: NewNotice) => void;
  readonly withdraw: (topic: Topic) => void;
  readonly send: (form: FormData) => void;
}

export interface SentForm {
  /** Null for a cart that was only loaded. */
  readonly form: FormData | null;
  /** Of a cart that was only loaded: null, unless somebody has logged in since. */
  readonly before: Cart | null;
}

interface Added {
  readonly before: Cart | null;
  readonly cart: Cart;
  readonly form: FormData;
}

/** What the form has added. A choice that a variation leaves open makes several lines of it: then the one that has grown. */
function addedLine({ before, cart, form }: Added): CartLine | undefined {
  const added = cart.lines.filter(
    (line) =>
      String(line.productId) === form.get('productId') &&
      String(line.variationId ?? '') === (form.get('variationId') ?? ''),
  );
  const quantityBefore = ({ key }: CartLine) => before?.lines.find((line) => line.key === key)?.quantity ?? 0;
  return added.find((line) => line.quantity > quantityBefore(line)) ?? added[0];
}

const viewCart = (language: Language) => ({ label: CART[language].view, run: () => openDrawer(CART_DRAWER) });

/** Says how many there are now where that is more than was asked for: after a double tap, too. */
function addedText(line: CartLine, form: FormData, language: Language): string {
  const { added, addedTo } = CART[language];
  const name = fullLineName(line);
  return line.quantity > Number(form.get('quantity') ?? 1) ? addedTo(name, line.quantity) : added(name);
}

function notifyAdded(added: Added, { language, autoOpenCart, notify }: NoticeNeeds): void {
  const line = addedLine(added);
  // The response holds what was added, in a session that the browser has already forgotten.
  if (blocksCookies()) notify({ topic: 'added', tone: 'bad', text: COOKIES[language].blocked });
  else if (autoOpenCart) openDrawer(CART_DRAWER);
  else if (line)
    notify({ topic: 'added', tone: 'ok', text: addedText(line, added.form, language), action: viewCart(language) });
}

function notifyRemoved(before: Cart | null, form: FormData, { language, notify, send }: NoticeNeeds): void {
  const line = before?.lines.find(({ key }) => key === form.get('key'));
  if (!line) return;
  const { undo, removed } = CART[language];
  const action = { label: undo, run: () => send(cartForm('restore', { key: line.key })) };
  notify({ tone: 'info', text: removed(fullLineName(line)), action });
}

/** An empty cart loses its coupons without a notice. Over a backend without notices the lost coupons are compared. */
function notifyDropped(
  before: Cart | null,
  { codes: left, lines, notices }: Cart,
  { language, notify }: NoticeNeeds,
): void {
  const shown = notices?.filter(({ coupon }) => coupon === null || lines.length > 0);
  for (const notice of noticeTexts(shown ?? [], language)) notify(notice);
  if (shown || lines.length === 0) return;
  const gone = before?.codes.filter((one) => one.kind === 'coupon' && !left.some(({ code }) => code === one.code));
  for (const { code } of gone ?? []) notify({ tone: 'bad', text: CODES[language].dropped(code.toUpperCase()) });
}

/** Of a cart that another session has changed: joined at a login, or rebuilt after a loss. */
function notifySession(response: CartResponse, before: Cart | null, { language, notify }: NoticeNeeds): void {
  const text = CART[language];
  const action = viewCart(language);
  if (response.kind === 'read' && before && before.itemCount !== response.cart.itemCount)
    notify({ tone: 'info', text: text.joined(response.cart.itemCount), action });
  if (response.kind !== 'written' || !response.unrestored) return;
  notify({ tone: 'info', text: text.rebuilt, action });
  if (response.unrestored.length > 0) notify({ tone: 'bad', text: text.unrestored(response.unrestored) });
}

function notifyFailed(reason: FailedReason, form: FormData, { language, notify, send }: NoticeNeeds): void {
  const { unchanged, retry } = CART[language];
  notify({ topic: 'unsent', tone: 'bad', text: unchanged[reason], action: { label: retry, run: () => send(form) } });
}

/** Notifies the shopper of the result of a form and of what left the cart, with a button to undo or go on. */
export function notifyResult(response: CartResponse, { form, before }: SentForm, needs: NoticeNeeds): void {
  const { language, notify } = needs;
  const intent = form && intentOf(form);
  // A shopper who removes a code needs no notice of it.
  if ('cart' in response) notifyDropped(intent === 'remove-code' ? null : before, response.cart, needs);
  notifySession(response, before, needs);
  if (form === null) return;
  // What was said of the code before is no longer the answer.
  if (intent === 'apply-code') needs.withdraw('code');
  if (response.kind === 'refused') debugLog(response.refusal.message);
  if (response.kind === 'failed') notifyFailed(response.reason, form, needs);
  // The field of the code shows its refusal.
  if (response.kind === 'refused' && intent !== 'apply-code')
    notify({ tone: 'bad', text: refusalText(response.refusal, language) });
  if (response.kind !== 'written') return;
  // The shopper has gone on: an earlier form sent again would change the cart back.
  needs.withdraw('unsent');
  if (intent === 'add') notifyAdded({ before, cart: response.cart, form }, needs);
  if (intent === 'remove') notifyRemoved(before, form, needs);
  // Notices about removed coupons already name the new one.
  if (intent === 'apply-code' && !response.cart.notices?.length)
    notify({ topic: 'code', tone: 'ok', text: CODES[language].applied });
}
