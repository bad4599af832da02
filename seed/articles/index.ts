import type { ArticleSeed } from './article-seed.ts';
import { dot3OrDot4 } from './dot3-or-dot4.ts';
import { engineFlushStepByStep } from './engine-flush-step-by-step.ts';
import { interiorCareInTheTropics } from './interior-care-in-the-tropics.ts';
import { powerSteeringNoise } from './power-steering-noise.ts';
import { readingTheDipstick } from './reading-the-dipstick.ts';
import { since1954 } from './since-1954.ts';
import { viscosityInAHotClimate } from './viscosity-in-a-hot-climate.ts';
import { whenToAddFuelAdditives } from './when-to-add-fuel-additives.ts';

/** Newest first. */
export const ARTICLES: readonly ArticleSeed[] = [
  readingTheDipstick,
  whenToAddFuelAdditives,
  engineFlushStepByStep,
  dot3OrDot4,
  viscosityInAHotClimate,
  interiorCareInTheTropics,
  since1954,
  powerSteeringNoise,
];
