import type { Member, Pack } from './cast.ts';
import { formOf } from './subjects.ts';

/** Millimetres between neighbours, and what a small pack hides of the large one behind it. */
const GAP = 14;
const OVERLAP = 12;
/** Millimetres that small packs stand before large ones. */
const STEP = 70;

/** Millilitres or grams of `4 L`, `3,5 L`, `300 ml`. */
function amountOf({ packshot: { label } }: Pack): number {
  const [, figure = '1', unit = ''] = /^([\d.,]+)\s*(\S+)/.exec(label.volume) ?? [];
  return Number(figure.replace(',', '.')) * (unit === 'L' ? 1000 : 1);
}

interface Sized {
  readonly pack: Pack;
  readonly amount: number;
  /** Against the largest pack of the same container. */
  readonly scale: number;
  readonly width: number;
}

function sized(packs: readonly Pack[]): Sized[] {
  return packs
    .map((pack) => {
      const { container } = pack.packshot;
      const alike = packs.filter((other) => other.packshot.container === container);
      const amount = amountOf(pack);
      const scale = Math.cbrt(amount / Math.max(...alike.map(amountOf)));
      const { low, high } = formOf(container).box;
      return { pack, amount, scale, width: (high[0] - low[0]) * scale };
    })
    .toSorted((a, b) => b.amount - a.amount);
}

/** Largest and small in turn, as long as there are both. */
function inTurn(large: readonly Sized[], small: readonly Sized[]): Sized[] {
  const turns = Math.max(large.length, small.length);
  return Array.from({ length: turns }, (_, i) => [large[i], small[i]])
    .flat()
    .filter((pack) => pack !== undefined);
}

/** All packs of a product on one floor, the small ones a step before the large and into the gaps between them. */
export function family(packs: readonly Pack[]): Member[] {
  const all = sized(packs);
  const largest = Math.max(...all.map(({ amount }) => amount));
  const isSmall = ({ amount }: Sized) => amount <= largest / 2;
  const row = inTurn(
    all.filter((pack) => !isSmall(pack)),
    all.filter(isSmall),
  );
  let edge = 0;
  return row.map(({ pack, scale, width, amount }, i) => {
    const form = formOf(pack.packshot.container);
    const before = row[i - 1];
    const steps = before !== undefined && isSmall(before) !== amount <= largest / 2;
    const left = edge + (steps ? -OVERLAP : GAP);
    edge = left + width;
    const x = left - form.box.low[0] * scale;
    return { of: pack, place: { x, z: amount <= largest / 2 ? STEP : 0, turn: -form.yaw * 0.7, scale } };
  });
}
