/** The printed marks of a label, as SVG in millimetres. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const bar = ({ x, y, width, height }: Area, fill: string, round = 0): string =>
  `<rect x="${x.toFixed(3)}" y="${y.toFixed(3)}" width="${width.toFixed(3)}" height="${height.toFixed(3)}" rx="${round}" fill="${fill}"/>`;

/** The letters, cap height 48, width 108; the T's stem stands at 47 and is 11 wide. */
const LETTERS =
  'M0 48h18a14 14 0 0 0 14-14v-1a14 14 0 0 0-14-14h-4a3 3 0 0 1-3-3v-2a3 3 0 0 1 3-3h33v39h11V11h36a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H84v-9H73v34h11V34h10a14 14 0 0 0 14-14v-6A14 14 0 0 0 94 0H14A14 14 0 0 0 0 14v2a14 14 0 0 0 14 14h4a3 3 0 0 1 3 3v1a3 3 0 0 1-3 3H0z';

export const STEM = { left: 47 / 48, width: 11 / 48 };
export const MARK_WIDTH = 108 / 48;

/** The wordmark of a given cap height, its upper left corner at x, y. */
export const letters = ({ x, y, height }: { x: number; y: number; height: number }, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${height / 48})" d="${LETTERS}" fill="${fill}"/>`;

/** Slanted strokes that fill an area, as on the level zone of a dipstick. */
export function hatch({ x, y, width, height }: Area, fill: string, step: number): string {
  const id = `h${Math.round(x * 100)}-${Math.round(y * 100)}`;
  const strokes: string[] = [];
  for (let from = -height; from < width; from += step)
    strokes.push(`M${x + from} ${y + height}l${height} ${-height}h${step * 0.42}l${-height} ${height}z`);
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><path clip-path="url(#${id})" d="${strokes.join('')}" fill="${fill}" fill-opacity=".14"/>`;
}
