import { bar, STEM } from './drawing.ts';
import { SMALL, setLine, widthOf } from './type-setting.ts';

export interface Stick {
  /** Left edge and height of the wordmark whose T runs on as this stick. */
  readonly x: number;
  readonly markHeight: number;
  readonly from: number;
  readonly bandEnd: number;
  readonly end: number;
  readonly ink: string;
  readonly onBand: string;
  readonly tip: string;
  /** Smallest size of type that stays readable. */
  readonly smallestType: number;
}

export const stemOf = (x: number, markHeight: number) => ({
  x: x + markHeight * STEM.left,
  width: markHeight * STEM.width,
});

/** The T's stem as a dipstick down the label: bare rod, MAX, oil, MIN, tip. */
export function dipstick({ x, markHeight, from, bandEnd, end, ink, onBand, tip, smallestType }: Stick): string {
  const { x: left, width } = stemOf(x, markHeight);
  const length = end - bandEnd;
  const max = end - length * 0.3;
  const min = end - length * 0.085;
  const gap = width * 0.24;
  const tick = Math.max(0.35, width * 0.16);
  const ticks = [max - tick, min].map((y) => bar({ x: left - width * 0.6, y, width: width * 0.5, height: tick }, ink));
  const size = Math.max(smallestType * 0.72, Math.min(smallestType, markHeight * 0.24));
  const room = left - width * 0.8 - x;
  const fits = Math.max(...['MAX', 'MIN'].map((word) => widthOf(word, SMALL) * size)) <= room;
  const names = [max, min + tick].map((y, i) =>
    setLine({
      text: i ? 'MIN' : 'MAX',
      cut: SMALL,
      size,
      x: left - width * 0.78,
      y: y + size * 0.3,
      fill: ink,
      anchor: 'end',
    }),
  );
  return [
    bar({ x: left, y: from, width, height: bandEnd - from }, onBand),
    bar({ x: left, y: bandEnd, width, height: max - gap - bandEnd }, ink),
    bar({ x: left, y: max, width, height: min - max }, tip),
    bar({ x: left, y: min + gap, width, height: end - min - gap }, tip, width / 2),
    ...ticks,
    ...(fits ? names : []),
  ].join('');
}
