import { refusalMessage } from '#contract/refusals.ts';
import type { SessionView } from '#engine/usecases/cart/session-view.ts';
import type { Context } from '../../context.ts';
import { codeRefusalWords } from './code-refusal.ts';

interface CartNotice {
  readonly code: string;
  readonly message: string;
}

/** What left the cart by itself, and why. */
export function noticesOf(
  { vanished, cart: { dropped } }: SessionView,
  printing: Pick<Context, 'money' | 'site'>,
): readonly CartNotice[] {
  const lines = vanished.map(() => ({ code: 'LINE_GONE', message: refusalMessage('LINE_GONE') }));
  const codes = [...dropped.coupons, ...dropped.giftCards].map(({ refusal }) => ({
    code: refusal.code,
    message: codeRefusalWords(refusal, printing),
  }));
  return [...lines, ...codes];
}
