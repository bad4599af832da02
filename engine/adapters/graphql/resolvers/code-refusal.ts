import { refusalMessage } from '#contract/refusals.ts';
import type { CodeRefusal } from '#engine/usecases/apply-coupon.ts';
import type { MoneyFormat } from '../formats/money-format.ts';
import { type Facts, refuse } from '../refuse.ts';

/** A message is plain text: no entity stands in it. */
const plainMoney = (amount: number, money: MoneyFormat): string =>
  money.formatted(amount).replaceAll('&nbsp;', '\u00a0');

function factsOf(refusal: CodeRefusal, money: MoneyFormat): Facts {
  switch (refusal.code) {
    case 'COUPON_MINIMUM':
    case 'COUPON_MAXIMUM':
      return { amount: plainMoney(refusal.amount, money) };
    case 'COUPON_NOT_STARTED':
      return { coupon: refusal.coupon, startsAt: refusal.startsAt.toISOString().slice(0, 10) };
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

export const codeRefusalWords = (refusal: CodeRefusal, money: MoneyFormat): string =>
  refusalMessage(refusal.code, factsOf(refusal, money));

export const refuseCode = (refusal: CodeRefusal, money: MoneyFormat): never =>
  refuse(refusal.code, factsOf(refusal, money));
