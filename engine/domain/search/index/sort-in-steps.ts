import type { InSteps } from '../postings/posting-lists.ts';

/** The size of a step. */
const TEXTS_A_STEP = 4000;

/** Texts by their UTF-16 units, as `toSorted()`: sorted in parts, which are then joined. */
export function* sortInSteps(texts: readonly string[]): InSteps<readonly string[]> {
  let parts: (readonly string[])[] = [];
  for (let from = 0; from < texts.length; from += TEXTS_A_STEP) {
    parts.push(texts.slice(from, from + TEXTS_A_STEP).sort());
    yield;
  }
  while (parts.length > 1) {
    const longer: (readonly string[])[] = [];
    for (let at = 0; at < parts.length; at += 2) longer.push(yield* merge(parts[at] ?? [], parts[at + 1] ?? []));
    parts = longer;
  }
  return parts[0] ?? [];
}

function* merge(one: readonly string[], other: readonly string[]): InSteps<readonly string[]> {
  const merged: string[] = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    const isFirst = b === other.length || (a < one.length && (one[a] ?? '') <= (other[b] ?? ''));
    merged.push((isFirst ? one[a++] : other[b++]) ?? '');
    if (merged.length % TEXTS_A_STEP === 0) yield;
  }
  return merged;
}
