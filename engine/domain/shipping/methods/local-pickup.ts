import type { LocalPickup } from '../shipping-settings.ts';
import type { MethodRule } from './method-rule.ts';

export const localPickup: MethodRule<LocalPickup> = ({ cost }) => cost;
