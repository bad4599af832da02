import type { ProductSeed } from '../product-seed.ts';
import { engineStopLeak } from './oil-treatments/engine-stop-leak.ts';
import { frictionGuard } from './oil-treatments/friction-guard.ts';
import { gearTreatment } from './oil-treatments/gear-treatment.ts';
import { lifterQuiet } from './oil-treatments/lifter-quiet.ts';
import { motoOilTreatment } from './oil-treatments/moto-oil-treatment.ts';
import { oilTreatment } from './oil-treatments/oil-treatment.ts';
import { smokeTreatment } from './oil-treatments/smoke-treatment.ts';

export const OIL_TREATMENTS: readonly ProductSeed[] = [
  oilTreatment,
  smokeTreatment,
  engineStopLeak,
  motoOilTreatment,
  lifterQuiet,
  frictionGuard,
  gearTreatment,
];
