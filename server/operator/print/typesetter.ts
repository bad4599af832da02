/** What a typeface can print. */
interface Typeface {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Makes text printable, and remembers what was not. */
export interface Typesetter {
  line(text: string): string;
  /** Letters without a shape, each once. */
  missing(): readonly string[];
}

/** Stands for a letter without a shape. */
const UNKNOWN = '?';

const BLANK = /[\s\p{Cc}\p{Zl}\p{Zp}]/u;
/** They change how the letters beside them are shown, and have no shape of their own. */
const SHAPELESS = /[\p{Cf}\p{Variation_Selector}]/gu;

/** Letters and accents become one character where there is one, so that the typeface has it. */
export function typesetterOf(typeface: Typeface): Typesetter {
  const missing = new Set<string>();
  const printable = (character: string): string => {
    if (BLANK.test(character)) return ' ';
    if (typeface.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return character;
    missing.add(character);
    return UNKNOWN;
  };
  return {
    line: (text) => [...text.normalize('NFC').replace(SHAPELESS, '')].map(printable).join(''),
    missing: () => [...missing],
  };
}
