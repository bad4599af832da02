import { foldText } from './search.ts';

/** A stretch of a text, and whether a search matches it. */
export interface Stretch {
  readonly text: string;
  readonly isMatch: boolean;
}

interface Folded {
  readonly text: string;
  /** Position in the original of each folded character, and its length at the end. */
  readonly positions: readonly number[];
}

const UNCOMPARED = /[\p{Mark}-]/u;

/** As the search compares: without case, accents and hyphens. A space stays. */
const foldCharacter = (character: string) => (UNCOMPARED.test(character) ? '' : foldText(character) || ' ');

function fold(original: string): Folded {
  const positions: number[] = [];
  let text = '';
  let position = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    for (let index = 0; index < folded.length; index += 1) positions.push(position);
    text += folded;
    position += character.length;
  }
  return { text, positions: [...positions, position] };
}

/** Longer words first, so that a part of one does not split it. */
const wordsOf = (search: string): readonly string[] =>
  [...new Set(fold(search).text.split(/\s+/))].filter((word) => word !== '').sort((a, b) => b.length - a.length);

/** Parts of a text that a search matches, by the words of the search. The stretches together are the text. */
export function highlight(original: string, search: string): readonly Stretch[] {
  const { text, positions } = fold(original);
  const isMarked = new Array<boolean>(original.length).fill(false);
  for (const word of wordsOf(search)) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
      isMarked.fill(true, positions[at], positions[at + word.length]);
    }
  }
  return stretchesOf(original, isMarked);
}

function stretchesOf(original: string, isMarked: readonly boolean[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let begin = 0;
  for (let end = 1; end <= original.length; end += 1) {
    if (end < original.length && isMarked[end] === isMarked[begin]) continue;
    stretches.push({ text: original.slice(begin, end), isMatch: isMarked[begin] ?? false });
    begin = end;
  }
  return stretches;
}
