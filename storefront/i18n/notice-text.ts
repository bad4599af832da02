import type { Language } from '#contract/languages.ts';
import type { CartNotice } from '../model/cart.ts';
import { CODES } from './messages/codes.ts';
import { refusalText } from './messages/refusals.ts';

/** What left the cart by itself, and why. */
export function noticeText({ coupon, reason }: CartNotice, language: Language): string {
  const why = refusalText(reason, language);
  return coupon === null ? why : `${CODES[language].dropped(coupon.toUpperCase())} ${why}`;
}
