import type { ProductListing } from '../listing.ts';
import type { InSteps } from '../postings/posting-lists.ts';
import { type NamedVehicle, suits, type VehicleFacts } from '../words/named-vehicle.ts';

/** What products say of vehicles. Many say the same, so that a search looks at each saying once. */
export interface PlacedFacts {
  readonly distinct: readonly VehicleFacts[];
  /** For each place of a product, which of them it says. */
  readonly ofPlace: Uint32Array;
}

const LISTINGS_A_STEP = 1000;

export function* placeFacts(listings: readonly ProductListing[]): InSteps<PlacedFacts> {
  const known = new Map<string, number>();
  const distinct: VehicleFacts[] = [];
  const ofPlace = new Uint32Array(listings.length);
  for (const [place, { facts }] of listings.entries()) {
    const key = JSON.stringify(facts);
    const number = known.get(key) ?? distinct.push(facts) - 1;
    known.set(key, number);
    ofPlace[place] = number;
    if (place % LISTINGS_A_STEP === 0) yield;
  }
  return { distinct, ofPlace };
}

const FACTORS = {
  /** Made for another vehicle than the model, or kind, that is named. */
  otherModel: 0.15,
  otherKind: 0.45,
} as const;

const POINTS = {
  /** Of what every vehicle needs, for a model that is named. */
  oil: 10,
  additive: 5,
} as const;

interface VehicleSearch {
  readonly vehicle: NamedVehicle | null;
  /** Nothing else is named. */
  readonly isAlone: boolean;
  readonly isComplaint: boolean;
}

/** How products suit the vehicle of a search, by their places. */
export interface VehiclePoints {
  /** What the model needs, when nothing else is named or its engine complains. */
  pointsAt(place: number): number;
  /** 1 where it says nothing, less for what is made for others. */
  fitAt(place: number): number;
  /** Of the products with points. */
  places(): Generator<number>;
}

export function vehiclePoints(search: VehicleSearch, { distinct, ofPlace }: PlacedFacts): VehiclePoints {
  const points = distinct.map((facts) => pointsOf(facts, search));
  const fits = distinct.map((facts) => fitOf(facts, search.vehicle));
  const pointsAt = (place: number) => points[ofPlace[place] ?? 0] ?? 0;
  return {
    pointsAt,
    fitAt: (place) => fits[ofPlace[place] ?? 0] ?? 1,
    *places() {
      if (points.every((one) => one === 0)) return;
      for (let place = 0; place < ofPlace.length; place += 1) if (pointsAt(place) > 0) yield place;
    },
  };
}

function pointsOf(facts: VehicleFacts, { vehicle, isAlone, isComplaint }: VehicleSearch): number {
  if (!vehicle?.isModel || !(isAlone || isComplaint)) return 0;
  if (facts.types.length === 0 || suits(facts, vehicle) === 0) return 0;
  if (facts.use === 'engine-oil') return POINTS.oil;
  return isAlone && !isComplaint ? POINTS.additive : 0;
}

function fitOf(facts: VehicleFacts, vehicle: NamedVehicle | null): number {
  if (!vehicle) return 1;
  return suits(facts, vehicle) || (vehicle.isModel ? FACTORS.otherModel : FACTORS.otherKind);
}
