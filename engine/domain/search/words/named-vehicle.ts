import type { Product } from '../../catalog/product.ts';
import type { SearchWords, VehicleClass } from './search-words.ts';
import { bySound } from './spelling.ts';
import { joined, wordsOf } from './words.ts';

/** The vehicle that a search speaks of. An empty list, and null, say nothing. */
export interface NamedVehicle extends Pick<VehicleClass, 'types' | 'fuels' | 'standards' | 'engine' | 'year'> {
  readonly grades: readonly string[];
  /** A model is named, not only a class. */
  readonly isModel: boolean;
}

interface Named {
  readonly vehicle: VehicleClass;
  readonly isModel: boolean;
}

/** Every name of a vehicle by its sound, without blanks and hyphens. */
export type VehicleNames = ReadonlyMap<string, Named>;

const compact = (words: readonly string[]): string => bySound(joined(words));

export function vehicleNames({ vehicles }: Pick<SearchWords, 'vehicles'>): VehicleNames {
  const names = new Map<string, Named>();
  for (const vehicle of vehicles) {
    for (const word of vehicle.words) names.set(compact(wordsOf(word)), { vehicle, isModel: false });
    for (const model of vehicle.models) names.set(compact(wordsOf(model)), { vehicle, isModel: true });
  }
  return names;
}

interface Found extends Named {
  /** Words that say it. */
  readonly length: number;
}

const MAX_NAME_WORDS = 4;
const YEAR = /^(?:19[3-9]\d|20\d\d)$/;

export interface ReadVehicle {
  readonly vehicle: NamedVehicle | null;
  /** Places of the words that name a model or a year. */
  readonly models: ReadonlySet<number>;
  /** Places of the words that name a class. */
  readonly classes: ReadonlySet<number>;
}

/** The longest names count; a model outweighs a class, and a fuel that is named outweighs that of the model. */
export function readVehicle(words: readonly string[], names: VehicleNames): ReadVehicle {
  const [models, classes] = [new Set<number>(), new Set<number>()];
  const found: Found[] = [];
  let year: number | null = null;
  for (let place = 0; place < words.length; ) {
    const named = longestName(words.slice(place, place + MAX_NAME_WORDS), names);
    const length = named?.length ?? 1;
    if (named) found.push(named);
    else if (YEAR.test(words[place] ?? '')) year = Number(words[place]);
    const places = named && !named.isModel ? classes : models;
    if (named || year === Number(words[place])) for (let at = 0; at < length; at += 1) places.add(place + at);
    place += length;
  }
  return { vehicle: vehicleOf(found, year), models, classes };
}

function longestName(words: readonly string[], names: VehicleNames) {
  for (let length = words.length; length > 0; length -= 1) {
    const named = names.get(compact(words.slice(0, length)));
    if (named) return { ...named, length };
  }
  return null;
}

const NOTHING: VehicleClass = {
  types: [],
  fuels: [],
  grades: null,
  standards: [],
  engine: null,
  year: null,
  words: [],
  models: [],
};

function vehicleOf(found: readonly Found[], year: number | null): NamedVehicle | null {
  if (found.length === 0) return null;
  const typed = found.filter(({ vehicle }) => vehicle.types.length > 0);
  const [first, ...later] = typed;
  const main = first ? later.reduce((best, next) => (outweighs(next, best) ? next : best), first).vehicle : NOTHING;
  const named = found.findLast(({ isModel, vehicle }) => !isModel && vehicle.fuels.length > 0)?.vehicle;
  const isOtherFuel = named !== undefined && !named.fuels.some((fuel) => main.fuels.includes(fuel));
  const kin = isOtherFuel ? { ...main, grades: named.grades, standards: [], fuels: named.fuels } : main;
  return {
    types: kin.types,
    fuels: kin.fuels,
    grades: kin.grades ?? [],
    standards: kin.standards,
    engine: kin.engine,
    year: year ?? kin.year,
    isModel: found.some(({ isModel }) => isModel),
  };
}

/** "Can I use car oil in my motorcycle": what comes later is meant, unless what came before says it more exactly. */
function outweighs(next: Found, before: Found): boolean {
  if (next.isModel !== before.isModel) return next.isModel;
  if (next.length !== before.length) return next.length > before.length;
  const isWider = before.vehicle.types.every((type) => next.vehicle.types.includes(type));
  return !isWider || next.vehicle.types.length <= before.vehicle.types.length;
}

/** What a product's meta data says about vehicles. */
export interface VehicleFacts {
  readonly use: string;
  readonly types: readonly string[];
  readonly fuels: readonly string[];
  readonly grades: readonly string[];
  readonly standards: readonly string[];
  readonly engine: Bounds;
  readonly years: Bounds;
}

type Bounds = readonly [from: number, to: number];

const list = (written: string | undefined, separator: RegExp): readonly string[] =>
  (written ?? '').split(separator).filter((word) => word !== '');

function boundsOf(written: string | undefined): Bounds {
  const [from = '', to = ''] = (written ?? '').split('-');
  return [Number(from) || 0, Number(to) || Number.POSITIVE_INFINITY];
}

const known = new Map<string, VehicleFacts>();
const MAX_KNOWN = 10_000;

const FACT_FIELDS = [
  'product_use',
  'vehicle_types',
  'vehicle_fuels',
  'oil_grades',
  'oil_standards',
  'vehicle_engine',
  'vehicle_years',
] as const;

/** Many products say the same: they share what they say. */
export function vehicleFactsOf({ meta }: Pick<Product, 'meta'>): VehicleFacts {
  const key = FACT_FIELDS.map((name) => meta[name] ?? '').join('\0');
  const facts = known.get(key) ?? readFacts(meta);
  if (known.size < MAX_KNOWN) known.set(key, facts);
  return facts;
}

const readFacts = (meta: Product['meta']): VehicleFacts => ({
  use: meta.product_use ?? '',
  types: list(meta.vehicle_types, /\s+/),
  fuels: list(meta.vehicle_fuels, /\s+/),
  grades: list(meta.oil_grades, /\s+/),
  standards: list(meta.oil_standards, /,\s*/),
  engine: boundsOf(meta.vehicle_engine),
  years: boundsOf(meta.vehicle_years),
});

/** How a product suits a vehicle: 0 not at all, 1 it says nothing, above 1 it is made for it. */
export function suits(facts: VehicleFacts, vehicle: NamedVehicle): number {
  if (!shares(facts.types, vehicle.types) || !shares(facts.fuels, vehicle.fuels)) return 0;
  if (!within(facts.engine, vehicle.engine) || !within(facts.years, vehicle.year)) return 0;
  if (facts.types.length === 0) return 1;
  if (vehicle.grades.length === 0 || facts.grades.length === 0) return FITS;
  const place = vehicle.grades.findIndex((grade) => facts.grades.includes(grade));
  if (place < 0) return WRONG_GRADE;
  const hasStandard = vehicle.standards.every((needed) => facts.standards.some((one) => one.startsWith(needed)));
  return hasStandard ? RIGHT_GRADE - place * GRADE_STEP : WRONG_GRADE;
}

const FITS = 1.2;
const RIGHT_GRADE = 1.5;
const GRADE_STEP = 0.1;
const WRONG_GRADE = 0.6;

const shares = (own: readonly string[], others: readonly string[]): boolean =>
  own.length === 0 || others.length === 0 || own.some((value) => others.includes(value));

const within = ([from, to]: Bounds, value: number | null): boolean => value === null || (value >= from && value <= to);
