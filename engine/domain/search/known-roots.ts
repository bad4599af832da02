import type { KnownRoots } from './read-search.ts';
import { distance } from './spelling.ts';

type Meant = ReturnType<KnownRoots['meant']>;

const QUALITY = { begun: 0.33, misspelt: 0.7, inside: 0.25 } as const;

/** A shorter beginning, or part, means too much. */
const MIN_BEGUN = { last: 2, other: 4 } as const;
const MIN_INSIDE = 4;
/** Letters of a word without vowels. */
const MIN_SKELETON = 2;
const MAX_MEANT = 40;

const VOWELS = /[aeiou]/g;

/**
 * What a typed root may mean among the roots of products and the operator's words: itself; what begins with it, while it
 * is the last word and perhaps not finished; else what it is inside of, or a misspelling of.
 *
 * @param weights how often each root of a product occurs
 * @param extra roots of the operator's words
 */
export function createKnownRoots(weights: ReadonlyMap<string, number>, extra: ReadonlySet<string>): KnownRoots {
  const roots = [...weights.keys()].toSorted();
  const all = [...new Set([...weights.keys(), ...extra])];

  function begunBy(root: string, isLast: boolean): Meant {
    if (root.length < (isLast ? MIN_BEGUN.last : MIN_BEGUN.other)) return [];
    const found: (readonly [string, number])[] = [];
    for (let at = firstAtLeast(roots, root); roots[at]?.startsWith(root) && found.length < MAX_MEANT; at += 1) {
      const longer = roots[at] ?? '';
      if (longer !== root) found.push([longer, QUALITY.begun * Math.sqrt(root.length / longer.length)]);
    }
    return found;
  }
  const inside = (root: string): Meant =>
    root.length < MIN_INSIDE
      ? []
      : roots
          .filter((longer) => longer.includes(root))
          .slice(0, MAX_MEANT)
          .map((longer) => [longer, QUALITY.inside]);

  function misspelt(root: string): Meant {
    const limit = stepsAllowed(root);
    let best: { readonly root: string; readonly steps: number; readonly weight: number } | null = null;
    for (const candidate of all) {
      if (!isCandidate(root, candidate, limit)) continue;
      const steps = distance(root, candidate, limit);
      const weight = weights.get(candidate) ?? 0;
      if (steps > limit || (best && (steps > best.steps || (steps === best.steps && weight <= best.weight)))) continue;
      best = { root: candidate, steps, weight };
    }
    return best ? [[best.root, QUALITY.misspelt]] : [];
  }

  /** `mtr` for `motor`: written without vowels. */
  function withoutVowels(root: string): Meant {
    if (root.length < MIN_SKELETON || /[aeiou\d]/.test(root)) return [];
    const meant = [...extra].find((word) => word.replaceAll(VOWELS, '') === root);
    return meant === undefined ? [] : [[meant, QUALITY.misspelt]];
  }

  return {
    meant(root, isLast) {
      const itself: Meant = weights.has(root) || extra.has(root) ? [[root, 1]] : [];
      if (itself.length > 0) return isLast ? [...itself, ...begunBy(root, isLast)] : itself;
      for (const guess of [begunBy, inside, withoutVowels, misspelt]) {
        const meant = guess(root, isLast);
        if (meant.length > 0) return meant;
      }
      return [];
    },
  };
}

/** Short words have too many neighbours. */
const stepsAllowed = (root: string): number => (/\d/.test(root) || root.length < 4 ? 0 : root.length < 8 ? 1 : 2);

/** Nobody mistakes the first letter; a short word keeps its beginning and its end. */
const isCandidate = (root: string, candidate: string, limit: number): boolean =>
  limit > 0 &&
  root[0] === candidate[0] &&
  candidate.length >= 4 &&
  Math.abs(root.length - candidate.length) <= limit &&
  (root.length > 4 || (root[1] === candidate[1] && root.at(-1) === candidate.at(-1)));

function firstAtLeast(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
