import type { ProductSeed } from '../product-seed.ts';
import { fullSynthetic } from './full-synthetic/full-synthetic.ts';
import { fullSyntheticDiesel } from './full-synthetic/full-synthetic-diesel.ts';
import { fullSyntheticEuro } from './full-synthetic/full-synthetic-euro.ts';
import { fullSyntheticHighMileage } from './full-synthetic/full-synthetic-high-mileage.ts';
import { fullSyntheticHybrid } from './full-synthetic/full-synthetic-hybrid.ts';
import { maticGearOil } from './full-synthetic/matic-gear-oil.ts';
import { moto4t } from './full-synthetic/moto-4t.ts';
import { moto4tRace } from './full-synthetic/moto-4t-race.ts';
import { motoMatic } from './full-synthetic/moto-matic.ts';

export const FULL_SYNTHETIC: readonly ProductSeed[] = [
  fullSynthetic,
  moto4t,
  fullSyntheticEuro,
  motoMatic,
  fullSyntheticDiesel,
  moto4tRace,
  fullSyntheticHighMileage,
  maticGearOil,
  fullSyntheticHybrid,
];
