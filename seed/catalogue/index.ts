import type { ProductSeed } from './product-seed.ts';
import { BRAKE } from './products/brake.ts';
import { CARE } from './products/care.ts';
import { CLEANERS } from './products/cleaners.ts';
import { FUEL_ADDITIVES } from './products/fuel-additives.ts';
import { FULL_SYNTHETIC } from './products/full-synthetic.ts';
import { GUIDES } from './products/guides.ts';
import { OIL_TREATMENTS } from './products/oil-treatments.ts';
import { STEERING } from './products/steering.ts';
import { SYN_FORMULA } from './products/syn-formula.ts';

/** Every product of the demo shop, in the order of its categories. */
export const PRODUCTS: readonly ProductSeed[] = [
  ...FULL_SYNTHETIC,
  ...SYN_FORMULA,
  ...OIL_TREATMENTS,
  ...FUEL_ADDITIVES,
  ...CARE,
  ...BRAKE,
  ...STEERING,
  ...CLEANERS,
  ...GUIDES,
];
