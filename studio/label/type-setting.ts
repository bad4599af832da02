import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

/** A cut of the typeface: width in per cent, weight 100–900. */
export interface Cut {
  readonly width: number;
  readonly weight: number;
}

export const HEADLINE: Cut = { width: 62, weight: 800 };
export const FIGURE: Cut = { width: 62, weight: 850 };
export const READING: Cut = { width: 92, weight: 560 };
export const AMOUNT: Cut = { width: 76, weight: 720 };
export const SMALL: Cut = { width: 104, weight: 650 };

/** Height of the capitals, in ems. */
export const CAPITALS = 0.686;

const archivo = openSync(fileURLToPath(new URL('../fonts/archivo-var.ttf', import.meta.url)));
const cuts = new Map<string, ReturnType<typeof archivo.getVariation>>();

function cutOf({ width, weight }: Cut) {
  const key = `${width}/${weight}`;
  const known = cuts.get(key) ?? archivo.getVariation({ wdth: width, wght: weight });
  cuts.set(key, known);
  return known;
}

/** Width of a line at size 1. */
export function widthOf(text: string, cut: Cut): number {
  const font = cutOf(cut);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

/** The size, at most `largest`, at which every line fits the measure. */
export const sizeToFit = (
  lines: readonly string[],
  cut: Cut,
  { largest, measure }: { largest: number; measure: number },
): number => Math.min(largest, ...lines.map((line) => measure / widthOf(line, cut)));

export interface Line {
  readonly text: string;
  readonly cut: Cut;
  readonly size: number;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A line as outlines, so that no renderer needs the typeface. */
export function setLine({ text, cut, size, x, y, fill, anchor = 'start' }: Line): string {
  const font = cutOf(cut);
  const run = font.layout(text);
  const scale = size / font.unitsPerEm;
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  let pen = x - run.advanceWidth * scale * share;
  const glyphs = run.glyphs.map((glyph, i) => {
    const placed = `<path transform="translate(${pen.toFixed(3)} ${y.toFixed(3)}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    pen += (run.positions[i]?.xAdvance ?? 0) * scale;
    return placed;
  });
  return `<g fill="${fill}">${glyphs.join('')}</g>`;
}

/** Breaks a sentence into lines that fit the measure at the given size. */
export function wrap(text: string, cut: Cut, { size, measure }: { size: number; measure: number }): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, cut) * size <= measure) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
