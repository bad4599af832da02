import type { Member, Pack } from './cast.ts';
import type { Container } from './packshot.ts';
import { formOf } from './subjects.ts';

/** Millimetres between neighbours, and between a large pack and a small one that stands a step before it. */
const GAP = 14;
const NARROW_GAP = 1;
const STEP = 45;

/** What each container holds as drawn, in millilitres; a pack with more or less of it is drawn larger or smaller. */
const HOLDS: Partial<Record<Container, number>> = {
  jug4: 4000,
  jug1: 1000,
  moto1: 1000,
  'slim-long': 300,
  'slim-flat': 300,
  'slim-mini': 75,
  flask: 400,
  trigger: 500,
  brake: 500,
};

/** Millilitres or grams of `4 L`, `3,5 L`, `300 ml`. */
function amountOf({ packshot: { label } }: Pack): number {
  const [, figure = '1', unit = ''] = /^([\d.,]+)\s*(\S+)/.exec(label.volume) ?? [];
  return Number(figure.replace(',', '.')) * (unit === 'L' ? 1000 : 1);
}

interface Sized {
  readonly pack: Pack;
  readonly amount: number;
  /** Against the container as drawn. */
  readonly scale: number;
  readonly width: number;
}

function sized(packs: readonly Pack[]): Sized[] {
  return packs
    .map((pack) => {
      const { container } = pack.packshot;
      const amount = amountOf(pack);
      const scale = Math.cbrt(amount / (HOLDS[container] ?? amount));
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
    const left = edge + (steps ? NARROW_GAP : GAP);
    edge = left + width;
    const x = left - form.box.low[0] * scale;
    return { of: pack, place: { x, z: amount <= largest / 2 ? STEP : 0, turn: -form.yaw * 0.7, scale } };
  });
}
