import type { ProductListing } from '../listing.ts';
import type { ProductNames } from './product-names.ts';
import type { Search, SearchTerm } from './read-search.ts';
import { type PlacedFacts, vehiclePoints } from './vehicle-points.ts';
import type { Weights } from './weigh-words.ts';

/** A term of a search, compared with all products. */
export interface WeighedTerm extends SearchTerm {
  readonly weights: Weights;
  /** How much it tells products apart: 1 in one alone, near 0 in all. */
  readonly rarity: number;
}

/** Products by their places, with what is known of them besides their words. */
export interface ScoredProducts {
  readonly listings: readonly ProductListing[];
  readonly facts: PlacedFacts;
  readonly names: Pick<ProductNames, 'withAll'>;
}

/** A hit has this share of the words that matter, by their rarity: less of a long search. */
const MIN_COVERAGE = { short: 0.35, long: 0.25 } as const;
const LONG = 4;
/** A whole word in the description is enough, the beginning of one is not. */
const MIN_WEIGHT = 1.5;
/** From a short description on. A search that names nothing the shop sells needs most of its words there. */
const MIN_TELLING = 4;

const FACTORS = {
  /** Of a term that says less about what is wanted. */
  minor: 0.4,
  /** One variation has all sizes and grades of the search. */
  wholeChoice: 1.3,
} as const;

const REMEDY_POINTS = 14;

/** A displacement or amount that no product has says nothing. */
const IS_NUMBER = /^[\d.]+$/;

interface Scored {
  readonly place: number;
  readonly score: number;
}

/** Scores the products that answer the search, by how well they do: its hits. */
export function scoreHits(
  search: Search,
  terms: readonly WeighedTerm[],
  { listings, facts, names }: ScoredProducts,
): readonly Scored[] {
  const { vehicle } = search;
  const major = terms.filter(({ isMinor, weights, typed }) => !isMinor && (isFound(weights) || !IS_NUMBER.test(typed)));
  const wanted = major.length > 0 ? major : terms;
  const isAlone = vehicle !== null && major.length === 0;
  const forVehicle = vehiclePoints({ vehicle, isAlone, isComplaint: search.remedies.length > 0 }, facts);
  const remedies = surenessByPlace(search.remedies, names);
  const isCovered = coverage(wanted, search);
  const codes = terms.map(({ typed }) => typed).filter((typed) => /\d/.test(typed));

  const candidates = new Set(wanted.flatMap(({ weights }) => weights.places));
  for (const place of remedies.keys()) candidates.add(place);
  if (isAlone) for (const place of forVehicle.places()) candidates.add(place);
  return [...candidates].flatMap((place): Scored[] => {
    const remedy = remedies.get(place) ?? 0;
    const points = forVehicle.pointsAt(place);
    if (remedy === 0 && !(isAlone && points > 0) && !isCovered(place)) return [];
    const sum = wordPoints(terms, place) + remedy * REMEDY_POINTS + points;
    const score = sum * forVehicle.fitAt(place) * choiceFactor(listings[place], codes);
    return score > 0 ? [{ place, score }] : [];
  });
}

export const isFound = ({ places }: Weights): boolean => places.length > 0;

function surenessByPlace(remedies: Search['remedies'], names: ScoredProducts['names']): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const { name, sureness } of remedies)
    for (const place of names.withAll(name)) if (sureness > (best.get(place) ?? 0)) best.set(place, sureness);
  return best;
}

/** Whether a product has enough of the words that matter. */
function coverage(wanted: readonly WeighedTerm[], { isForSold }: Search): (place: number) => boolean {
  const rarity = wanted.reduce((sum, term) => sum + term.rarity, 0);
  const leastRarity = rarity * (wanted.length < LONG ? MIN_COVERAGE.short : MIN_COVERAGE.long);
  const leastTelling = isForSold || wanted.length === 1 ? 0 : Math.floor(wanted.length / 2) + 1;
  return (place) => {
    let [found, telling] = [0, 0];
    for (const term of wanted) {
      const weight = term.weights.at(place);
      if (weight >= MIN_WEIGHT) found += term.rarity;
      if (weight >= MIN_TELLING || (term.isBegun && weight > 0)) telling += 1;
    }
    return found > 0 && found >= leastRarity && telling >= leastTelling;
  };
}

function wordPoints(terms: readonly WeighedTerm[], place: number): number {
  let sum = 0;
  for (const { weights, rarity, isMinor } of terms) sum += weights.at(place) * rarity * (isMinor ? FACTORS.minor : 1);
  return sum;
}

/** Size and grade must meet in one variation. */
function choiceFactor(listing: ProductListing | undefined, codes: readonly string[]): number {
  if (codes.length < 2 || !listing || listing.choices.length === 0) return 1;
  const isWhole = listing.choices.some((own) => codes.every((code) => own.has(code)));
  return isWhole ? FACTORS.wholeChoice : 1 / FACTORS.wholeChoice;
}
