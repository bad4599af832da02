export const VEHICLE_TYPES = ['car', 'pickup', 'scooter', 'motorcycle', 'twostroke'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

export const FUELS = ['petrol', 'diesel', 'hybrid'] as const;
export type Fuel = (typeof FUELS)[number];

/** What a shopper says about a vehicle. */
export interface Vehicle {
  readonly type: VehicleType;
  readonly fuel: Fuel;
  /** Displacement in cc; null when the shopper does not know it. */
  readonly engine: number | null;
  /** Year of manufacture; null when the shopper does not know it. */
  readonly year: number | null;
}

/** The fuels that each type of vehicle is sold with, the usual one first. */
export const FUELS_OF: Readonly<Record<VehicleType, readonly Fuel[]>> = {
  car: ['petrol', 'diesel', 'hybrid'],
  pickup: ['diesel', 'petrol'],
  scooter: ['petrol'],
  motorcycle: ['petrol'],
  twostroke: ['petrol'],
};

/** Inclusive bounds of what counts as a displacement in cc, and as a year. */
export const VEHICLE_BOUNDS = { engine: [49, 9000], year: [1930, 2099] } as const;

export type VehicleProblem = 'type' | 'fuel' | 'fuel-of-type' | 'engine' | 'year';

export type VehicleField = 'type' | 'fuel' | 'engine' | 'year';

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

/** A whole number within bounds, null for an empty text, `undefined` for any other. */
function optionalNumber(text: string, [least, greatest]: readonly [number, number]): number | null | undefined {
  if (text === '') return null;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= greatest ? value : undefined;
}

export type CheckedVehicle =
  | { readonly vehicle: Vehicle }
  | { readonly vehicle: null; readonly problems: Readonly<Partial<Record<VehicleField, VehicleProblem>>> };

/** The vehicle in the fields of a form. Type and fuel are required. */
export function checkVehicle(typed: Readonly<Record<VehicleField, string>>): CheckedVehicle {
  const type = oneOf(VEHICLE_TYPES, typed.type);
  const fuel = oneOf(FUELS, typed.fuel);
  const engine = optionalNumber(typed.engine.replace(/[.,\s]/g, ''), VEHICLE_BOUNDS.engine);
  const year = optionalNumber(typed.year.trim(), VEHICLE_BOUNDS.year);
  const isSoldWith = type === null || fuel === null || FUELS_OF[type].includes(fuel);
  if (type !== null && fuel !== null && isSoldWith && engine !== undefined && year !== undefined)
    return { vehicle: { type, fuel, engine, year } };
  return {
    vehicle: null,
    problems: {
      ...(type === null && { type: 'type' }),
      ...(fuel === null && { fuel: 'fuel' }),
      ...(!isSoldWith && { fuel: 'fuel-of-type' }),
      ...(engine === undefined && { engine: 'engine' }),
      ...(year === undefined && { year: 'year' }),
    },
  };
}

/** `car-petrol-1500-2019`, for addresses and the cookie; zero stands for unknown, and unknown ends are left out. */
export function printVehicle({ type, fuel, engine, year }: Vehicle): string {
  if (year !== null) return `${type}-${fuel}-${engine ?? 0}-${year}`;
  return engine === null ? `${type}-${fuel}` : `${type}-${fuel}-${engine}`;
}

/** Null for anything that `printVehicle` does not print. */
export function parseVehicle(text: string | null | undefined): Vehicle | null {
  if (!text || text.length > 40) return null;
  const [type = '', fuel = '', engine = '', year = ''] = text.split('-');
  const { vehicle } = checkVehicle({ type, fuel, engine: engine === '0' ? '' : engine, year });
  return vehicle && printVehicle(vehicle) === text ? vehicle : null;
}
