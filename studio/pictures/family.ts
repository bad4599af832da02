import type { Container, Pack } from '../packs/pack.ts';
import { modelOf, type SceneObject } from '../rendering/scene.ts';

/** Millimetres between neighbours, and between a large pack and a small one that stands in front of it. */
const GAP = 14;
const NARROW_GAP = 1;
const STEP_FORWARD = 45;

/** Millilitres that each container holds as modeled; a pack with more or less is scaled. */
const CAPACITY_ML: Partial<Record<Container, number>> = {
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
function amountOf({ label }: Pack): number {
  const [, figure = '1', unit = ''] = /^([\d.,]+)\s*(\S+)/.exec(label.volume) ?? [];
  return Number(figure.replace(',', '.')) * (unit === 'L' ? 1000 : 1);
}

interface SizedPack {
  readonly pack: Pack;
  readonly amount: number;
  /** Against the container as modeled. */
  readonly scale: number;
  readonly width: number;
}

/** The largest first. */
function sized(packs: readonly Pack[]): SizedPack[] {
  return packs
    .map((pack) => {
      const { container } = pack;
      const amount = amountOf(pack);
      const scale = Math.cbrt(amount / (CAPACITY_ML[container] ?? amount));
      const { low, high } = modelOf(container).box;
      return { pack, amount, scale, width: (high[0] - low[0]) * scale };
    })
    .toSorted((a, b) => b.amount - a.amount);
}

/** Large and small alternately, as long as there are both. */
function interleaved(large: readonly SizedPack[], small: readonly SizedPack[]): SizedPack[] {
  const pairs = Math.max(large.length, small.length);
  return Array.from({ length: pairs }, (_, i) => [large[i], small[i]])
    .flat()
    .filter((pack) => pack !== undefined);
}

/** All packs of a product on one floor, the small ones in front of the gaps between the large ones. */
export function family(packs: readonly Pack[]): SceneObject[] {
  const all = sized(packs);
  const largest = Math.max(...all.map(({ amount }) => amount));
  const isSmall = ({ amount }: SizedPack) => amount <= largest / 2;
  const row = interleaved(
    all.filter((pack) => !isSmall(pack)),
    all.filter(isSmall),
  );
  let edge = 0;
  return row.map((sizedPack, i) => {
    const { pack, scale, width } = sizedPack;
    const model = modelOf(pack.container);
    const before = row[i - 1];
    const isStep = before !== undefined && isSmall(before) !== isSmall(sizedPack);
    const left = edge + (isStep ? NARROW_GAP : GAP);
    edge = left + width;
    const x = left - model.box.low[0] * scale;
    const z = isSmall(sizedPack) ? STEP_FORWARD : 0;
    return { subject: pack, placement: { x, z, turn: -model.yaw * 0.7, scale } };
  });
}
