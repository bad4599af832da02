import { z } from 'zod';
import type { ProblemTexts } from './problem-texts.ts';

/** WCAG's least contrast of text. */
const MIN_CONTRAST = 4.5;

const INK = '#0c171c';
const PAPER = '#ffffff';

/** Linear light of the three channels of `#rrggbb`, weighed as the eye does (WCAG 2.2, relative luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SURROUNDINGS = {
  white: PAPER,
  whiteText: PAPER,
  blackText: INK,
} as const satisfies Record<keyof ProblemTexts['beside'], string>;

/** A colour on which, or in which, text of the other colour can be read. */
const colourField = (texts: ProblemTexts) => (beside: keyof typeof SURROUNDINGS) =>
  z
    .string()
    .regex(/^#[\da-f]{6}$/i, texts.colour)
    .transform((colour, check): string => {
      const ratio = contrast(colour, SURROUNDINGS[beside]);
      if (ratio >= MIN_CONTRAST) return colour.toLowerCase();
      check.addIssue(texts.contrast(ratio.toFixed(1), MIN_CONTRAST, texts.beside[beside]));
      return z.NEVER;
    });

/** The brand's own colours, each with what stands on it, or what it stands on. */
export function coloursIn(texts: ProblemTexts) {
  const colour = colourField(texts);
  return z
    .strictObject({
      /** Of what sells: its buttons. */
      action: colour('whiteText'),
      link: colour('white'),
      /** The ground of the first picture and of what it introduces. */
      field: colour('blackText'),
      /** Header strip and footer. */
      night: colour('whiteText'),
      /** The mark that shows where one is. */
      level: colour('blackText'),
    })
    .partial();
}

/** The style sheet's own properties with the brand's values: the raw ones, because parts of a page set the roles anew. */
export function colourProperties({ action, link, field, night, level }: z.infer<ReturnType<typeof coloursIn>>) {
  const given = {
    '--color-flame': action,
    '--color-flame-2': action && `color-mix(in srgb, ${action} 82%, black)`,
    '--color-blue': link,
    '--color-sky': field,
    '--color-sky-2': field && `color-mix(in srgb, ${field} 42%, white)`,
    '--color-oil': level,
    '--night': night,
  };
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
