import type { Fuel, Vehicle, VehicleType } from './vehicle.ts';

/** What a rule asks of a vehicle. An unknown displacement or year meets no bound. */
interface Conditions {
  readonly types: readonly VehicleType[];
  readonly fuels?: readonly Fuel[];
  readonly minYear?: number;
  readonly maxYear?: number;
  readonly minEngine?: number;
  readonly maxEngine?: number;
}

/**
 * Viscosities that suit a vehicle, as terms of the attribute `viscosity`, best first. The first rule that matches counts.
 * They are what handbooks commonly name for Indonesia's climate; the handbook itself decides.
 */
export const GRADE_RULES: readonly (Conditions & { readonly grades: readonly string[] })[] = [
  { types: ['car'], fuels: ['hybrid'], grades: ['0w16', '0w20', '5w30'] },
  { types: ['car'], fuels: ['petrol'], minYear: 2012, maxEngine: 1500, grades: ['0w20', '5w30'] },
  { types: ['car'], fuels: ['petrol'], minYear: 2012, grades: ['5w30', '0w20', '0w30', '5w40'] },
  { types: ['car', 'pickup'], fuels: ['petrol'], maxYear: 1999, grades: ['20w50', '15w40', '10w40'] },
  { types: ['car'], fuels: ['petrol'], grades: ['5w30', '10w40', '5w40'] },
  { types: ['pickup'], fuels: ['petrol'], minYear: 2012, grades: ['5w30', '10w40'] },
  { types: ['pickup'], fuels: ['petrol'], grades: ['10w40', '15w40', '20w50'] },
  { types: ['car', 'pickup'], fuels: ['diesel'], minYear: 2010, grades: ['5w30', '5w40', '15w40'] },
  { types: ['car', 'pickup'], fuels: ['diesel'], maxYear: 1999, grades: ['15w40', '20w50'] },
  { types: ['car', 'pickup'], fuels: ['diesel'], grades: ['15w40', '10w40', '5w30'] },
  { types: ['scooter'], grades: ['10w30', '10w40'] },
  { types: ['motorcycle'], maxYear: 2004, grades: ['20w50', '10w40'] },
  { types: ['motorcycle'], minEngine: 250, grades: ['10w40', '10w50'] },
  { types: ['motorcycle'], grades: ['10w40', '10w30'] },
  // Two-stroke oil is burnt with the petrol and has no SAE grade.
  { types: ['twostroke'], grades: [] },
];

/** Families of oil standards by the beginning of their names, and how a shopper finds them on a pack. */
const STANDARD_RULES: readonly (Conditions & { readonly prefixes: readonly string[]; readonly name: string })[] = [
  {
    types: ['car', 'pickup'],
    fuels: ['petrol', 'hybrid'],
    prefixes: ['API S', 'ACEA A', 'ACEA C'],
    name: 'API SN, SP',
  },
  { types: ['car', 'pickup'], fuels: ['diesel'], prefixes: ['API C', 'ACEA B', 'ACEA C'], name: 'API CI-4, CK-4' },
  { types: ['scooter'], prefixes: ['JASO MB'], name: 'JASO MB' },
  { types: ['motorcycle'], prefixes: ['JASO MA'], name: 'JASO MA, MA2' },
  { types: ['twostroke'], prefixes: ['JASO F'], name: 'JASO FB, FC, FD' },
];

function matches(rule: Conditions, { type, fuel, engine, year }: Vehicle): boolean {
  const { minYear, maxYear, minEngine, maxEngine } = rule;
  return (
    rule.types.includes(type) &&
    (rule.fuels?.includes(fuel) ?? true) &&
    (minYear === undefined || (year !== null && year >= minYear)) &&
    (maxYear === undefined || (year !== null && year <= maxYear)) &&
    (minEngine === undefined || (engine !== null && engine >= minEngine)) &&
    (maxEngine === undefined || (engine !== null && engine <= maxEngine))
  );
}

/** Best first; empty where the vehicle's oil has no viscosity grade. */
export const suitableGrades = (vehicle: Vehicle): readonly string[] =>
  GRADE_RULES.find((rule) => matches(rule, vehicle))?.grades ?? [];

/** The oil standard that the vehicle needs. */
export const neededStandard = (vehicle: Vehicle): { readonly prefixes: readonly string[]; readonly name: string } =>
  STANDARD_RULES.find((rule) => matches(rule, vehicle)) ?? { prefixes: [], name: '' };
