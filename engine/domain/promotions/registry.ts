import type { Promotion } from './promotion.ts';

/** Promotions that hold for every cart, in the order they are applied. */
export const PROMOTIONS: readonly Promotion[] = [];
