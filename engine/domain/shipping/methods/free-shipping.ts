import type { FreeShipping } from '../shipping-settings.ts';
import type { MethodRule } from './method-rule.ts';

export const freeShipping: MethodRule<FreeShipping> = ({ minimum }, { goods }) => (goods >= minimum ? 0 : null);
