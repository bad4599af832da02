import type { Language } from '#contract/languages.ts';
import type { CartNotice } from '../model/cart.ts';
import { CODES } from './messages/codes.ts';
import { refusalText } from './messages/refusals.ts';

export interface NoticeText {
  readonly tone: 'info' | 'bad';
  readonly text: string;
}

/** What left the cart by itself, and why. What made room for a coupon that stands alone is told in one sentence. */
export function noticeTexts(notices: readonly CartNotice[], language: Language): readonly NoticeText[] {
  const gone = notices.filter((notice) => aloneIn(notice) === null);
  const alone = new Set(notices.map(aloneIn).filter((code) => code !== null));
  return [
    ...gone.map((notice) => ({ tone: 'bad' as const, text: goneText(notice, language) })),
    ...[...alone].map((code) => ({ tone: 'info' as const, text: aloneText(code, notices, language) })),
  ];
}

/** The coupon that it made room for. */
const aloneIn = ({ coupon, reason: { code, facts } }: CartNotice): string | null =>
  coupon !== null && code === 'COUPON_STANDS_ALONE' ? (facts.coupon ?? null) : null;

function aloneText(code: string, notices: readonly CartNotice[], language: Language): string {
  const others = notices.filter((notice) => aloneIn(notice) === code).map(({ coupon }) => coupon ?? '');
  return CODES[language].standsAlone(
    code.toUpperCase(),
    others.map((other) => other.toUpperCase()),
  );
}

function goneText({ coupon, reason }: CartNotice, language: Language): string {
  const why = refusalText(reason, language);
  return coupon === null ? why : `${CODES[language].dropped(coupon.toUpperCase())} ${why}`;
}
