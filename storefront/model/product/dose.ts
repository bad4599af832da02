import type { Range } from '../vehicle/vehicle-fit.ts';

/** How a product is dosed. */
export interface Dose {
  /** What it is poured into: the fuel tank, or the engine's oil. */
  readonly into: 'fuel' | 'oil';
  readonly mlPerLitre: number;
  /** Kilometres after which it is due again; `fill` with every filling of the tank. */
  readonly every: Range | 'fill';
  /** Months after which it is due at the latest, however little was driven; null where only the distance counts. */
  readonly withinMonths: number | null;
  /** Minutes that the engine idles with it before the oil is drained; null where it stays in. */
  readonly minutes: Range | null;
}

/** The engine's oil itself, rather than something that goes into it. */
export const isOilChange = ({ into, mlPerLitre }: Dose): boolean => into === 'oil' && mlPerLitre === 1000;

/** What a shopper says about a vehicle's habits. */
export interface Habits {
  /** Litres of the tank, or of oil in the engine. */
  readonly litres: number;
  readonly kmPerMonth: number;
  /** Kilometres on a litre of fuel, for what goes in with every filling. */
  readonly kmPerLitre: number;
}

export interface DosePlan {
  /** Of one dose, in millilitres. */
  readonly ml: number;
  /** Packs that one dose takes, to one decimal. */
  readonly packs: number;
  readonly dosesPerYear: number;
  /** In millilitres, one dose at least. */
  readonly mlPerYear: number;
  /** Whole packs for a year, at least one. */
  readonly packsPerYear: number;
  /** Days until the next dose; two equal numbers unless the product names a range. */
  readonly dueDays: { readonly from: number; readonly to: number };
}

/** Names of query parameters, and so of the form's fields. */
export const DOSE_PARAMETERS = { litres: 'litres', kmPerMonth: 'km', kmPerLitre: 'kml' } as const;

/** Inclusive bounds of what can be typed. */
const DOSE_BOUNDS = { litres: [0.3, 400], kmPerMonth: [20, 30_000], kmPerLitre: [1, 100] } as const;

const MONTHS = 12;
const DAYS_PER_MONTH = 365 / MONTHS;

/** `4`, `3.5`, `3,5` and `1.200`, with at most one decimal; null for anything else or beyond the bounds. */
export function parseHabit(name: keyof Habits, text: string | null): number | null {
  const [least, greatest] = DOSE_BOUNDS[name];
  const digits = (text ?? '').trim().replace(/[.,](?=\d{3}$)/, '');
  if (!/^\d{1,5}(?:[.,]\d)?$/.test(digits)) return null;
  const value = Number(digits.replace(',', '.'));
  return value >= least && value <= greatest ? value : null;
}

/** What a form or an address says; what is missing or malformed comes from `usual`. */
export function readHabits(parameters: URLSearchParams, usual: Habits): Habits {
  const read = (name: keyof Habits) => parseHabit(name, parameters.get(DOSE_PARAMETERS[name])) ?? usual[name];
  return { litres: read('litres'), kmPerMonth: read('kmPerMonth'), kmPerLitre: read('kmPerLitre') };
}

/** The well-formed of these parameters in an address, each once. */
export const doseParameters = (parameters: URLSearchParams): readonly (readonly [name: string, value: string])[] =>
  (['litres', 'kmPerMonth', 'kmPerLitre'] as const).flatMap((name) => {
    const value = parseHabit(name, parameters.get(DOSE_PARAMETERS[name]));
    return value === null ? [] : [[DOSE_PARAMETERS[name], String(value)] as const];
  });

const CAR: Readonly<Record<Dose['into'], number>> = { fuel: 45, oil: 4 };
const MOTORCYCLE: Readonly<Record<Dose['into'], number>> = { fuel: 5, oil: 0.8 };

/** A common vehicle of Indonesia to begin with. */
export const usualHabits = ({ into }: Dose, isForCars: boolean): Habits =>
  isForCars
    ? { litres: CAR[into], kmPerMonth: 1000, kmPerLitre: 12 }
    : { litres: MOTORCYCLE[into], kmPerMonth: 800, kmPerLitre: 45 };

/** A bottle that lasts for two doses is not bought twice. Guards against 2.0000000001 packs. */
const wholePacks = (packs: number): number => Math.max(1, Math.ceil(Math.round(packs * 1e6) / 1e6));

/** What a year takes. @param packMl what one pack holds, above zero */
export function planDose(dose: Dose, habits: Habits, packMl: number): DosePlan {
  const { litres, kmPerMonth, kmPerLitre } = habits;
  const ml = litres * dose.mlPerLitre;
  const perFill = litres * kmPerLitre;
  const { from, to } = dose.every === 'fill' ? { from: perFill, to: perFill } : dose.every;
  const farthest = dose.withinMonths === null ? Number.POSITIVE_INFINITY : kmPerMonth * dose.withinMonths;
  const [earliest, latest] = [Math.min(from ?? to ?? perFill, farthest), Math.min(to ?? from ?? perFill, farthest)];
  const days = (km: number) => Math.max(1, Math.round((km / kmPerMonth) * DAYS_PER_MONTH));
  const dosesPerYear = (kmPerMonth * MONTHS) / latest;
  // A dose that is due less than once a year is still a whole one.
  const mlPerYear = Math.max(1, dosesPerYear) * ml;
  return {
    ml: Math.round(ml),
    packs: Math.round((ml / packMl) * 10) / 10,
    dosesPerYear,
    mlPerYear: Math.round(mlPerYear),
    packsPerYear: wholePacks(mlPerYear / packMl),
    dueDays: { from: days(earliest), to: days(latest) },
  };
}
