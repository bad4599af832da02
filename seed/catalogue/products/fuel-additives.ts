import type { ProductSeed } from '../product-seed.ts';
import { biosolarGuard } from './fuel-additives/biosolar-guard.ts';
import { cetaneBooster } from './fuel-additives/cetane-booster.ts';
import { dieselTreatment } from './fuel-additives/diesel-treatment.ts';
import { dpfCleaner } from './fuel-additives/dpf-cleaner.ts';
import { fuelStabilizer } from './fuel-additives/fuel-stabilizer.ts';
import { fuelSystemCleaner } from './fuel-additives/fuel-system-cleaner.ts';
import { injectorCleaner } from './fuel-additives/injector-cleaner.ts';
import { motoFuelCleaner } from './fuel-additives/moto-fuel-cleaner.ts';
import { octaneBooster } from './fuel-additives/octane-booster.ts';
import { valveLubricant } from './fuel-additives/valve-lubricant.ts';
import { waterRemover } from './fuel-additives/water-remover.ts';

export const FUEL_ADDITIVES: readonly ProductSeed[] = [
  fuelSystemCleaner,
  octaneBooster,
  injectorCleaner,
  dieselTreatment,
  motoFuelCleaner,
  valveLubricant,
  fuelStabilizer,
  waterRemover,
  cetaneBooster,
  biosolarGuard,
  dpfCleaner,
];
