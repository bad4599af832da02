import type { FlatRate } from '../shipping-settings.ts';
import type { MethodRule } from './method-rule.ts';

const KILOGRAM = 1000;

export const flatRate: MethodRule<FlatRate> = ({ perOrder, perItem, perKilogram }, { pieces, grams }) =>
  perOrder + perItem * pieces + perKilogram * Math.ceil(grams / KILOGRAM);
