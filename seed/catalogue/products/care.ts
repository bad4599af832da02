import type { ProductSeed } from '../product-seed.ts';
import { allPurposeWipes } from './care/all-purpose-wipes.ts';
import { cabinOdourRemover } from './care/cabin-odour-remover.ts';
import { carShampoo } from './care/car-shampoo.ts';
import { carnaubaWax } from './care/carnauba-wax.ts';
import { glassCleaner } from './care/glass-cleaner.ts';
import { interiorFoamCleaner } from './care/interior-foam-cleaner.ts';
import { interiorProtectant } from './care/interior-protectant.ts';
import { leatherCream } from './care/leather-cream.ts';
import { microfibreClothSet } from './care/microfibre-cloth-set.ts';
import { tyreShine } from './care/tyre-shine.ts';
import { waterSpotRemover } from './care/water-spot-remover.ts';

export const CARE: readonly ProductSeed[] = [
  interiorProtectant,
  glassCleaner,
  carnaubaWax,
  carShampoo,
  tyreShine,
  allPurposeWipes,
  interiorFoamCleaner,
  leatherCream,
  waterSpotRemover,
  microfibreClothSet,
  cabinOdourRemover,
];
