import type { Language } from '#contract/languages.ts';
import { refusalText } from '../i18n/messages/refusals.ts';
import { CODES } from '../i18n/messages/totals.ts';
import type { CartNotice } from '../model/cart/cart.ts';

interface NoticeText {
  readonly tone: 'info' | 'bad';
  readonly text: string;
}

/** Why coupons or products left the cart. Coupons removed by an exclusive one share a sentence. */
export function noticeTexts(notices: readonly CartNotice[], language: Language): readonly NoticeText[] {
  const others = notices.filter((notice) => exclusiveCouponOf(notice) === null);
  const exclusive = new Set(notices.map(exclusiveCouponOf).filter((code) => code !== null));
  return [
    ...others.map((notice) => ({ tone: 'bad' as const, text: removedText(notice, language) })),
    ...[...exclusive].map((code) => ({ tone: 'info' as const, text: exclusiveText(code, notices, language) })),
  ];
}

/** The coupon that allows no other, if it was removed for one. */
const exclusiveCouponOf = ({ coupon, reason: { code, facts } }: CartNotice): string | null =>
  coupon !== null && code === 'COUPON_STANDS_ALONE' ? (facts.coupon ?? null) : null;

function exclusiveText(code: string, notices: readonly CartNotice[], language: Language): string {
  const removed = notices.filter((notice) => exclusiveCouponOf(notice) === code).map(({ coupon }) => coupon ?? '');
  return CODES[language].standsAlone(
    code.toUpperCase(),
    removed.map((coupon) => coupon.toUpperCase()),
  );
}

function removedText({ coupon, reason }: CartNotice, language: Language): string {
  const text = refusalText(reason, language);
  return coupon === null ? text : `${CODES[language].dropped(coupon.toUpperCase())} ${text}`;
}
