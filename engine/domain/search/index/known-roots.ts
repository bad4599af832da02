import { trigramHashes } from '../postings/key-hashes.ts';
import { type InSteps, packPostings } from '../postings/posting-lists.ts';
import { rootOf } from '../words/spelling.ts';
import type { KnownRoots } from './read-search.ts';
import { indexSimilarWords } from './similar-words.ts';
import { sortInSteps } from './sort-in-steps.ts';
import type { WordWeights } from './weigh-words.ts';

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
 * is the last word and perhaps not finished; else what it is inside of. Also what it is a misspelling of, unless a product is
 * written so: `flud` sounds like `flood`, and may be `fluid`.
 *
 * @param weights the roots of products
 * @param extra roots of the operator's words
 * @param written words as they are written: a misspelt one may have another root than the word that is meant
 */
export function* indexKnownRoots(
  weights: WordWeights,
  extra: ReadonlySet<string>,
  written: readonly string[] = [],
): InSteps<KnownRoots> {
  const roots = yield* sortInSteps(weights.roots);
  const begunBy = begunAmong(roots);
  const inside = yield* insideOf(roots);
  const misspelt = yield* misspeltAmong([...new Set([...weights.roots, ...extra])], {
    weights,
    toRoot: (root) => root,
  });
  const begunWords = yield* wordsBegunAmong(written, weights);
  const miswritten = yield* misspeltAmong(written, { weights, toRoot: rootOf });
  const isWritten = new Set(written);
  const skeletons = new Map([...extra].map((word) => [word.replaceAll(VOWELS, ''), word] as const).toReversed());

  /** `mtr` for `motor`: written without vowels. */
  function withoutVowels(root: string): Meant {
    if (root.length < MIN_SKELETON || /[aeiou\d]/.test(root)) return [];
    const meant = skeletons.get(root);
    return meant === undefined ? [] : [[meant, QUALITY.misspelt]];
  }

  return {
    begun: begunWords,
    meant(root, isLast, word) {
      const ofWord: Guess = () => (word === undefined || isWritten.has(word) ? [] : miswritten(word));
      const isKnown = weights.countOf(root) > 0 || extra.has(root);
      if (isKnown) {
        const others = ofWord(root, isLast).filter(([other]) => other !== root);
        return [[root, 1], ...(isLast ? begunBy(root, isLast) : []), ...others];
      }
      for (const guess of [begunBy, ofWord, inside, withoutVowels, misspelt]) {
        const meant = guess(root, isLast);
        if (meant.length > 0) return meant;
      }
      return [];
    },
  };
}

type Guess = (root: string, isLast: boolean) => Meant;

function begunAmong(sorted: readonly string[]): Guess {
  return (root, isLast) => {
    if (root.length < (isLast ? MIN_BEGUN.last : MIN_BEGUN.other)) return [];
    const found: (readonly [string, number])[] = [];
    for (let at = firstAtLeast(sorted, root); sorted[at]?.startsWith(root) && found.length < MAX_MEANT; at += 1) {
      const longer = sorted[at] ?? '';
      if (longer !== root) found.push([longer, QUALITY.begun * Math.sqrt(root.length / longer.length)]);
    }
    return found;
  };
}

/** What is written onto a word that is whole without it: `wipe` and `wipes`. */
const INFLECTION = /^(?:e?s|e?r|e?d|ing|nya|an|kan|i)$/;

/** Of a standard, as packs and descriptions have it: `MB`, `SP`. */
const CODE = /^[^aeiouy\d]{2}$/;

/** The roots of the words that begin with a typed one, the most frequent first. */
function* wordsBegunAmong(written: readonly string[], weights: WordWeights): InSteps<KnownRoots['begun']> {
  const sorted = yield* sortInSteps(written);
  return (word) => {
    if (CODE.test(word) && weights.countOf(word) > 0) return [];
    const quality = new Map<string, number>();
    for (let at = firstAtLeast(sorted, word); sorted[at]?.startsWith(word); at += 1) {
      const longer = sorted[at] ?? '';
      if (longer === word || INFLECTION.test(longer.slice(word.length))) return [];
      const root = rootOf(longer);
      const known = quality.get(root) ?? 0;
      quality.set(root, Math.max(known, QUALITY.begun * Math.sqrt(word.length / longer.length)));
    }
    const found = [...quality].filter(([root]) => weights.countOf(root) > 0);
    return found.sort(([a], [b]) => weights.countOf(b) - weights.countOf(a)).slice(0, MAX_MEANT);
  };
}

function* insideOf(sorted: readonly string[]): InSteps<Guess> {
  const postings = yield* packPostings(sorted, trigramHashes);
  return (root) => {
    if (root.length < MIN_INSIDE) return [];
    const [rarest = []] = trigramHashes(root)
      .map(postings.of)
      .sort((a, b) => a.length - b.length);
    const found = new Set<string>();
    for (const place of rarest) {
      const longer = sorted[place] ?? '';
      if (longer.includes(root)) found.add(longer);
      if (found.size === MAX_MEANT) break;
    }
    return [...found].map((longer) => [longer, QUALITY.inside]);
  };
}

interface Rooted {
  readonly weights: WordWeights;
  toRoot(word: string): string;
}

/** The root of the word that one is a misspelling of: the least misspelt, then the most frequent. */
function* misspeltAmong(words: readonly string[], { weights, toRoot }: Rooted): InSteps<(word: string) => Meant> {
  const similar = yield* indexSimilarWords(words);
  const rootAt = (place: number) => toRoot(words[place] ?? '');
  return (word) => {
    for (let steps = 1; steps <= stepsAllowed(word); steps += 1) {
      const [best] = similar
        .within(word, steps)
        .map((place) => ({ place, count: weights.countOf(rootAt(place)) }))
        .sort((a, b) => b.count - a.count || a.place - b.place);
      if (best) return [[rootAt(best.place), QUALITY.misspelt]];
    }
    return [];
  };
}

/** Short words have too many neighbours. */
const stepsAllowed = (root: string): number => (/\d/.test(root) || root.length < 4 ? 0 : root.length < 8 ? 1 : 2);

function firstAtLeast(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
