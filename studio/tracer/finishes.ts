import type { Finish } from './model.ts';

interface Gloss {
  /** 0 mirrors the room crisply, 1 shows a haze of it. */
  readonly blur: number;
  /** Share of light mirrored when looked at straight. */
  readonly facing: number;
  /** Share mirrored at a grazing angle. */
  readonly grazing: number;
}

export const FINISHES: Readonly<Record<Finish, Gloss>> = {
  satin: { blur: 0.3, facing: 0.045, grazing: 0.45 },
  gloss: { blur: 0.06, facing: 0.045, grazing: 0.7 },
  print: { blur: 0.2, facing: 0.034, grazing: 0.45 },
  matt: { blur: 1, facing: 0.025, grazing: 0.12 },
  metal: { blur: 0.34, facing: 0.72, grazing: 0.9 },
  chrome: { blur: 0.08, facing: 0.78, grazing: 0.95 },
};

export const isMetal = (finish: Finish): boolean => finish === 'metal' || finish === 'chrome';
