import type { Cents } from '../money/cents.ts';
import type { NetAndTax } from './priced-cart.ts';

export const gross = ({ net, tax }: NetAndTax): Cents => net + tax;

/** The amount a shopper is shown, by the shop's choice of display. */
export const shown = (amount: NetAndTax, includesTax: boolean): Cents => (includesTax ? gross(amount) : amount.net);
