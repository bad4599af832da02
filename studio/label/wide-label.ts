import type { ColorScheme, PackLabel } from '../packs/pack.ts';
import { dipstick, stemOf } from './dipstick.ts';
import { bar, letters, MARK_WIDTH } from './drawing.ts';
import type { LabelSize } from './label.ts';
import { AMOUNT, CAPITALS, HEADLINE, READING, setLine, sizeToFit, wrap } from './type-setting.ts';

/** The decal of a jar, wider than tall: mark on the left, words beside it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the parts of one drawing in their order
export function wideLabel(decal: LabelSize, printed: PackLabel, { label, ink, tip }: ColorScheme): string {
  const { width, height, readable, smallestType } = decal;
  const left = (width - readable) / 2;
  const right = left + readable;
  const markHeight = Math.min(height * 0.36, readable * 0.15);
  const y = height * 0.2;
  const x = stemOf(left, markHeight).x + markHeight * (MARK_WIDTH - 0.5);
  const measure = right - x;
  const size = sizeToFit([printed.name.join(' ')], HEADLINE, { largest: height * 0.36, measure });
  const baseline = y + size * CAPITALS;
  const lines = wrap(printed.description, READING, { size: smallestType * 1.45, measure });
  return [
    bar({ x: 0, y: 0, width, height }, label),
    letters({ x: left, y, height: markHeight }, ink),
    dipstick({
      x: left,
      markHeight,
      from: y + markHeight - 0.1,
      bandEnd: y + markHeight,
      end: height * 0.94,
      ink,
      onBand: ink,
      tip,
      smallestType,
    }),
    setLine({ text: printed.name.join(' '), cut: HEADLINE, size, x, y: baseline, fill: ink }),
    ...lines.map((text, i) =>
      setLine({
        text,
        cut: READING,
        size: smallestType * 1.45,
        x,
        y: baseline + smallestType * (2 + i * 1.75),
        fill: ink,
      }),
    ),
    setLine({
      text: printed.volume,
      cut: AMOUNT,
      size: smallestType * 2.4,
      x: right,
      y: height * 0.93,
      fill: ink,
      anchor: 'end',
    }),
    setLine({ text: printed.grade ?? '', cut: AMOUNT, size: smallestType * 2.4, x, y: height * 0.93, fill: ink }),
  ].join('');
}

/** The mark on a lid, in the middle of its decal. */
export function crest({ width, height }: LabelSize, { band, tip }: ColorScheme): string {
  const markHeight = width * 0.3;
  const x = (width - markHeight * MARK_WIDTH) / 2;
  const y = height * 0.26;
  const stem = stemOf(x, markHeight);
  const end = y + markHeight;
  return [
    bar({ x: 0, y: 0, width, height }, band),
    letters({ x, y, height: markHeight }, '#ffffff'),
    bar({ x: stem.x, y: end - 0.1, width: stem.width, height: markHeight * 0.3 }, '#ffffff'),
    bar({ x: stem.x, y: end + markHeight * 0.36, width: stem.width, height: markHeight * 0.7 }, tip, stem.width * 0.3),
  ].join('');
}
