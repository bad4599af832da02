import type { ProductSeed } from '../product-seed.ts';
import { atfDexron } from './steering/atf-dexron.ts';
import { atfMultiVehicle } from './steering/atf-multi-vehicle.ts';
import { powerSteeringFluid } from './steering/power-steering-fluid.ts';
import { powerSteeringStopLeak } from './steering/power-steering-stop-leak.ts';

export const STEERING: readonly ProductSeed[] = [powerSteeringFluid, powerSteeringStopLeak, atfDexron, atfMultiVehicle];
