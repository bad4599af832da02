import { refusalMessage } from '#contract/refusals.ts';
import type { CodeRefusal } from '#engine/usecases/promotions/apply-coupon.ts';
import type { Context } from '../../context.ts';
import type { MoneyFormat } from '../../formats/money-format.ts';
import { type Facts, refuse } from '../../refuse.ts';

/** A message is plain text: no entity stands in it. */
const plainMoney = (amount: number, money: MoneyFormat): string =>
  money.formatted(amount).replaceAll('&nbsp;', '\u00a0');

/** `2026-12-01`, as the calendar stands where the shop is. */
const dayIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);

type Printing = Pick<Context, 'money' | 'site'>;

function factsOf(refusal: CodeRefusal, { money, site }: Printing): Facts {
  switch (refusal.code) {
    case 'COUPON_MINIMUM':
    case 'COUPON_MAXIMUM':
      return { amount: plainMoney(refusal.amount, money) };
    case 'COUPON_NOT_STARTED':
      return { coupon: refusal.coupon, startsAt: dayIn(site.timeZone, refusal.startsAt) };
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

export const codeRefusalWords = (refusal: CodeRefusal, printing: Printing): string =>
  refusalMessage(refusal.code, factsOf(refusal, printing));

export const refuseCode = (refusal: CodeRefusal, printing: Printing): never =>
  refuse(refusal.code, factsOf(refusal, printing));
