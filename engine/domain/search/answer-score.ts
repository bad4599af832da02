import type { ProductListing } from './listing.ts';
import { suits } from './named-vehicle.ts';
import type { Search, SearchTerm } from './read-search.ts';
import type { Weights } from './weigh-words.ts';

/** A term of a search, compared with all products. */
export interface AskedTerm extends SearchTerm {
  readonly weights: Weights;
  /** Products that have it. */
  readonly count: number;
  /** How much it tells products apart: 1 in one alone, near 0 in all. */
  readonly rarity: number;
}

/** Of the words that matter, by their rarity, an answer has this share: less in a long question. */
const MIN_COVERAGE = { short: 0.35, long: 0.25 } as const;
const LONG = 4;
/** A whole word in the description is enough, the beginning of one is not. */
const MIN_WEIGHT = 1.5;
/** From a short description on. A search that names nothing the shop sells needs most of its words there. */
const MIN_TELLING = 4;

const FACTORS = {
  /** Of a term that says less about what is wanted. */
  minor: 0.4,
  /** Made for another vehicle than the model, or kind, that is named. */
  otherModel: 0.15,
  otherKind: 0.45,
  /** One variation has all sizes and grades of the search. */
  wholeChoice: 1.3,
  /** A name that is typed in whole, or that the typed text begins; and by the share of its words. */
  wholeName: 3,
  begunName: 1.15,
  nameShare: 0.3,
} as const;

const POINTS = {
  remedy: 14,
  /** Of what every vehicle needs, for a model that is named. */
  oil: 10,
  additive: 5,
} as const;

/** A displacement or amount that no product has says nothing. */
const IS_NUMBER = /^[\d.]+$/;

/** Scores a product by how well it answers the search; 0 when it does not. */
export function answerScore(
  search: Search,
  terms: readonly AskedTerm[],
): (listing: ProductListing, place: number) => number {
  const { vehicle, remedies } = search;
  const major = terms.filter(({ isMinor, count, typed }) => !isMinor && (count > 0 || !IS_NUMBER.test(typed)));
  const asked = major.length > 0 ? major : terms;
  const isVehicleAlone = vehicle !== null && major.length === 0;
  const rarity = asked.reduce((sum, term) => sum + term.rarity, 0);
  const leastRarity = rarity * (asked.length < LONG ? MIN_COVERAGE.short : MIN_COVERAGE.long);
  const codes = terms.map(({ typed }) => typed).filter((typed) => /\d/.test(typed));

  return (listing, place) => {
    const remedy = remedyOf(listing, remedies);
    const forModel = pointsForModel(listing);
    if (remedy === 0 && !(isVehicleAlone && forModel > 0) && !answers(place)) return 0;
    const words = terms.reduce(
      (sum, term) => sum + weightIn(place, term) * term.rarity * (term.isMinor ? FACTORS.minor : 1),
      0,
    );
    return (words + remedy * POINTS.remedy + forModel) * fitOf(listing) * choiceFactor(listing, codes);
  };

  function answers(place: number): boolean {
    const found = asked.filter((term) => weightIn(place, term) >= MIN_WEIGHT);
    if (found.length === 0 || found.reduce((sum, term) => sum + term.rarity, 0) < leastRarity) return false;
    return search.isForSold || asked.length === 1 || found.filter(isTelling).length * 2 > asked.length;

    function isTelling(term: AskedTerm): boolean {
      return weightIn(place, term) >= MIN_TELLING;
    }
  }
  /** What the model needs, when nothing else is named or its engine complains. */
  function pointsForModel({ facts }: ProductListing): number {
    const isAlone = isVehicleAlone && remedies.length === 0;
    if (!vehicle?.isModel || !(isAlone || remedies.length > 0)) return 0;
    if (facts.types.length === 0 || suits(facts, vehicle) === 0) return 0;
    if (facts.use === 'engine-oil') return POINTS.oil;
    return isAlone ? POINTS.additive : 0;
  }
  function fitOf({ facts }: ProductListing): number {
    if (!vehicle) return 1;
    return suits(facts, vehicle) || (vehicle.isModel ? FACTORS.otherModel : FACTORS.otherKind);
  }
}

const weightIn = (place: number, { weights }: AskedTerm): number => weights[place] ?? 0;

const remedyOf = ({ nameRoots }: ProductListing, remedies: Search['remedies']): number =>
  remedies.reduce(
    (best, { name, sureness }) => (sureness > best && name.every((root) => nameRoots.has(root)) ? sureness : best),
    0,
  );

/** Among what answers a search, what is named in it comes first: at least 1. */
export function nameFactor({ nameRoots, spokenName }: ProductListing, { text, terms }: Search): number {
  if (text !== '' && spokenName === text) return FACTORS.wholeName;
  const meant = new Set(terms.flatMap(({ meanings }) => meanings.flatMap(({ words }) => words.flat())));
  const share = [...nameRoots].filter((root) => meant.has(root)).length / Math.max(1, nameRoots.size);
  return (1 + share * FACTORS.nameShare) * (text !== '' && spokenName.startsWith(text) ? FACTORS.begunName : 1);
}

/** Size and grade must meet in one variation. */
function choiceFactor({ choices }: ProductListing, codes: readonly string[]): number {
  if (codes.length < 2 || choices.length === 0) return 1;
  return choices.some((own) => codes.every((code) => own.has(code))) ? FACTORS.wholeChoice : 1 / FACTORS.wholeChoice;
}
