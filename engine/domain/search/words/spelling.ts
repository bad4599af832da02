/** What sounds alike is written alike, in the order of the rules: `shampoo` → `sampo`, `injector` → `injektor`. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/oo$/, 'o'],
  [/ther/g, 'der'],
  [/ph/g, 'f'],
  [/s[hy]/g, 's'],
  [/th/g, 't'],
  [/ch/g, 'tj'],
  [/ck/g, 'k'],
  [/qu?/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/y(?![aeiou])/g, 'i'],
  [/ie|ea|ee/g, 'i'],
  [/oe|oo|ou/g, 'u'],
  [/(\p{L})\1+/gu, '$1'],
];

const HAS_NO_DIGITS = /^\p{L}+$/u;

/**
 * One letter over and over, as from a key held down, has no sound: `zzzz` would be the beginning of every word with S.
 * The look-ahead leaves one way to part the letters. Without it a text of forty takes seconds, and one of a hundred for ever.
 */
const REPEATED = /^(?:(\p{L})\1+(?!\1))+$/u;

export const bySound = (word: string): string =>
  REPEATED.test(word) ? word : SOUNDS.reduce((text, [from, to]) => text.replace(from, to), word);

/** What Indonesian writes onto a word: mesin-nya. */
const CLITIC = /(?<=\p{L}{3})(?:nya|lah|kah)$/u;

/** Endings and the fewest letters that must stay before them, English and Indonesian, the outermost first. */
const ENDINGS: readonly (readonly [ending: RegExp, least: number])[] = [
  [/(?:ings?|ers?|ed)$/, 4],
  [/s$/, 3],
  [/kan$/, 4],
  [/[ai]n$/, 5],
  [/e$/, 3],
  [/i$/, 4],
];

/** Beginnings with what the word itself begins with: `menyemir` → `semir`, `memoles` → `poles`. */
const BEGINNINGS: readonly (readonly [beginning: RegExp, own: string])[] = [
  [/^[mp]eny(?=[aeiou])/, 's'],
  [/^[mp]eng(?=[aeiou])/, ''],
  [/^[mp]eng(?=[ghk])/, ''],
  [/^[mp]em(?=[aeiou])/, 'p'],
  [/^[mp]em(?=[bfp])/, ''],
  [/^[mp]en(?=[aeiou])/, 't'],
  [/^[mp]en(?=[djt])/, ''],
  [/^(?:ber|ter)/, ''],
  [/^me(?=[lrwn])/, ''],
  [/^di/, ''],
  [/^nge?(?=[^g])/, ''],
  [/^ny(?=[aeiou])/, 's'],
  [/^mb(?=[^aeiou])/, 'b'],
];

const MIN_ROOT = 4;

function withoutBeginning(word: string): string {
  for (const [beginning, own] of BEGINNINGS) {
    const rest = word.replace(beginning, own);
    if (rest !== word && rest.length >= MIN_ROOT) return rest;
  }
  return word;
}

const withoutEndings = (word: string): string =>
  ENDINGS.reduce((text, [ending, least]) => {
    const rest = text.replace(ending, '');
    return rest.length >= least ? rest : text;
  }, word);

const known = new Map<string, string>();
const MAX_KNOWN = 50_000;

/**
 * A folded word as searches compare it: by its sound, without Indonesian and English beginnings and endings. It need not
 * be a word itself. Codes stay as they are.
 */
export function rootOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (!HAS_NO_DIGITS.test(word)) return word;
  const root = withoutBeginning(withoutEndings(bySound(word.replace(CLITIC, ''))));
  if (known.size < MAX_KNOWN) known.set(word, root);
  return root;
}

/** Steps between two words: letters more, less, other, or two swapped. Stops counting above the limit. */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let [beforeLast, last]: [readonly number[], readonly number[]] = [[], Array.from(`${other} `, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const steps = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      row.push(isSwapped ? Math.min(steps, (beforeLast[j - 2] ?? 0) + 1) : steps);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return last[other.length] ?? limit + 1;
}
