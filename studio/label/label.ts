import type { ColorScheme, PackLabel } from '../packs/pack.ts';
import { dipstick, stemOf } from './dipstick.ts';
import { bar, hatch, letters, MARK_WIDTH } from './drawing.ts';
import {
  AMOUNT,
  CAPITALS,
  FIGURE,
  HEADLINE,
  READING,
  SMALL,
  setLine,
  sizeToFit,
  widthOf,
  wrap,
} from './type-setting.ts';

/** The decal to print on, in millimetres. */
export interface LabelSize {
  readonly width: number;
  readonly height: number;
  readonly readable: number;
  /** Smallest size of type that stays readable in the main picture. */
  readonly smallestType: number;
}

const SINCE = 'Sejak 1954';
const LEADING = 0.95;

/** The column right of the dipstick, measured from the decal's upper left corner. */
function columnOf({ width, height, readable }: LabelSize) {
  const left = (width - readable) / 2;
  const bandEnd = height * (height > readable * 1.7 ? 0.16 : 0.22);
  const markHeight = Math.min(bandEnd * 0.46, readable * 0.17);
  const stem = stemOf(left, markHeight);
  const x = stem.x + stem.width + Math.max(stem.width * 0.9, readable * 0.035);
  return { left, right: left + readable, bandEnd, markHeight, x, measure: left + readable - x };
}

type Column = ReturnType<typeof columnOf>;

function head({ height, width, smallestType }: LabelSize, column: Column, colors: ColorScheme): string {
  const { left, right, bandEnd, markHeight } = column;
  const y = (bandEnd - markHeight) * 0.46;
  const size = Math.max(smallestType * 0.86, Math.min(markHeight * 0.36, smallestType * 1.1));
  const room = right - left - markHeight * MARK_WIDTH - size;
  const since = setLine({ text: SINCE, cut: SMALL, size, x: right, y: y + markHeight, fill: '#ffffff', anchor: 'end' });
  return [
    bar({ x: 0, y: 0, width, height }, colors.label),
    bar({ x: 0, y: 0, width, height: bandEnd }, colors.band),
    letters({ x: left, y, height: markHeight }, '#ffffff'),
    dipstick({
      x: left,
      markHeight,
      from: y + markHeight - 0.1,
      bandEnd,
      end: height * 0.945,
      ink: colors.ink,
      onBand: '#ffffff',
      tip: colors.tip,
      smallestType,
    }),
    widthOf(SINCE, SMALL) * size <= room ? since : '',
  ].join('');
}

/** Rule, amount and standard at the foot; returns where the rule stands. */
function foot({ height, smallestType }: LabelSize, column: Column, { label, ink }: { label: PackLabel; ink: string }) {
  const { x, right, measure } = column;
  const baseline = height * 0.94;
  const size = Math.min(Math.max(smallestType * 1.5, height * 0.085), measure / (widthOf(label.volume, AMOUNT) || 1));
  const rule = baseline - size * CAPITALS - size * 0.42;
  const small = Math.max(smallestType * 0.9, size * 0.56);
  const { standard } = label;
  const room = measure - widthOf(label.volume, AMOUNT) * size - small * 0.6;
  const fits = standard !== undefined && widthOf(standard, READING) * small <= room;
  const art = [
    bar({ x, y: rule, width: measure, height: Math.max(0.35, height * 0.004) }, ink),
    setLine({ text: label.volume, cut: AMOUNT, size, x, y: baseline, fill: ink }),
    fits ? setLine({ text: standard, cut: READING, size: small, x: right, y: baseline, fill: ink, anchor: 'end' }) : '',
  ];
  return { rule, art: art.join('') };
}

/** Name and description under the band; returns where they end. */
function title(
  { height, smallestType }: LabelSize,
  column: Column,
  { label, ink, rule }: { label: PackLabel; ink: string; rule: number },
) {
  const { x, bandEnd, measure } = column;
  const space = rule - bandEnd;
  const share = (label.grade ? 0.4 : 0.54) * space;
  const largest = share / (label.name.length * LEADING);
  const size = sizeToFit(label.name, HEADLINE, { largest, measure });
  const top = bandEnd + Math.max(height * 0.035, size * 0.22);
  const small = Math.min(Math.max(smallestType, size * 0.3), smallestType * 1.35);
  const words = wrap(label.description, READING, { size: small, measure });
  const smaller = sizeToFit(words, READING, { largest: small, measure });
  const names = label.name.map((text, i) =>
    setLine({ text, cut: HEADLINE, size, x, y: top + size * (CAPITALS + i * LEADING), fill: ink }),
  );
  const under = top + size * (CAPITALS + (label.name.length - 1) * LEADING) + size * 0.24;
  const lines = words.map((text, i) =>
    setLine({ text, cut: READING, size: smaller, x, y: under + smaller * (0.9 + i * 1.2), fill: ink }),
  );
  return { end: under + smaller * (0.9 + (words.length - 1) * 1.2 + 0.3), art: [...names, ...lines].join('') };
}

/** The figure above the rule, or the hatched level zone where a pack has none. */
function middle(
  { height }: LabelSize,
  column: Column,
  { label, ink, from, rule }: { label: PackLabel; ink: string; from: number; rule: number },
) {
  const { x, measure } = column;
  const gap = height * 0.03;
  const room = rule - from - 2 * gap;
  if (label.grade) {
    const size = sizeToFit([label.grade], FIGURE, { largest: Math.max(0, room / CAPITALS), measure });
    return setLine({ text: label.grade, cut: FIGURE, size, x: x - size * 0.03, y: rule - gap * 1.2, fill: ink });
  }
  const zone = Math.min(room, height * 0.16);
  return zone < height * 0.06
    ? ''
    : hatch({ x, y: rule - zone, width: measure, height: zone }, ink, Math.max(1.6, measure * 0.055));
}

/** The decal of a pack that is taller than wide. */
export function label(decal: LabelSize, printed: PackLabel, colors: ColorScheme): string {
  const column = columnOf(decal);
  const { ink } = colors;
  const low = foot(decal, column, { label: printed, ink });
  const high = title(decal, column, { label: printed, ink, rule: low.rule });
  const between = middle(decal, column, { label: printed, ink, from: high.end, rule: low.rule });
  return [head(decal, column, colors), low.art, high.art, between].join('');
}
