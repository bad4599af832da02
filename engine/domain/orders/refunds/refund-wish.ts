import type { Cents } from '../../money/cents.ts';

export interface RefundLineRequest {
  readonly lineId: number;
  /** Pieces given back, 0 for money only. */
  readonly quantity: number;
  /** With tax; left out: the price of these pieces. */
  readonly amount?: Cents;
}

/** What an operator wants to give back. */
export type RefundRequest = {
  readonly reason: string;
  readonly restock: boolean;
} & (
  | { readonly kind: 'everything-left' }
  /** An amount of money with tax, taken from all parts of the order alike. */
  | { readonly kind: 'amount'; readonly amount: Cents }
  | { readonly kind: 'parts'; readonly lines: readonly RefundLineRequest[] /** With tax. */; readonly shipping: Cents }
);
