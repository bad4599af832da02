import { refusalMessage } from '#contract/refusals.ts';
import type { CodeRefusal } from '#engine/usecases/promotions/apply-coupon.ts';
import type { SessionView } from '#engine/usecases/sessions/session-view.ts';
import type { Context } from '../../context/context.ts';
import { type Facts, refuse } from '../../errors/refuse.ts';
import type { MoneyFormat } from '../../formats/money.ts';

/** A message is plain text: no entity stands in it. */
const plainMoney = (amount: number, money: MoneyFormat): string =>
  money.formatted(amount).replaceAll('&nbsp;', '\u00a0');

/** `2026-12-01`, as the calendar stands where the shop is. */
const dayIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);

type Printing = Pick<Context, 'money' | 'settings'>;

function factsOf(refusal: CodeRefusal, { money, settings }: Printing): Facts {
  switch (refusal.code) {
    case 'COUPON_MINIMUM':
    case 'COUPON_MAXIMUM':
      return { amount: plainMoney(refusal.amount, money) };
    case 'COUPON_NOT_STARTED':
      return { coupon: refusal.coupon, startsAt: dayIn(settings.timeZone, refusal.startsAt) };
    case 'COUPON_EXCLUDES_PRODUCTS':
      return { products: refusal.products.join(', ') };
    case 'COUPON_EXCLUDES_CATEGORIES':
      return { categories: refusal.categories.join(', ') };
    default: {
      const { code: _code, ...facts } = refusal;
      return facts;
    }
  }
}

export const codeRefusalMessage = (refusal: CodeRefusal, printing: Printing): string =>
  refusalMessage(refusal.code, factsOf(refusal, printing));

export const refuseCode = (refusal: CodeRefusal, printing: Printing): never =>
  refuse(refusal.code, factsOf(refusal, printing));

interface CartNotice {
  readonly code: string;
  readonly coupon: string | null;
  readonly message: string;
}

/** What left the cart by itself, and why. */
export function noticesOf({ vanished, cart: { dropped } }: SessionView, printing: Printing): readonly CartNotice[] {
  const lines = vanished.map(() => ({ code: 'LINE_GONE', coupon: null, message: refusalMessage('LINE_GONE') }));
  const messageOf = (refusal: CodeRefusal) => ({ code: refusal.code, message: codeRefusalMessage(refusal, printing) });
  const coupons = dropped.coupons.map(({ code, refusal }) => ({ ...messageOf(refusal), coupon: code }));
  const giftCards = dropped.giftCards.map(({ refusal }) => ({ ...messageOf(refusal), coupon: null }));
  return [...lines, ...coupons, ...giftCards];
}
