import type { ProductSeed } from '../product-seed.ts';
import { brakeFluidDot3 } from './brake/brake-fluid-dot3.ts';
import { brakeFluidDot4 } from './brake/brake-fluid-dot4.ts';
import { brakeFluidDot51 } from './brake/brake-fluid-dot51.ts';
import { brakeGrease } from './brake/brake-grease.ts';
import { brakePartsCleaner } from './brake/brake-parts-cleaner.ts';
import { racingBrakeFluid } from './brake/racing-brake-fluid.ts';

export const BRAKE: readonly ProductSeed[] = [
  brakeFluidDot3,
  brakeFluidDot4,
  brakeFluidDot51,
  racingBrakeFluid,
  brakePartsCleaner,
  brakeGrease,
];
