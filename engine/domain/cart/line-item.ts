import type { Sellable } from '../catalog/sellable.ts';
import type { CartLine } from './cart.ts';

/** A line together with today's facts about what it holds. */
export interface LineItem extends CartLine {
  readonly sellable: Sellable;
}
