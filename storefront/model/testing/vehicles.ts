import fc from 'fast-check';
import { FUELS_OF, VEHICLE_BOUNDS, VEHICLE_TYPES, type Vehicle } from '../vehicle/vehicle.ts';

const orUnknown = ([min, max]: readonly [number, number]) => fc.option(fc.integer({ min, max }));

/** Every vehicle that a shopper can name. */
export const anyVehicle: fc.Arbitrary<Vehicle> = fc.constantFrom(...VEHICLE_TYPES).chain((type) =>
  fc.record({
    type: fc.constant(type),
    fuel: fc.constantFrom(...FUELS_OF[type]),
    engine: orUnknown(VEHICLE_BOUNDS.engine),
    year: orUnknown(VEHICLE_BOUNDS.year),
  }),
);
