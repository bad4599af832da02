import { SITE } from '#contract/site.ts';
import { moneyWriting } from '../own-shop/money-writing.ts';

/** How operators of this shop write amounts. */
export const MONEY_WRITING = moneyWriting(SITE);
