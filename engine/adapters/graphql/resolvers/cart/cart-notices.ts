import { refusalMessage } from '#contract/refusals.ts';
import type { SessionView } from '#engine/usecases/cart/session-view.ts';
import type { CodeRefusal } from '#engine/usecases/promotions/apply-coupon.ts';
import type { Context } from '../../context.ts';
import { codeRefusalWords } from './code-refusal.ts';

interface CartNotice {
  readonly code: string;
  readonly coupon: string | null;
  readonly message: string;
}

/** What left the cart by itself, and why. */
export function noticesOf(
  { vanished, cart: { dropped } }: SessionView,
  printing: Pick<Context, 'money' | 'site'>,
): readonly CartNotice[] {
  const lines = vanished.map(() => ({ code: 'LINE_GONE', coupon: null, message: refusalMessage('LINE_GONE') }));
  const words = (refusal: CodeRefusal) => ({ code: refusal.code, message: codeRefusalWords(refusal, printing) });
  const coupons = dropped.coupons.map(({ code, refusal }) => ({ ...words(refusal), coupon: code }));
  const giftCards = dropped.giftCards.map(({ refusal }) => ({ ...words(refusal), coupon: null }));
  return [...lines, ...coupons, ...giftCards];
}
