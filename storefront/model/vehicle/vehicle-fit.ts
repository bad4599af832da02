import type { Fuel, Vehicle, VehicleType } from './vehicle.ts';
import { neededStandard, suitableGrades } from './vehicle-rules.ts';

/** Inclusive bounds; null is open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** What a product says about the vehicles it is made for. Empty lists and null do not restrict it. */
export interface VehicleFacts {
  /** What it does: `engine-oil`, `fuel-additive`, …; null when the product does not say. */
  readonly use: string | null;
  readonly types: readonly VehicleType[];
  readonly fuels: readonly Fuel[];
  /** Displacements in cc. */
  readonly engine: Range | null;
  readonly years: Range | null;
  /** Viscosities it is sold in: `5w30`. */
  readonly grades: readonly string[];
  /** As on the pack: `API SP`, `JASO MA2`. */
  readonly standards: readonly string[];
}

/** Why a product is not made for a vehicle. */
export type Misfit =
  | { readonly kind: 'standard'; readonly needed: string; readonly has: readonly string[] }
  | { readonly kind: 'type'; readonly types: readonly VehicleType[] }
  | { readonly kind: 'fuel'; readonly fuels: readonly Fuel[] }
  | { readonly kind: 'engine'; readonly range: Range }
  | { readonly kind: 'year'; readonly range: Range }
  | { readonly kind: 'grade'; readonly suitable: readonly string[]; readonly has: readonly string[] };

export type Fit =
  | { readonly kind: 'fits' }
  /** The product says nothing about vehicles: shampoo, wax. */
  | { readonly kind: 'any' }
  | { readonly kind: 'misfit'; readonly reason: Misfit };

const isWithin = ({ from, to }: Range, value: number): boolean =>
  (from === null || value >= from) && (to === null || value <= to);

const shares = <T>(own: readonly T[], others: readonly T[]): boolean =>
  own.length === 0 || others.length === 0 || own.some((value) => others.includes(value));

function misfitOf(facts: VehicleFacts, vehicle: Vehicle): Misfit | null {
  const { types, fuels, engine, years, grades, standards } = facts;
  const needed = neededStandard(vehicle);
  const suitable = suitableGrades(vehicle);
  const meets = standards.some((standard) => needed.prefixes.some((prefix) => standard.startsWith(prefix)));
  if (standards.length > 0 && !meets) return { kind: 'standard', needed: needed.name, has: standards };
  if (!shares(types, [vehicle.type])) return { kind: 'type', types };
  if (!shares(fuels, [vehicle.fuel])) return { kind: 'fuel', fuels };
  if (engine && vehicle.engine !== null && !isWithin(engine, vehicle.engine)) return { kind: 'engine', range: engine };
  if (years && vehicle.year !== null && !isWithin(years, vehicle.year)) return { kind: 'year', range: years };
  return shares(grades, suitable) ? null : { kind: 'grade', suitable, has: grades };
}

/** Whether a product is made for a vehicle. The handbook of the vehicle decides. */
export function fitOf(facts: VehicleFacts | null, vehicle: Vehicle): Fit {
  if (facts === null) return { kind: 'any' };
  const reason = misfitOf(facts, vehicle);
  return reason ? { kind: 'misfit', reason } : { kind: 'fits' };
}

/** The facts of the chosen viscosity alone. */
export const withGrade = (facts: VehicleFacts, grade: string | undefined): VehicleFacts =>
  grade !== undefined && facts.grades.includes(grade) ? { ...facts, grades: [grade] } : facts;
