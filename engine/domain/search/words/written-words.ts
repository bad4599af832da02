import { hashOf } from '../postings/key-hashes.ts';

/**
 * What is known of words by how they are written. They are looked up where they stand: to cut millions of words out of the texts
 * of a large catalog takes longer than all else that is made of them.
 */
export interface WrittenWords<Known> {
  /** Visits the words of a text that is spelled as searches read it, with ASCII letters and digits, in their order. */
  visit(text: string, visitor: (known: Known) => void): void;
}

/** Codes and what is joined by hyphens are as many as there are products: they are read anew. */
const IS_KEPT = /^[a-z]+$/;
const MAX_KEPT = 50_000;

interface Kept<Known> {
  readonly word: string;
  readonly known: Known;
}

/** @param read says what is known of a word */
export function createWrittenWords<Known>(read: (word: string) => Known): WrittenWords<Known> {
  /** By their numbers; of two with the same one the second is read anew. */
  const kept = new Map<number, Kept<Known>>();

  function knownAt(text: string, from: number, to: number): Known {
    // Signed numbers are found in a map without an object for each.
    const hash = hashOf(text, from, to) | 0;
    const before = kept.get(hash);
    if (before !== undefined && before.word.length === to - from && text.startsWith(before.word, from)) {
      return before.known;
    }
    const word = text.slice(from, to);
    const known = read(word);
    if (before === undefined && kept.size < MAX_KEPT && IS_KEPT.test(word)) kept.set(hash, { word, known });
    return known;
  }
  return {
    visit(text, visitor) {
      for (let from = nextWord(text, 0); from < text.length; ) {
        const to = endOfWord(text, from);
        visitor(knownAt(text, from, to));
        from = nextWord(text, to);
      }
    },
  };
}

/** A character of a word by its code: a–z and 0–9. */
const isOfWord = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);

const POINT = 0x2e;
const HYPHEN = 0x2d;

function nextWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isOfWord(text.charCodeAt(at))) at += 1;
  return at;
}

/** A point or hyphen between two letters or digits is a part of the word. */
function endOfWord(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && (isOfWord(text.charCodeAt(at)) || joinsAt(text, at))) at += 1;
  return at;
}

function joinsAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code === POINT || code === HYPHEN) && at + 1 < text.length && isOfWord(text.charCodeAt(at + 1));
}
