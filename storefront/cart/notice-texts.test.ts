import { expect, test } from 'vitest';
import type { RefusalCode } from '#contract/refusals.ts';
import { refusalText } from '../i18n/messages/refusals.ts';
import { CODES } from '../i18n/messages/totals.ts';
import type { CartNotice } from '../model/cart/cart.ts';
import { noticeTexts } from './notice-texts.ts';

const reasonOf = (code: RefusalCode, facts = {}) => ({ code, facts, fields: [], message: '' });
const notice = (coupon: string | null, code: RefusalCode, facts = {}): CartNotice => ({
  coupon,
  reason: reasonOf(code, facts),
});

test('coupons that left for one that allows no other share a sentence', () => {
  const alone = { coupon: 'race10' };
  const notices = ['hemat', 'teman'].map((coupon) => notice(coupon, 'COUPON_STANDS_ALONE', alone));
  expect(noticeTexts(notices, 'en')).toEqual([
    { tone: 'info', text: CODES.en.standsAlone('RACE10', ['HEMAT', 'TEMAN']) },
  ]);
});

test('each other coupon is named with its reason, and comes first', () => {
  const notices = [
    notice('teman', 'COUPON_STANDS_ALONE', { coupon: 'race10' }),
    notice('hemat', 'COUPON_UNKNOWN', { coupon: 'hemat' }),
  ];
  const reason = refusalText(reasonOf('COUPON_UNKNOWN', { coupon: 'hemat' }), 'id');
  expect(noticeTexts(notices, 'id')).toEqual([
    { tone: 'bad', text: `${CODES.id.dropped('HEMAT')} ${reason}` },
    { tone: 'info', text: CODES.id.standsAlone('RACE10', ['TEMAN']) },
  ]);
});

test('of a product only the reason is said', () => {
  const facts = { product: 'Bottle' };
  expect(noticeTexts([notice(null, 'OUT_OF_STOCK', facts)], 'en')).toEqual([
    { tone: 'bad', text: refusalText(reasonOf('OUT_OF_STOCK', facts), 'en') },
  ]);
});
